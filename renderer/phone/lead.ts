/**
 * Stands first in the head of the table's page, before any of its script is asked for: a phone is led to the page that is made for it.
 * Whoever has chosen the whole table there (`?whole`) stays.
 */
{
  const isPhone = matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600
  const { search, hash } = location
  if (isPhone && !search.includes('whole') && !hash.startsWith('#owner=') && !('desktop' in window)) location.replace(`phone.html${hash}`)
}
