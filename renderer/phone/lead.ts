/**
 * Stands first in the head of the table's page, before any of its script is asked for: a phone is led to the page that is made for it.
 * Whoever has chosen the whole table there (`?whole`), or is on the way to another host (`?host=`), stays.
 */
{
  const isPhone = matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600
  const { search, hash } = location
  const stays = search.includes('whole') || search.includes('host=')
  if (isPhone && !stays && !hash.startsWith('#owner=') && !('desktop' in window)) location.replace(`phone.html${hash}`)
}
