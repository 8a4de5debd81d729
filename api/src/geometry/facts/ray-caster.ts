import type { Vector } from './vector.ts'

const leafSize = 6

/** Finds what a ray meets first among many triangles, by a tree of boxes around them. */
export class RayCaster {
  readonly #positions: Float32Array
  readonly #triangles: Uint32Array
  /** Triangles in the order of the leaves. */
  readonly #order: Uint32Array
  /** Six bounds a node. */
  readonly #boxes: Float64Array
  /** Two numbers a node: a leaf's first triangle and count, or an inner node's second child and 0. */
  readonly #nodes: Uint32Array
  #used = 0

  constructor(positions: Float32Array, triangles: Uint32Array) {
    this.#positions = positions
    this.#triangles = triangles
    const count = triangles.length / 3
    this.#order = Uint32Array.from({ length: count }, (_, i) => i)
    this.#boxes = new Float64Array(Math.max(1, count) * 2 * 6)
    this.#nodes = new Uint32Array(Math.max(1, count) * 2 * 2)
    const middles = new Float64Array(count * 3)
    for (let i = 0; i < count; i++) {
      for (let axis = 0; axis < 3; axis++) {
        middles[i * 3 + axis] =
          (this.#coordinate(i, 0, axis) + this.#coordinate(i, 1, axis) + this.#coordinate(i, 2, axis)) / 3
      }
    }
    if (count > 0) this.#build(0, count, middles)
  }

  #coordinate(triangle: number, corner: number, axis: number): number {
    return this.#positions[(this.#triangles[triangle * 3 + corner] ?? 0) * 3 + axis] ?? 0
  }

  #build(start: number, end: number, middles: Float64Array): void {
    const node = this.#used++
    const boxes = this.#boxes
    const low = [Infinity, Infinity, Infinity]
    const high = [-Infinity, -Infinity, -Infinity]
    for (let axis = 0; axis < 3; axis++) {
      let [least, most, first, last] = [Infinity, -Infinity, Infinity, -Infinity]
      for (let i = start; i < end; i++) {
        const triangle = this.#order[i] ?? 0
        for (let corner = 0; corner < 3; corner++) {
          const value = this.#coordinate(triangle, corner, axis)
          if (value < least) least = value
          if (value > most) most = value
        }
        const middle = middles[triangle * 3 + axis] ?? 0
        if (middle < first) first = middle
        if (middle > last) last = middle
      }
      boxes[node * 6 + axis] = least
      boxes[node * 6 + 3 + axis] = most
      low[axis] = first
      high[axis] = last
    }
    const spans = [0, 1, 2].map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0))
    const widest = spans.indexOf(Math.max(...spans))
    if (end - start <= leafSize || (spans[widest] ?? 0) <= 0) {
      this.#nodes[node * 2] = start
      this.#nodes[node * 2 + 1] = end - start
      return
    }
    const half = this.#split(start, end, widest, ((low[widest] ?? 0) + (high[widest] ?? 0)) / 2, middles)
    this.#build(start, half, middles)
    this.#nodes[node * 2] = this.#used
    this.#nodes[node * 2 + 1] = 0
    this.#build(half, end, middles)
  }

  /** Moves the triangles below a middle to the front. @returns where the others begin */
  #split(start: number, end: number, axis: number, middle: number, middles: Float64Array): number {
    let low = start
    let high = end - 1
    while (low <= high) {
      const triangle = this.#order[low] ?? 0
      if ((middles[triangle * 3 + axis] ?? 0) < middle) low++
      else {
        this.#order[low] = this.#order[high] ?? 0
        this.#order[high--] = triangle
      }
    }
    return low === start || low === end ? (start + end) >> 1 : low
  }

  /** The nearest triangle that a ray meets, from whichever side. */
  nearest(from: Vector, direction: Vector, nearLimit = 0): { distance: number; triangle: number } | null {
    let best = Infinity
    let found = -1
    const waiting = this.#used > 0 ? [0] : []
    const inverse: Vector = [1 / direction[0], 1 / direction[1], 1 / direction[2]]
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (!this.#meetsBox(node, from, inverse, best)) continue
      const [at = 0, count = 0] = [this.#nodes[node * 2], this.#nodes[node * 2 + 1]]
      if (count === 0) {
        waiting.push(at, node + 1)
        continue
      }
      for (let i = at; i < at + count; i++) {
        const triangle = this.#order[i] ?? 0
        const distance = this.#distance(triangle, from, direction)
        if (distance > nearLimit && distance < best) {
          best = distance
          found = triangle
        }
      }
    }
    return found < 0 ? null : { distance: best, triangle: found }
  }

  #meetsBox(node: number, from: Vector, inverse: Vector, limit: number): boolean {
    let near = 0
    let far = limit
    for (let axis = 0; axis < 3; axis++) {
      const start = from[axis] ?? 0
      const by = inverse[axis] ?? 0
      const a = ((this.#boxes[node * 6 + axis] ?? 0) - start) * by
      const b = ((this.#boxes[node * 6 + 3 + axis] ?? 0) - start) * by
      // a ray within a box's side tells nothing about that axis
      if (Number.isNaN(a) || Number.isNaN(b)) continue
      if (a < b) {
        if (a > near) near = a
        if (b < far) far = b
      } else {
        if (b > near) near = b
        if (a < far) far = a
      }
    }
    return near <= far * (1 + 1e-12)
  }

  /** After Möller and Trumbore. Infinity when the ray misses. Millions of these are asked: no array is made. */
  #distance(triangle: number, from: Vector, direction: Vector): number {
    const p = this.#positions
    const a = (this.#triangles[triangle * 3] ?? 0) * 3
    const b = (this.#triangles[triangle * 3 + 1] ?? 0) * 3
    const c = (this.#triangles[triangle * 3 + 2] ?? 0) * 3
    const ax = p[a] ?? 0
    const ay = p[a + 1] ?? 0
    const az = p[a + 2] ?? 0
    const ex = (p[b] ?? 0) - ax
    const ey = (p[b + 1] ?? 0) - ay
    const ez = (p[b + 2] ?? 0) - az
    const fx = (p[c] ?? 0) - ax
    const fy = (p[c + 1] ?? 0) - ay
    const fz = (p[c + 2] ?? 0) - az
    const dx = direction[0]
    const dy = direction[1]
    const dz = direction[2]
    const px = dy * fz - dz * fy
    const py = dz * fx - dx * fz
    const pz = dx * fy - dy * fx
    const size = ex * px + ey * py + ez * pz
    if (size === 0) return Infinity
    const tx = from[0] - ax
    const ty = from[1] - ay
    const tz = from[2] - az
    const u = (tx * px + ty * py + tz * pz) / size
    if (u < 0 || u > 1) return Infinity
    const qx = ty * ez - tz * ey
    const qy = tz * ex - tx * ez
    const qz = tx * ey - ty * ex
    const v = (dx * qx + dy * qy + dz * qz) / size
    if (v < 0 || u + v > 1) return Infinity
    return (fx * qx + fy * qy + fz * qz) / size
  }
}
