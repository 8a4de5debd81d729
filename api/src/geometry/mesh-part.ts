import type {
  gp_Trsf,
  Poly_Triangulation,
  TopoDS_Face,
  TopoDS_Shape,
  TopTools_IndexedMapOfShape,
} from '@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.js'
import { eachShape, type OpenCascadeInstance, shapeKinds } from './kernel.ts'
import { Bounds, type Box, type PartMesh, type Rgb, type Vec3 } from './scene.ts'
import { EdgeTable, FaceTable } from './topology.ts'

/** Chord error as a share of the part's mean extent, and the largest turn between two facets, in radians. */
const quality = { chord: 0.0006, angle: 0.3 }
/** The same as a share of the whole's: what is small in a large assembly need not be as fine as if it stood alone. */
const chordOfWhole = 0.0002
/** Faces that meet at less than this angle, in radians, are smooth. */
const smoothAngle = 1e-3
/** Exact extents are slow for parts with very many faces; above this number the mesh's are used. */
const exactBoxFaces = 1500

/** Returns a shape's own colour, or null. */
export type ColorOf = (shape: TopoDS_Shape) => Rgb | null

/** The colour that is nearest to each face: its own, its shell's or its solid's; and how many solids there are. */
class FaceColors {
  readonly solids: number
  readonly #faces: TopTools_IndexedMapOfShape
  readonly #colors: (Rgb | null)[] = []

  constructor(oc: OpenCascadeInstance, shape: TopoDS_Shape, colorOf: ColorOf) {
    const { solid, shell, face, none } = shapeKinds(oc)
    this.#faces = new oc.TopTools_IndexedMapOfShape_1()
    let solids = 0
    const addFaces = (from: TopoDS_Shape, inherited: Rgb | null, outside = none) =>
      eachShape(oc, from, face, outside, (found) => {
        this.#colors[this.#faces.Add(found)] ??= colorOf(found) ?? inherited
      })
    const addShells = (from: TopoDS_Shape, inherited: Rgb | null, outside = none) =>
      eachShape(oc, from, shell, outside, (found) => addFaces(found, colorOf(found) ?? inherited))
    eachShape(oc, shape, solid, none, (found) => {
      solids++
      addShells(found, colorOf(found))
    })
    addShells(shape, null, solid)
    addFaces(shape, null, shell)
    this.solids = solids
  }

  of(face: TopoDS_Shape): Rgb | null {
    return this.#colors[this.#faces.FindIndex(face)] ?? null
  }

  dispose(): void {
    this.#faces.delete()
  }
}

/** Collects the triangles of faces, and each edge once, with vertices not shared between faces. */
class MeshCollector {
  readonly positions: number[] = []
  readonly normals: number[] = []
  readonly groups = new Map<string, { color: Rgb | null; indices: number[] }>()
  readonly faces: FaceTable
  readonly edges: EdgeTable
  readonly #oc: OpenCascadeInstance

  constructor(oc: OpenCascadeInstance) {
    this.#oc = oc
    this.faces = new FaceTable(oc)
    this.edges = new EdgeTable(oc)
  }

  add(face: TopoDS_Face, color: Rgb | null): void {
    const oc = this.#oc
    const location = new oc.TopLoc_Location_1()
    // the third parameter is a set of flags, of which the package's types know only the enumeration
    const handle = oc.BRep_Tool.Triangulation(face, location, 0 as never)
    const number = this.faces.add(face, this.positions.length / 3)
    if (!handle.IsNull()) {
      oc.StdPrs_ToolTriangulatedShape.ComputeNormals_1(face, handle)
      const mesh = handle.get()
      const offset = this.positions.length / 3
      const reversed = face.Orientation_1() === oc.TopAbs_Orientation.TopAbs_REVERSED
      this.#addVertices(mesh, location.IsIdentity() ? null : location.Transformation(), reversed)
      this.#addTriangles(mesh, color, offset, reversed)
      this.edges.addThoseOf(face, { number, offset, triangulation: handle, location })
    }
    handle.delete()
    location.delete()
  }

  #addVertices(mesh: Poly_Triangulation, place: gp_Trsf | null, reversed: boolean): void {
    const facing = reversed ? -1 : 1
    const count = mesh.NbNodes()
    for (let i = 1; i <= count; i++) {
      const point = mesh.Node(i)
      const normal = mesh.Normal_1(i)
      if (place) {
        point.Transform(place)
        normal.Transform(place)
      }
      this.positions.push(point.X(), point.Y(), point.Z())
      this.normals.push(normal.X() * facing, normal.Y() * facing, normal.Z() * facing)
      point.delete()
      normal.delete()
    }
  }

  #addTriangles(mesh: Poly_Triangulation, color: Rgb | null, offset: number, reversed: boolean): void {
    const key = String(color)
    const group = this.groups.get(key) ?? { color, indices: [] }
    this.groups.set(key, group)
    const count = mesh.NbTriangles()
    for (let i = 1; i <= count; i++) {
      const triangle = mesh.Triangle(i)
      const [a, b, c] = [triangle.Value(1), triangle.Value(2), triangle.Value(3)]
      group.indices.push(a - 1 + offset, (reversed ? c : b) - 1 + offset, (reversed ? b : c) - 1 + offset)
      triangle.delete()
    }
  }

  dispose(): void {
    this.edges.dispose()
  }
}

/** Extents by the kernel: `loose` may be somewhat too large, but is cheap. Null when there is nothing. */
function kernelBox(oc: OpenCascadeInstance, shape: TopoDS_Shape, how: 'loose' | 'exact'): Box | null {
  const box = new oc.Bnd_Box_1()
  try {
    if (how === 'exact') oc.BRepBndLib.AddOptimal(shape, box, false, false)
    else oc.BRepBndLib.Add(shape, box, true)
    if (box.IsVoid()) return null
    const [min, max] = [box.CornerMin(), box.CornerMax()]
    const corners: Box = { min: [min.X(), min.Y(), min.Z()], max: [max.X(), max.Y(), max.Z()] }
    const isBounded = [...corners.min, ...corners.max].every((value) => Math.abs(value) < 1e50)
    return isBounded ? corners : null
  } finally {
    box.delete()
  }
}

function around(positions: readonly number[], origin: Vec3): Float32Array<ArrayBuffer> {
  const local = new Float32Array(positions.length)
  for (let i = 0; i < positions.length; i++) local[i] = (positions[i] ?? 0) - (origin[i % 3] ?? 0)
  return local
}

/** The mean of a shape's extents along the axes, or a little more; 0 where there is nothing. */
export function meanExtent(oc: OpenCascadeInstance, shape: TopoDS_Shape): number {
  const box = kernelBox(oc, shape, 'loose')
  return box ? ([0, 1, 2] as const).reduce<number>((sum, axis) => sum + box.max[axis] - box.min[axis], 0) / 3 : 0
}

/**
 * Meshes one part. Null if it has no face to show.
 * @param whole the {@link meanExtent} of all that is shown with it
 */
export function meshPart(
  oc: OpenCascadeInstance,
  shape: TopoDS_Shape,
  color: Rgb | null,
  colorOf: ColorOf,
  whole: number,
): PartMesh | null {
  const extent = meanExtent(oc, shape)
  if (extent === 0) return null
  const chord = Math.max(extent * quality.chord, whole * chordOfWhole, 1e-4)
  oc.BRepLib.EncodeRegularity_1(shape, smoothAngle)
  new oc.BRepMesh_IncrementalMesh_2(shape, chord, false, quality.angle, false).delete()

  const colors = new FaceColors(oc, shape, colorOf)
  const collector = new MeshCollector(oc)
  eachShape(oc, shape, shapeKinds(oc).face, shapeKinds(oc).none, (found) => {
    const face = oc.TopoDS.Face_1(found)
    collector.add(face, colors.of(found))
    face.delete()
  })
  collector.dispose()
  colors.dispose()
  const groups = [...collector.groups.values()].filter((group) => group.indices.length > 0)
  if (groups.length === 0) return null

  const bounds = new Bounds()
  const { positions } = collector
  for (let i = 0; i < positions.length; i += 3)
    bounds.add([positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0])
  const origin = bounds.center
  const faceCount = collector.faces.count
  return {
    color,
    origin,
    box: (faceCount <= exactBoxFaces ? kernelBox(oc, shape, 'exact') : null) ?? { min: bounds.min, max: bounds.max },
    positions: around(positions, origin),
    normals: Float32Array.from(collector.normals),
    groups: groups.map((group) => ({ color: group.color, indices: Uint32Array.from(group.indices) })),
    edges: Uint32Array.from(collector.edges.lines),
    topology: {
      ...collector.faces.table(positions.length / 3, origin),
      ...collector.edges.table(origin),
    },
    triangles: groups.reduce((sum, group) => sum + group.indices.length / 3, 0),
    solids: colors.solids,
  }
}
