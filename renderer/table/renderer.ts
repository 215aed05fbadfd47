// the page's content policy forbids making code out of text
import 'pixi.js/unsafe-eval'
import { CanvasRenderer, type Renderer, WebGLRenderer } from 'pixi.js'

/** Graphics "cards" that are programs: painting on a canvas is faster there. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Is there a WebGL that a graphics card draws? */
export function hasGraphicsCard(): boolean {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2')
  if (!gl) return false
  const named = gl.getExtension('WEBGL_debug_renderer_info')
  const name = String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return !SOFTWARE.test(name)
}

export type Drawing = {
  kind: 'webgl' | 'canvas'
  renderer: Renderer
  canvas: HTMLCanvasElement
  /** Draw calls since asked last. */
  drawCalls(): number
  textures(): number
}

export async function makeRenderer(host: HTMLElement, resolution: number, preference: 'webgl' | 'canvas'): Promise<Drawing> {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;display:block;touch-action:manipulation'
  const options = {
    canvas,
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    resolution,
    antialias: false,
    backgroundColor: '#1c130b',
    eventMode: 'none' as const,
    skipExtensionImports: false,
  }
  if (preference === 'webgl') {
    try {
      const renderer = new WebGLRenderer()
      await renderer.init(options)
      host.prepend(canvas)
      return { kind: 'webgl', renderer, canvas, ...counters(renderer) }
    } catch {
      // no WebGL after all: the canvas below always works
      return makeRenderer(host, resolution, 'canvas')
    }
  }
  const renderer = new CanvasRenderer()
  await renderer.init(options)
  host.prepend(canvas)
  // both renderers are given the same scene; Pixi's union type names them by class
  return { kind: 'canvas', renderer: renderer as unknown as Renderer, canvas, drawCalls: () => 0, textures: () => 0 }
}

/** Counts what goes to the graphics card. */
function counters(renderer: WebGLRenderer): { drawCalls(): number; textures(): number } {
  const { gl } = renderer
  let calls = 0
  const elements = gl.drawElements.bind(gl)
  gl.drawElements = (...parameters) => {
    calls++
    elements(...parameters)
  }
  const arrays = gl.drawArrays.bind(gl)
  gl.drawArrays = (...parameters) => {
    calls++
    arrays(...parameters)
  }
  return {
    drawCalls() {
      const count = calls
      calls = 0
      return count
    },
    textures: () => renderer.texture.managedTextures.length,
  }
}
