import type {
  gp_Ax1,
  gp_Pnt,
  Handle_Poly_Triangulation,
  TopLoc_Location,
  TopoDS_Edge,
  TopoDS_Face,
  TopTools_IndexedMapOfShape,
} from '@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.js'
import { enumNumber } from './enum-number.ts'
import { eachShape, type OpenCascadeInstance, shapeKinds } from './kernel.ts'
import { curveStride, noFace, type PartTopology, surfaceKinds, surfaceStride, type Vec3 } from './scene.ts'

/** A point and a direction of the kernel's, which are freed. */
function pointAndDirection(point: gp_Pnt, axis: gp_Ax1): [number, number, number, number, number, number] {
  const direction = axis.Direction()
  const numbers = [point.X(), point.Y(), point.Z(), direction.X(), direction.Y(), direction.Z()] as const
  for (const made of [point, axis, direction]) made.delete()
  return [...numbers]
}

/** Moves the points of a table, which stand behind the first `skipped` numbers of each entry, to around the origin. */
function around(numbers: readonly number[], stride: number, skipped: number, origin: Vec3) {
  const table = Float32Array.from(numbers)
  for (let at = skipped; at < table.length; at += stride) {
    // in double precision, as the points may lie far from the file's origin
    for (const axis of [0, 1, 2] as const) table[at + axis] = (numbers[at + axis] ?? 0) - origin[axis]
  }
  return table
}

/** What is known of the faces of one part, in the order of the walk. */
export class FaceTable {
  readonly #oc: OpenCascadeInstance
  readonly #starts: number[] = []
  readonly #surfaces: number[] = []

  constructor(oc: OpenCascadeInstance) {
    this.#oc = oc
  }

  get count(): number {
    return this.#starts.length
  }

  /** @param firstVertex where its vertices will begin @returns its number */
  add(face: TopoDS_Face, firstVertex: number): number {
    this.#starts.push(firstVertex)
    this.#surfaces.push(...this.#surface(face))
    return this.#starts.length - 1
  }

  table(vertices: number, origin: Vec3): Pick<PartTopology, 'faceStarts' | 'surfaces'> {
    return {
      faceStarts: Uint32Array.from([...this.#starts, vertices]),
      surfaces: around(this.#surfaces, surfaceStride, 1, origin),
    }
  }

  #surface(face: TopoDS_Face): number[] {
    const handle = this.#oc.BRep_Tool.Surface_2(face)
    try {
      const surface = handle.IsNull() ? null : handle.get()
      // The package's types know only what all surfaces have.
      if (surface instanceof this.#oc.Geom_Plane) {
        const plane = surface.Pln()
        const numbers = pointAndDirection(plane.Location(), plane.Axis())
        plane.delete()
        return [surfaceKinds.plane, ...numbers, 0]
      }
      if (surface instanceof this.#oc.Geom_CylindricalSurface) {
        const cylinder = surface.Cylinder()
        const numbers = pointAndDirection(cylinder.Location(), cylinder.Axis())
        const radius = cylinder.Radius()
        cylinder.delete()
        return [surfaceKinds.cylinder, ...numbers, radius]
      }
      return [surfaceKinds.other, 0, 0, 0, 0, 0, 0, 0]
    } finally {
      handle.delete()
    }
  }
}

interface MeshedFace {
  number: number
  /** Where its vertices begin among those of the part. */
  offset: number
  triangulation: Handle_Poly_Triangulation
  location: TopLoc_Location
}

/** The edges of one part that somebody would see on it, each once, as lines between vertices of its first face. */
export class EdgeTable {
  /** Pairs of vertices. */
  readonly lines: number[] = []
  readonly #oc: OpenCascadeInstance
  readonly #known: TopTools_IndexedMapOfShape
  /** By the number that the kernel's map gives an edge; -1 for those that are not shown. */
  readonly #numbers: number[] = []
  readonly #starts: number[] = []
  readonly #curves: number[] = []
  readonly #faces: number[] = []

  constructor(oc: OpenCascadeInstance) {
    this.#oc = oc
    this.#known = new oc.TopTools_IndexedMapOfShape_1()
  }

  addThoseOf(face: TopoDS_Face, mesh: MeshedFace): void {
    const oc = this.#oc
    eachShape(oc, face, shapeKinds(oc).edge, shapeKinds(oc).none, (found) => {
      const before = this.#known.Size()
      const key = this.#known.Add(found)
      if (this.#known.Size() === before) {
        const number = this.#numbers[key] ?? -1
        if (number >= 0 && this.#faces[number * 2 + 1] === noFace) this.#faces[number * 2 + 1] = mesh.number
        return
      }
      const edge = oc.TopoDS.Edge_1(found)
      this.#numbers[key] = this.#isSeen(edge, face) && this.#addLines(edge, mesh) ? this.#starts.length - 1 : -1
      edge.delete()
    })
  }

  table(origin: Vec3): Pick<PartTopology, 'edgeStarts' | 'curves' | 'edgeFaces'> {
    return {
      edgeStarts: Uint32Array.from([...this.#starts, this.lines.length / 2]),
      curves: around(this.#curves, curveStride, 2, origin),
      edgeFaces: Uint32Array.from(this.#faces),
    }
  }

  dispose(): void {
    this.#known.delete()
  }

  /** Where a cylinder is split in halves, say, there is an edge that nobody would see on the part. */
  #isSeen(edge: TopoDS_Edge, face: TopoDS_Face): boolean {
    const oc = this.#oc
    // 1 is tangent continuity, from 2 on curvature too.
    const isInsideOneSurface = enumNumber(oc.BRep_Tool.MaxContinuity(edge)) >= 2
    return !isInsideOneSurface && !oc.BRep_Tool.Degenerated(edge) && !oc.BRep_Tool.IsClosed_2(edge, face)
  }

  #addLines(edge: TopoDS_Edge, { number, offset, triangulation, location }: MeshedFace): boolean {
    const polygon = this.#oc.BRep_Tool.PolygonOnTriangulation_1(edge, triangulation, location)
    if (polygon.IsNull()) return false
    this.#starts.push(this.lines.length / 2)
    this.#curves.push(...this.#curve(edge))
    this.#faces.push(number, noFace)
    const nodes = polygon.get()
    for (let i = 1; i < nodes.NbNodes(); i++)
      this.lines.push(offset + nodes.Node(i) - 1, offset + nodes.Node(i + 1) - 1)
    polygon.delete()
    return true
  }

  #curve(edge: TopoDS_Edge): number[] {
    const oc = this.#oc
    const adaptor = new oc.BRepAdaptor_Curve_2(edge)
    const length = oc.GCPnts_AbscissaPoint.Length_1(adaptor)
    adaptor.delete()
    const handle = oc.BRep_Tool.Curve_2(edge, 0, 0)
    const curve = handle.IsNull() ? null : handle.get()
    let circle = [0, 0, 0, 0, 0, 0, 0]
    if (curve instanceof oc.Geom_Circle) {
      const exact = curve.Circ()
      circle = [exact.Radius(), ...pointAndDirection(exact.Location(), exact.Axis())]
      exact.delete()
    }
    handle.delete()
    return [length, ...circle]
  }
}
