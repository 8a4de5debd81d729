import type { ImportedMesh, ImportedNode, StepImport } from 'occt-import-js'
import { srgbOf } from '../model/srgb.ts'

/** Where a part's vertices, triangles and lines lie among those of the model; counts are of numbers, not of triangles. */
export interface ImportedPart {
  name: string
  vertices: { first: number; count: number }
  triangles: { first: number; count: number }
  lines: { first: number; count: number }
}

/** A part or assembly; a part has the place of its piece among `pieces`, an assembly has children. */
export interface ImportedBranch {
  name: string
  piece: number | null
  children: ImportedBranch[]
}

/** What the kernel in the browser found in a STEP file, as flat arrays that threads hand over without a copy. */
export interface ImportedModel {
  branches: ImportedBranch[]
  pieces: ImportedPart[]
  /** Millimetres, as the file counts. */
  positions: Float32Array<ArrayBuffer>
  /** Four bytes a vertex, of which three are used. */
  normals: Int8Array<ArrayBuffer>
  /** Four bytes a vertex: sRGB. */
  colors: Uint8Array<ArrayBuffer>
  owners: Uint16Array<ArrayBuffer>
  triangles: Uint32Array<ArrayBuffer>
  lines: Uint32Array<ArrayBuffer>
}

/** Owners are told apart by two bytes a vertex. */
const mostPieces = 65_535

/** Lays all meshes of an import one after the other. @throws Error for one without any triangle, or with too many parts */
export function layOut({ root, meshes }: StepImport): ImportedModel {
  if (meshes.length > mostPieces) throw new Error('The model has too many parts')
  const outlines = meshes.map(outlinesOf)
  const vertices = sum(meshes.map(({ attributes }) => attributes.position.array.length / 3))
  const model: ImportedModel = {
    branches: branchesOf(root, meshes),
    pieces: [],
    positions: new Float32Array(vertices * 3),
    normals: new Int8Array(vertices * 4),
    colors: new Uint8Array(vertices * 4),
    owners: new Uint16Array(vertices),
    triangles: new Uint32Array(sum(meshes.map(({ index }) => index.array.length))),
    lines: new Uint32Array(sum(outlines.map(({ length }) => length))),
  }
  if (model.triangles.length === 0) throw new Error('The file has nothing to draw')
  const at = { vertices: 0, triangles: 0, lines: 0 }
  meshes.forEach((mesh, owner) => {
    const { position, normal } = mesh.attributes
    const [count, outline] = [position.array.length / 3, outlines[owner] ?? []]
    const base = at.vertices
    model.positions.set(position.array, base * 3)
    model.normals.set(normalBytes(normal?.array ?? normalsOf(mesh)), base * 4)
    model.owners.fill(owner, base, base + count)
    paintFaces(model.colors, mesh, base)
    model.triangles.set(
      mesh.index.array.map((index) => index + base),
      at.triangles,
    )
    model.lines.set(
      outline.map((index) => index + base),
      at.lines,
    )
    model.pieces.push({
      name: mesh.name,
      vertices: { first: base, count },
      triangles: { first: at.triangles, count: mesh.index.array.length },
      lines: { first: at.lines, count: outline.length },
    })
    at.vertices += count
    at.triangles += mesh.index.array.length
    at.lines += outline.length
  })
  return model
}

const sum = (numbers: readonly number[]) => numbers.reduce((so, number) => so + number, 0)

/** The kernel's root is the file; a node of one mesh is a part, and one of several an assembly of these. */
function branchesOf(node: ImportedNode, meshes: readonly ImportedMesh[]): ImportedBranch[] {
  const parts = node.meshes.map((piece): ImportedBranch => ({ name: meshes[piece]?.name ?? '', piece, children: [] }))
  return [...parts, ...node.children.map((child) => branchOf(child, meshes))]
}

function branchOf(node: ImportedNode, meshes: readonly ImportedMesh[]): ImportedBranch {
  const children = branchesOf(node, meshes)
  const [only] = children
  if (children.length === 1 && only?.piece != null) return { ...only, name: node.name || only.name }
  return { name: node.name, piece: null, children }
}

function normalBytes(normals: ArrayLike<number>): Int8Array {
  const bytes = new Int8Array((normals.length / 3) * 4)
  for (let from = 0, to = 0; from < normals.length; from += 3, to += 4) {
    for (let axis = 0; axis < 3; axis++) bytes[to + axis] = Math.round((normals[from + axis] ?? 0) * 127)
  }
  return bytes
}

/** For a mesh without normals: the mean of those of the triangles at each vertex. */
function normalsOf({ attributes, index }: ImportedMesh): Float32Array {
  const at = attributes.position.array
  const normals = new Float32Array(at.length)
  for (let i = 0; i < index.array.length; i += 3) {
    const corners = index.array.slice(i, i + 3)
    const [a = 0, b = 0, c = 0] = corners.map((corner) => corner * 3)
    const along = (from: number, to: number) => [0, 1, 2].map((axis) => (at[to + axis] ?? 0) - (at[from + axis] ?? 0))
    const [x, y] = [along(a, b), along(a, c)]
    for (const corner of corners) {
      for (let axis = 0; axis < 3; axis++) {
        const [next, last] = [(axis + 1) % 3, (axis + 2) % 3]
        const across = (x[next] ?? 0) * (y[last] ?? 0) - (x[last] ?? 0) * (y[next] ?? 0)
        normals[corner * 3 + axis] = (normals[corner * 3 + axis] ?? 0) + across
      }
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0) || 1
    for (let axis = i; axis < i + 3; axis++) normals[axis] = (normals[axis] ?? 0) / length
  }
  return normals
}

function paintFaces(colors: Uint8Array, mesh: ImportedMesh, base: number): void {
  const count = mesh.attributes.position.array.length / 3
  const own = srgbOf(mesh.color)
  for (let vertex = base; vertex < base + count; vertex++) colors.set(own, vertex * 4)
  for (const { first, last, color } of mesh.brep_faces) {
    if (!color) continue
    const painted = srgbOf(color)
    for (const index of mesh.index.array.slice(first * 3, last * 3 + 3)) colors.set(painted, (index + base) * 4)
  }
}

/**
 * The outline of each face, once where two faces meet: sides of triangles that only one triangle of a face has. Where
 * a round face closes upon itself two have them, though at vertices of their own, so places are compared.
 */
function outlinesOf({ attributes, index, brep_faces }: ImportedMesh): number[] {
  const at = attributes.position.array
  const places = new Map<string, number>()
  const count = at.length / 3
  const placeOf = Uint32Array.from({ length: count }, (_, vertex) => {
    const key = `${at[vertex * 3]},${at[vertex * 3 + 1]},${at[vertex * 3 + 2]}`
    const known = places.get(key) ?? vertex
    places.set(key, known)
    return known
  })
  const drawn = new Set<number>()
  const lines: number[] = []
  for (const { first, last } of brep_faces) {
    const sides = new Map<number, [number, number]>()
    for (let i = first * 3; i < last * 3 + 3; i++) {
      const from = index.array[i] ?? 0
      const to = index.array[i % 3 === 2 ? i - 2 : i + 1] ?? 0
      const [a = 0, b = 0] = [placeOf[from] ?? 0, placeOf[to] ?? 0]
      const side = a < b ? a * count + b : b * count + a
      if (!sides.delete(side)) sides.set(side, [from, to])
    }
    for (const [side, line] of sides) {
      if (!drawn.has(side)) lines.push(...line)
      drawn.add(side)
    }
  }
  return lines
}
