import { type Box3, Vector3 } from 'three'
import type { Copy, Model } from './model.ts'
import type { Glb, GltfMesh, Numbers } from './read-glb.ts'
import { srgbOf } from './srgb.ts'

const linesMode = 1

/** A copy that is to be drawn, with the mesh that says what it looks like. */
export interface Placed {
  copy: Copy
  mesh: GltfMesh
}

/** A model's set of vertices, and what is drawn of it. */
export type Drawn = Pick<Model, 'positions' | 'normals' | 'colors' | 'owners' | 'triangles' | 'coarse' | 'lines'>

/** How many numbers of each kind all copies take. */
function sizeOf(glb: Glb, placed: readonly Placed[]) {
  const size = { vertices: 0, triangles: 0, coarse: 0, lines: 0, hasCoarse: false }
  for (const { mesh } of placed) {
    const [first] = mesh.primitives
    if (first) size.vertices += glb.json.accessors[first.attributes.POSITION]?.count ?? 0
    for (const { indices, mode, extras } of mesh.primitives) {
      const count = glb.json.accessors[indices]?.count ?? 0
      if (mode === linesMode) size.lines += count
      else {
        size.triangles += count
        size.hasCoarse ||= extras?.coarse !== undefined
        size.coarse += extras?.coarse === undefined ? count : (glb.json.accessors[extras.coarse]?.count ?? 0)
      }
    }
  }
  return size
}

/** Puts all copies into one set of vertices, each in its place. */
export function bake(glb: Glb, placed: readonly Placed[]): Drawn {
  const size = sizeOf(glb, placed)
  const drawn: Drawn = {
    positions: new Float32Array(size.vertices * 3),
    normals: new Int8Array(size.vertices * 4),
    colors: new Uint8Array(size.vertices * 4),
    owners: new Uint16Array(size.vertices),
    triangles: new Uint32Array(size.triangles),
    coarse: size.hasCoarse ? new Uint32Array(size.coarse) : null,
    lines: new Uint32Array(size.lines),
  }
  const at = { vertices: 0, triangles: 0, coarse: 0, lines: 0 }
  placed.forEach(({ copy, mesh }, owner) => {
    const [first] = mesh.primitives
    if (!first) return
    const base = at.vertices
    const count = addVertices(drawn, glb, first.attributes, copy, base)
    drawn.owners.fill(owner, base, base + count)
    const [triangles, lines] = [at.triangles, at.lines]
    const isMirrored = copy.matrix.determinant() < 0
    for (const primitive of mesh.primitives) {
      const indices = glb.numbers(primitive.indices)
      if (primitive.mode === linesMode) {
        at.lines = shifted(indices, drawn.lines, at.lines, base, false)
        continue
      }
      at.triangles = shifted(indices, drawn.triangles, at.triangles, base, isMirrored)
      if (drawn.coarse) {
        const coarse = primitive.extras?.coarse
        const fewer = coarse === undefined ? indices : glb.numbers(coarse)
        at.coarse = shifted(fewer, drawn.coarse, at.coarse, base, isMirrored)
      }
      colorVertices(drawn.colors, indices, base, colorOf(glb, primitive.material))
    }
    copy.vertices = { first: base, count }
    copy.triangles = { first: triangles, count: at.triangles - triangles }
    copy.lines = { first: lines, count: at.lines - lines }
    at.vertices += count
  })
  return drawn
}

/** Copies indices for vertices that begin at `base`. What is mirrored would be seen from its inside. @returns its end */
function shifted(from: Numbers, to: Uint32Array, start: number, base: number, isMirrored: boolean): number {
  for (let i = 0; i < from.length; i++) to[start + i] = (from[i] ?? 0) + base
  if (isMirrored) {
    for (let i = start; i < start + from.length; i += 3) {
      const second = to[i + 1] ?? 0
      to[i + 1] = to[i + 2] ?? 0
      to[i + 2] = second
    }
  }
  return start + from.length
}

function addVertices(
  { positions, normals }: Drawn,
  glb: Glb,
  attributes: { POSITION: number; NORMAL?: number },
  { matrix, box }: Copy,
  base: number,
): number {
  const local = glb.numbers(attributes.POSITION)
  const count = local.length / 3
  const m = matrix.elements
  for (let i = 0, to = base * 3; i < local.length; i += 3, to += 3) {
    const [x, y, z] = [local[i] ?? 0, local[i + 1] ?? 0, local[i + 2] ?? 0]
    positions[to] = m[0] * x + m[4] * y + m[8] * z + m[12]
    positions[to + 1] = m[1] * x + m[5] * y + m[9] * z + m[13]
    positions[to + 2] = m[2] * x + m[6] * y + m[10] * z + m[14]
  }
  growBox(box, positions, base, count)
  if (attributes.NORMAL === undefined) return count
  const turned = glb.numbers(attributes.NORMAL)
  // floats of an older server, or bytes filled up to four
  const stride = turned.length / count
  const toByte = (turned instanceof Float32Array ? 127 : 1) / (Math.cbrt(Math.abs(matrix.determinant())) || 1)
  for (let i = 0, to = base * 4; i < turned.length; i += stride, to += 4) {
    const [x, y, z] = [turned[i] ?? 0, turned[i + 1] ?? 0, turned[i + 2] ?? 0]
    normals[to] = Math.round((m[0] * x + m[4] * y + m[8] * z) * toByte)
    normals[to + 1] = Math.round((m[1] * x + m[5] * y + m[9] * z) * toByte)
    normals[to + 2] = Math.round((m[2] * x + m[6] * y + m[10] * z) * toByte)
  }
  return count
}

function growBox(box: Box3, positions: Float32Array, base: number, count: number): void {
  const point = new Vector3()
  for (let i = base * 3; i < (base + count) * 3; i += 3) box.expandByPoint(point.fromArray(positions, i))
}

const colorOf = (glb: Glb, material: number | undefined) =>
  srgbOf(glb.json.materials?.[material ?? -1]?.pbrMetallicRoughness?.baseColorFactor)

/** Faces share no vertices, so that each has the one colour of its face. */
function colorVertices(colors: Uint8Array, indices: Numbers, base: number, color: readonly number[]): void {
  for (const index of indices) colors.set(color, (index + base) * 4)
}
