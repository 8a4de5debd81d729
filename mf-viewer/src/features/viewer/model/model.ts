import type { Box3, Matrix4, Vector3 } from 'three'

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

export interface Annotations {
  /** Pairs of them are lines. */
  points: Float32Array
  /** The copy that each point goes with when that is moved or hidden. */
  owners: Uint16Array
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
  /** Dimensions, tolerances and notes that the file draws itself; null where it has none. */
  annotations: Annotations | null
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
