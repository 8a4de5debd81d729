import { WebGLRenderer } from 'three'

/** The browser has no WebGL, or will not give it. */
export class NoWebgl extends Error {
  override name = 'NoWebgl'
}

/** Behind the model where blending with the page would cost too much. */
const backgrounds = { light: 0xe9eef4, dark: 0x232c3b } as const

/**
 * Draws, and knows whether a processor stands in for a graphics card, as on remote desktops. There smooth edges cost four
 * times the work and see-through pixels make the whole page be mixed anew, so it goes without both.
 */
export interface Drawing {
  renderer: WebGLRenderer
  isSoftware: boolean
  setBackground: (isDark: boolean) => void
}

/**
 * Asks for the context itself: three would write an error to the console where there is none.
 * @throws NoWebgl
 */
export function createRenderer(): Drawing {
  const plain = contextOf({ antialias: false, alpha: false })
  const names = plain.getExtension('WEBGL_debug_renderer_info')
  const name = String(plain.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? plain.RENDERER))
  const isSoftware = /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name)
  if (!isSoftware) plain.getExtension('WEBGL_lose_context')?.loseContext()
  const context = isSoftware ? plain : contextOf({ antialias: true, alpha: true })
  // the canvas was made below
  const canvas = context.canvas as HTMLCanvasElement
  const renderer = new WebGLRenderer({ canvas, context, antialias: !isSoftware, alpha: !isSoftware, stencil: true })
  return {
    ...{ renderer, isSoftware },
    setBackground: (isDark) => renderer.setClearColor(backgrounds[isDark ? 'dark' : 'light'], isSoftware ? 1 : 0),
  }
}

function contextOf(wanted: { antialias: boolean; alpha: boolean }): WebGL2RenderingContext {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { ...wanted, stencil: true, powerPreference: 'high-performance' })
  if (!context) throw new NoWebgl('WebGL is not available')
  return context
}
