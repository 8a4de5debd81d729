import { WebGLRenderer } from 'three'

/** The browser has no WebGL, or will not give it. */
export class NoWebgl extends Error {
  override name = 'NoWebgl'
}

/**
 * Asks for the context itself: three would write an error to the console where there is none. Smooth edges cost a
 * processor that stands in for a graphics card, as on remote desktops, four times the work.
 */
export function createRenderer(): { renderer: WebGLRenderer; isSoftware: boolean } {
  const plain = contextOf(false)
  const names = plain.getExtension('WEBGL_debug_renderer_info')
  const name = String(plain.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? plain.RENDERER))
  const isSoftware = /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name)
  if (!isSoftware) plain.getExtension('WEBGL_lose_context')?.loseContext()
  const context = isSoftware ? plain : contextOf(true)
  // the canvas was made below
  const canvas = context.canvas as HTMLCanvasElement
  const renderer = new WebGLRenderer({ canvas, context, antialias: !isSoftware, alpha: true })
  renderer.setClearAlpha(0)
  return { renderer, isSoftware }
}

function contextOf(antialias: boolean): WebGL2RenderingContext {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { alpha: true, antialias, powerPreference: 'high-performance' })
  if (!context) throw new NoWebgl('WebGL is not available')
  return context
}
