/** Runs in the page before anything else: hides that the graphics card is a program, and counts what goes to it. */
export function gauge(): void {
  const kept: Gauges = { frames: [], calls: 0, textures: 0 }
  ;(window as unknown as { gauges: Gauges }).gauges = kept
  const card = WebGL2RenderingContext.prototype
  const { getParameter, drawElements, drawArrays, createTexture, deleteTexture } = card
  card.getParameter = function (this: WebGL2RenderingContext, name: number) {
    const answer = getParameter.call(this, name)
    return typeof answer === 'string' && /swiftshader/i.test(answer) ? 'a graphics card' : answer
  }
  card.drawElements = function (this: WebGL2RenderingContext, ...parameters) {
    kept.calls++
    drawElements.apply(this, parameters)
  }
  card.drawArrays = function (this: WebGL2RenderingContext, ...parameters) {
    kept.calls++
    drawArrays.apply(this, parameters)
  }
  card.createTexture = function (this: WebGL2RenderingContext) {
    kept.textures++
    return createTexture.call(this)
  }
  card.deleteTexture = function (this: WebGL2RenderingContext, texture) {
    if (texture) kept.textures--
    deleteTexture.call(this, texture)
  }
  const ask = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (draw) =>
    ask((time) => {
      const [start, before] = [performance.now(), kept.calls]
      draw(time)
      if (kept.calls > before) kept.frames.push({ scriptMs: performance.now() - start, calls: kept.calls - before })
    })
}

export type Gauges = {
  /** Every frame in which something was drawn. */
  frames: { scriptMs: number; calls: number }[]
  calls: number
  /** Made and not deleted. */
  textures: number
}
