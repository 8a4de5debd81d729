import type { TopoDS_Shape } from 'replicad-opencascadejs'
import { type FactsKernel, largestHash, shapesIn } from './kernel.ts'
import { RayCaster } from './ray-caster.ts'
import { cross, length, scale, subtract, type Vector } from './vector.ts'

/** Chord error as a share of the body's extent, and the largest turn between two facets, in radians. */
const quality = { chord: 0.0005, angle: 0.3 }

/** A body's triangles, each with its face. */
export class BodyMesh {
  readonly positions: Float32Array
  readonly triangles: Uint32Array
  /** Place of each triangle's face within the body. */
  readonly faces: Uint32Array
  #caster: RayCaster | undefined

  constructor(positions: Float32Array, triangles: Uint32Array, faces: Uint32Array) {
    this.positions = positions
    this.triangles = triangles
    this.faces = faces
  }

  get count(): number {
    return this.faces.length
  }

  get caster(): RayCaster {
    this.#caster ??= new RayCaster(this.positions, this.triangles)
    return this.#caster
  }

  /** A triangle's middle, outward normal and area. */
  triangle(i: number): { middle: Vector; normal: Vector; area: number } {
    const [a, b, c] = [this.#corner(i, 0), this.#corner(i, 1), this.#corner(i, 2)]
    const normal = cross(subtract(b, a), subtract(c, a))
    const size = length(normal)
    return {
      middle: [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3],
      normal: scale(normal, 1 / (size || 1)),
      area: size / 2,
    }
  }

  #corner(i: number, corner: number): Vector {
    const at = (this.triangles[i * 3 + corner] ?? 0) * 3
    return [this.positions[at] ?? 0, this.positions[at + 1] ?? 0, this.positions[at + 2] ?? 0]
  }
}

/** Meshes a body. Faces that the kernel cannot mesh have no triangles. Null when there is nothing. */
export function meshBody(oc: FactsKernel, body: TopoDS_Shape, extent: number): BodyMesh | null {
  const data = oc.ReplicadMeshExtractor.extract(body, Math.max(extent * quality.chord, 1e-4), quality.angle, true)
  try {
    const memory = oc.wasmMemory.buffer
    const positions = new Float32Array(memory, data.getVerticesPtr(), data.getVerticesSize()).slice()
    const triangles = new Uint32Array(memory, data.getTrianglesPtr(), data.getTrianglesSize()).slice()
    const groups = new Int32Array(memory, data.getFaceGroupsPtr(), data.getFaceGroupsSize()).slice()
    return triangles.length === 0
      ? null
      : new BodyMesh(positions, triangles, facesOf(oc, body, groups, triangles.length))
  } finally {
    data.delete()
  }
}

/** @param groups first index, number of indices and hash of each face that was meshed, in the order of the walk */
function facesOf(oc: FactsKernel, body: TopoDS_Shape, groups: Int32Array, indices: number): Uint32Array {
  const faces = new Uint32Array(indices / 3)
  let group = 0
  shapesIn(oc, body, 'TopAbs_FACE').forEach((face, place) => {
    const [start = 0, size = 0, hash = 0] = groups.subarray(group * 3, group * 3 + 3)
    if (oc.ReplicadShapeHasher.HashCode(face, largestHash) === hash) {
      faces.fill(place, start / 3, (start + size) / 3)
      group++
    }
    face.delete()
  })
  return faces
}
