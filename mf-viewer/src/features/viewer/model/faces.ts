import type { FaceOfCopy } from '../scene/drawn-model.ts'
import type { Copy, Model } from './model.ts'

/** The last entry of an ascending table that is not above `value`. */
function placeIn(starts: Uint32Array, value: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}

/** The face of a copy that a vertex of the model belongs to; null where faces have no numbers. */
export function faceOfVertex(copy: Copy, vertex: number): number | null {
  return copy.topology && placeIn(copy.topology.faceStarts, vertex - copy.vertices.first)
}

/** The corners of these faces' triangles, as an index over the model's vertices. */
export function facesTriangles(model: Model, faces: readonly FaceOfCopy[]): Uint32Array<ArrayBuffer> {
  const found: number[] = []
  for (const { copy: number, face } of faces) {
    const copy = model.copies[number]
    const starts = copy?.topology?.faceStarts
    if (!copy || !starts) continue
    const [from, to] = [starts[face] ?? 0, starts[face + 1] ?? 0].map((start) => start + copy.vertices.first)
    const { first, count } = copy.triangles
    for (let i = first; i < first + count; i += 3) {
      const corner = model.triangles[i] ?? 0
      if (from === undefined || to === undefined || corner < from || corner >= to) continue
      found.push(corner, model.triangles[i + 1] ?? 0, model.triangles[i + 2] ?? 0)
    }
  }
  return Uint32Array.from(found)
}

/**
 * The placed copy and its face that a number of the file means: faces are numbered in one walk over all copies
 * (docs/product/files.md, '3D viewer').
 */
export function faceOfNumber(model: Model, number: number): FaceOfCopy | null {
  for (const [i, { firstFace, topology }] of model.copies.entries()) {
    if (firstFace === null || !topology) continue
    const face = number - firstFace
    if (face >= 0 && face < topology.faceStarts.length - 1) return { copy: i, face }
  }
  return null
}

/** The number in the file of a face. */
export function numberOfFace(model: Model, { copy, face }: FaceOfCopy): number | null {
  const first = model.copies[copy]?.firstFace ?? null
  return first === null ? null : first + face
}
