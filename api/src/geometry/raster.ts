import type { Rgb } from './scene.ts'

/** A point as drawn: pixels to the right and down, and depth in pixels towards the viewer. */
export interface Drawn {
  x: Float32Array<ArrayBuffer>
  y: Float32Array<ArrayBuffer>
  depth: Float32Array<ArrayBuffer>
  /** How much light a vertex gets; 1 is its own colour. */
  light: Float32Array<ArrayBuffer>
}

/** An edge is drawn where it lies at most this many pixels behind a surface, which is then its own. */
const edgeBias = 2.5
/** Share of the surface's colour that an edge keeps. */
const edgeShade = 0.42

const toSrgb = Uint8Array.from({ length: 4096 }, (_, i) => {
  const linear = i / 4095
  return Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055))
})

/** Linear light as a byte of sRGB. */
const encode = (linear: number) => toSrgb[Math.min(4095, Math.max(0, Math.round(linear * 4095)))] ?? 0

/** A square picture with a depth for each pixel. Pixels nothing is drawn on stay transparent. */
export class Raster {
  readonly size: number
  /** Red, green, blue and alpha, a byte each. */
  readonly pixels: Uint8Array<ArrayBuffer>
  readonly #depth: Float32Array<ArrayBuffer>

  constructor(size: number) {
    this.size = size
    this.pixels = new Uint8Array(size * size * 4)
    this.#depth = new Float32Array(size * size).fill(-Infinity)
  }

  /** Fills a triangle whose corners are vertices of `drawn`; whichever side faces the viewer. */
  triangle(drawn: Drawn, a: number, b: number, c: number, color: Rgb): void {
    const { x, y, depth, light } = drawn
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = [x[a], y[a], x[b], y[b], x[c], y[c]]
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (Math.abs(area) < 1e-6 || !Number.isFinite(area)) return
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const right = Math.min(this.size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const bottom = Math.min(this.size - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    const [da = 0, db = 0, dc = 0] = [depth[a], depth[b], depth[c]]
    const [la = 0, lb = 0, lc = 0] = [light[a], light[b], light[c]]
    for (let row = top; row <= bottom; row++) {
      const py = row + 0.5
      for (let column = left; column <= right; column++) {
        const px = column + 0.5
        // shares of b and c; the rest is that of a
        const ofB = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area
        const ofC = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area
        const ofA = 1 - ofB - ofC
        if (ofA < -1e-5 || ofB < -1e-5 || ofC < -1e-5) continue
        this.#put(row * this.size + column, ofA * da + ofB * db + ofC * dc, ofA * la + ofB * lb + ofC * lc, color)
      }
    }
  }

  #put(pixel: number, depth: number, light: number, color: Rgb): void {
    if (depth <= (this.#depth[pixel] ?? Infinity)) return
    this.#depth[pixel] = depth
    const at = pixel * 4
    this.pixels[at] = encode(color[0] * light)
    this.pixels[at + 1] = encode(color[1] * light)
    this.pixels[at + 2] = encode(color[2] * light)
    this.pixels[at + 3] = 255
  }

  /** Marks the pixels of an edge in `marks`, where no surface hides it. Call it once all surfaces are drawn. */
  edge(drawn: Drawn, a: number, b: number, marks: Uint8Array): void {
    const { x, y, depth } = drawn
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0] = [x[a], y[a], depth[a], x[b], y[b], depth[b]]
    const steps = Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)))
    if (!(steps < this.size * 4)) return
    for (let step = 0; step <= steps; step++) {
      const share = steps === 0 ? 0 : step / steps
      const [column, row] = [Math.round(ax + (bx - ax) * share - 0.5), Math.round(ay + (by - ay) * share - 0.5)]
      const z = az + (bz - az) * share + edgeBias
      // two pixels wide, because the picture is drawn at twice its size
      for (const [right, down] of edgeWidth) this.#mark(column + right, row + down, z, marks)
    }
  }

  #mark(column: number, row: number, z: number, marks: Uint8Array): void {
    if (column < 0 || row < 0 || column >= this.size || row >= this.size) return
    const pixel = row * this.size + column
    if (z >= (this.#depth[pixel] ?? 0) && this.pixels[pixel * 4 + 3] !== 0) marks[pixel] = 1
  }

  /** Darkens marked pixels, each once however many edges run through it. */
  shade(marks: Uint8Array): void {
    for (let pixel = 0; pixel < marks.length; pixel++) {
      if (marks[pixel] !== 1) continue
      for (const channel of [0, 1, 2]) {
        const at = pixel * 4 + channel
        this.pixels[at] = Math.round((this.pixels[at] ?? 0) * edgeShade)
      }
    }
  }
}

const edgeWidth = [
  [0, 0],
  [1, 0],
  [0, 1],
] as const
