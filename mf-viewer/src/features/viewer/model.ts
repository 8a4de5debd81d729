import { Box3, Matrix4, Quaternion, Vector3 } from 'three'
import { type Glb, type GltfMesh, type GltfNode, type Numbers, openGlb } from './read-glb.ts'

/** A part or assembly of the model, as the tree of parts lists it. */
export interface PartNode {
  id: string
  /** Empty when the file names it in no way. */
  name: string
  /** CSS colour of a part; null for an assembly. */
  color: string | null
  /** Numbers of the placed copies in it: of a part its own one, if it has anything to draw. */
  copies: number[]
  children: PartNode[]
}

/** What is exactly known of a part's faces and edges; models of older servers have nothing of it. */
export interface Topology {
  /** The first vertex of each face, and the number of vertices. */
  faceStarts: Uint32Array
  /** Eight numbers a face: kind, point, direction, radius. */
  surfaces: Float32Array
  /** The first line of each edge, and the number of lines. */
  edgeStarts: Uint32Array
  /** Eight numbers an edge: length; of a circle radius, centre and axis. */
  curves: Float32Array
  /** The two faces at each edge. */
  edgeFaces: Uint32Array
}

/** One placed copy of a part, and where its vertices, triangles and lines lie among those of the model. */
export interface Copy {
  name: string
  matrix: Matrix4
  topology: Topology | null
  /** The number of its first face in the file; null where faces have no numbers. */
  firstFace: number | null
  vertices: { first: number; count: number }
  /** Numbers of the index: three a triangle, two a line. */
  triangles: { first: number; count: number }
  lines: { first: number; count: number }
  box: Box3
}

/**
 * A model as it is drawn: everything in one set of vertices, already in its place, so that surfaces take one draw call
 * and edges another, however many parts there are. Millimetres, z up, the middle at zero.
 */
export interface Model {
  parts: PartNode[]
  copies: Copy[]
  box: Box3
  /** Where the file's own origin lies, seen from the middle of the model, with the sign turned. */
  center: Vector3
  /** Faces of all copies; null where faces have no numbers. */
  faces: number | null
  positions: Float32Array
  /** Four bytes a vertex, of which three are used. */
  normals: Int8Array
  /** Four bytes a vertex: sRGB. */
  colors: Uint8Array
  /** To which copy a vertex belongs. */
  owners: Uint16Array
  triangles: Uint32Array
  /** Fewer triangles, for pictures in motion; null for models that have few anyway. */
  coarse: Uint32Array | null
  lines: Uint32Array
}

const linesMode = 1
/** Copies are told apart by two bytes a vertex. */
const mostCopies = 65_535

interface Placed {
  copy: Copy
  mesh: GltfMesh
}

/** Reads the server's binary glTF. @throws Error for bytes that are none, and for more copies than can be drawn */
export function readModel(bytes: ArrayBuffer): Model {
  const glb = openGlb(bytes)
  const placed: Placed[] = []
  const [root] = (glb.json.scenes[0]?.nodes ?? []).flatMap((index) => glb.json.nodes[index] ?? [])
  const origin = root ? matrixOf(root) : new Matrix4()
  const parts = (root?.children ?? []).flatMap((index, i) => treeOf(glb, index, String(i), origin, placed))
  if (placed.length > mostCopies) throw new Error('The model has too many parts')
  const drawn = bake(glb, placed)
  paint(parts, drawn)
  const { center, faces } = glb.json.asset.extras ?? {}
  return {
    ...drawn,
    parts,
    copies: placed.map(({ copy }) => copy),
    box: placed.reduce((all, { copy }) => all.union(copy.box), new Box3()),
    center: new Vector3(...(center ?? [0, 0, 0])),
    faces: faces ?? null,
  }
}

function matrixOf({ matrix, translation, rotation, scale }: GltfNode): Matrix4 {
  if (matrix) return new Matrix4().fromArray(matrix)
  return new Matrix4().compose(
    new Vector3(...(translation ?? [0, 0, 0])),
    new Quaternion(...(rotation ?? [0, 0, 0, 1])),
    new Vector3(...(scale ?? [1, 1, 1])),
  )
}

function treeOf(glb: Glb, index: number, id: string, parent: Matrix4, placed: Placed[]): PartNode[] {
  const node = glb.json.nodes[index]
  if (!node) return []
  const matrix = parent.clone().multiply(matrixOf(node))
  const copies: number[] = []
  const mesh = node.mesh === undefined ? undefined : glb.json.meshes[node.mesh]
  if (mesh) {
    copies.push(placed.length)
    const nothing = { first: 0, count: 0 }
    const copy: Copy = {
      ...{ name: node.name ?? '', matrix, topology: topologyOf(glb, mesh) },
      firstFace: node.extras?.firstFace ?? null,
      ...{ vertices: nothing, triangles: nothing, lines: nothing },
      box: new Box3(),
    }
    placed.push({ copy, mesh })
  }
  const children = (node.children ?? []).flatMap((child, i) => treeOf(glb, child, `${id}.${i}`, matrix, placed))
  copies.push(...children.flatMap((child) => child.copies))
  return [{ id, name: node.name ?? '', color: null, copies, children }]
}

function topologyOf(glb: Glb, { extras }: GltfMesh): Topology | null {
  const { faceStarts, surfaces, edgeStarts, curves, edgeFaces } = extras ?? {}
  if (faceStarts === undefined || surfaces === undefined || edgeStarts === undefined) return null
  if (curves === undefined || edgeFaces === undefined) return null
  // the server writes these tables with these types
  const uint = (accessor: number) => glb.numbers(accessor) as Uint32Array
  const float = (accessor: number) => glb.numbers(accessor) as Float32Array
  return {
    ...{ faceStarts: uint(faceStarts), surfaces: float(surfaces), edgeStarts: uint(edgeStarts) },
    ...{ curves: float(curves), edgeFaces: uint(edgeFaces) },
  }
}

type Drawn = Pick<Model, 'positions' | 'normals' | 'colors' | 'owners' | 'triangles' | 'coarse' | 'lines'>

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
function bake(glb: Glb, placed: readonly Placed[]): Drawn {
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

const toSrgb = (linear: number) =>
  Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055))

function colorOf(glb: Glb, material: number | undefined): [number, number, number] {
  const factor = glb.json.materials?.[material ?? -1]?.pbrMetallicRoughness?.baseColorFactor ?? [0.52, 0.55, 0.58]
  return [toSrgb(factor[0] ?? 0), toSrgb(factor[1] ?? 0), toSrgb(factor[2] ?? 0)]
}

/** Faces share no vertices, so that each has the one colour of its face. */
function colorVertices(colors: Uint8Array, indices: Numbers, base: number, color: readonly number[]): void {
  for (const index of indices) colors.set(color, (index + base) * 4)
}

/** Gives each part of the tree the colour that most of its corners have. */
function paint(parts: PartNode[], drawn: Drawn): void {
  const byOwner = new Map<number, Map<string, number>>()
  for (let i = 0; i < drawn.triangles.length; i += 3) {
    const vertex = drawn.triangles[i] ?? 0
    const owner = drawn.owners[vertex] ?? 0
    const counts = byOwner.get(owner) ?? new Map<string, number>()
    byOwner.set(owner, counts)
    const [red = 0, green = 0, blue = 0] = drawn.colors.subarray(vertex * 4, vertex * 4 + 3)
    const color = `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const visit = (node: PartNode) => {
    node.children.forEach(visit)
    const [own] = node.copies
    if (node.children.length > 0 || own === undefined) return
    node.color = [...(byOwner.get(own) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
  }
  parts.forEach(visit)
}

/** The part of the tree that a copy is. */
export function partOfCopy(parts: readonly PartNode[], copy: number): PartNode | null {
  for (const part of parts) {
    if (!part.copies.includes(copy)) continue
    return part.children.length === 0 ? part : (partOfCopy(part.children, copy) ?? part)
  }
  return null
}

/** All parts and assemblies, outside in. */
export function flatten(parts: readonly PartNode[]): PartNode[] {
  return parts.flatMap((part) => [part, ...flatten(part.children)])
}
