/**
 * Loaded into Electron's own fetcher (`node --import`), which tells nothing until it is done: counts what of its file has come and
 * tells whoever started it, `{ come, whole }` in bytes.
 */
const fetchAsEver = globalThis.fetch
/** Lists of checksums are no news. */
const LARGE = 1_000_000

globalThis.fetch = async (...given) => {
  const response = await fetchAsEver(...given)
  const whole = Number(response.headers.get('content-length'))
  if (!response.ok || response.body === null || !(whole > LARGE)) return response
  let come = 0
  const count = new TransformStream({
    transform(chunk, to) {
      come += chunk.length
      process.send?.({ come, whole })
      to.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(count), { status, statusText, headers })
}
