/** Linear red, green and blue, each 0 to 1. */
export type Rgb = readonly [number, number, number]
export type Vec3 = readonly [number, number, number]

export interface Box {
  min: Vec3
  max: Vec3
}

/**
 * What is exactly known of a part's faces and edges, so that the viewer can tell and measure them. Faces are numbered by
 * one walk over the part's shape, also those without triangles.
 */
export interface PartTopology {
  /** The first vertex of each face, and the number of vertices as the end of the last one. */
  faceStarts: Uint32Array<ArrayBuffer>
  /** {@link surfaceStride} numbers a face: kind of {@link surfaceKinds}, a point, a direction, a radius. */
  surfaces: Float32Array<ArrayBuffer>
  /** The first line of each edge among the part's `edges`, and the number of lines as the end of the last one. */
  edgeStarts: Uint32Array<ArrayBuffer>
  /** {@link curveStride} numbers an edge: its length; of a circle its radius, centre and axis, otherwise zeros. */
  curves: Float32Array<ArrayBuffer>
  /** The two faces that each edge lies between; {@link noFace} where there is no second one. */
  edgeFaces: Uint32Array<ArrayBuffer>
}

export const surfaceKinds = { other: 0, plane: 1, cylinder: 2 } as const
export const surfaceStride = 8
export const curveStride = 8
export const noFace = 0xffffffff

/** One part, meshed once however often it is placed. Lengths in millimetres. */
export interface PartMesh {
  color: Rgb | null
  /**
   * The position of the mesh's origin in the part's coordinates: vertices lie around it, so that float32 is precise
   * enough.
   */
  origin: Vec3
  /** Exact extents in the part's own coordinates. */
  box: Box
  positions: Float32Array<ArrayBuffer>
  normals: Float32Array<ArrayBuffer>
  /** Triangles by face colour; null is the part's own. */
  groups: { color: Rgb | null; indices: Uint32Array<ArrayBuffer> }[]
  /** Pairs of vertices: the part's edges as line segments, whose ends lie on the exact curves. */
  edges: Uint32Array<ArrayBuffer>
  topology: PartTopology
  triangles: number
  solids: number
}

/** A placed assembly or part. `matrix` is column-major, in double precision; null means no offset from its parent. */
export interface SceneNode {
  name: string
  product: string
  matrix: readonly number[] | null
  color: Rgb | null
  mesh: PartMesh | null
  /** Of a part: the number of its first face among those of the whole file. */
  firstFace: number
  children: SceneNode[]
}

export interface Scene {
  /** Without anything that has nothing to show. */
  roots: SceneNode[]
  parts: PartMesh[]
  /** Faces of all placed copies, drawn or not. */
  faces: number
}

export const identity: readonly number[] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

export function multiply(a: readonly number[], b: readonly number[]): number[] {
  const product: number[] = []
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0
      for (let k = 0; k < 4; k++) sum += (a[k * 4 + row] ?? 0) * (b[column * 4 + k] ?? 0)
      product.push(sum)
    }
  }
  return product
}

export function transformPoint(m: readonly number[], x: number, y: number, z: number): [number, number, number] {
  const at = (row: number) => (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0)
  return [at(0), at(1), at(2)]
}

export const translation = (x: number, y: number, z: number): number[] => [...identity.slice(0, 12), x, y, z, 1]

/** Grows as points are added to it. */
export class Bounds {
  readonly min: [number, number, number] = [Infinity, Infinity, Infinity]
  readonly max: [number, number, number] = [-Infinity, -Infinity, -Infinity]

  add(point: Vec3): void {
    for (const axis of [0, 1, 2] as const) {
      if (point[axis] < this.min[axis]) this.min[axis] = point[axis]
      if (point[axis] > this.max[axis]) this.max[axis] = point[axis]
    }
  }

  get center(): [number, number, number] {
    return [(this.min[0] + this.max[0]) / 2, (this.min[1] + this.max[1]) / 2, (this.min[2] + this.max[2]) / 2]
  }

  get size(): [number, number, number] {
    return [this.max[0] - this.min[0], this.max[1] - this.min[1], this.max[2] - this.min[2]]
  }
}

const turnsAxesOntoAxes = (m: readonly number[]) =>
  [0, 1, 2, 4, 5, 6, 8, 9, 10].every((i) => Math.abs((m[i] ?? 0) - Math.round(m[i] ?? 0)) < 1e-9)

/** Adds a placed part: exactly if it stays aligned with the axes, by its vertices if it is rotated freely. */
export function addPlacedPart(bounds: Bounds, mesh: PartMesh, world: readonly number[]): void {
  if (turnsAxesOntoAxes(world)) {
    bounds.add(transformPoint(world, ...mesh.box.min))
    bounds.add(transformPoint(world, ...mesh.box.max))
    return
  }
  const [ox, oy, oz] = mesh.origin
  const { positions } = mesh
  for (let i = 0; i < positions.length; i += 3) {
    const [x = 0, y = 0, z = 0] = [positions[i], positions[i + 1], positions[i + 2]]
    bounds.add(transformPoint(world, x + ox, y + oy, z + oz))
  }
}

/** Whether all parts lie where they were drawn. */
export const isUnplaced = (roots: readonly SceneNode[]): boolean =>
  roots.every(({ matrix, children }) => (matrix === null || isIdentity(matrix)) && isUnplaced(children))

const isIdentity = (matrix: readonly number[]) =>
  matrix.every((value, i) => Math.abs(value - (identity[i] ?? 0)) < 1e-9)

/** Visits every placed part with its global transform, and the colour it is placed in. */
export function eachInstance(
  roots: readonly SceneNode[],
  visit: (mesh: PartMesh, world: readonly number[], color: Rgb | null) => void,
): void {
  const walk = (node: SceneNode, parent: readonly number[]) => {
    const world = node.matrix ? multiply(parent, node.matrix) : parent
    if (node.mesh) visit(node.mesh, world, node.color)
    for (const child of node.children) walk(child, world)
  }
  for (const root of roots) walk(root, identity)
}
