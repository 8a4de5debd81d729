import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import type { TopoDS_Shape } from 'replicad-opencascadejs'
import { type FactsKernel, shapesIn, take } from './kernel.ts'
import { type Round, roundOf } from './round.ts'
import { cross, unit, type Vector } from './vector.ts'

export type FaceKind = keyof PartFacts['faceKinds']

export interface Face {
  number: number
  kind: FaceKind
  /** The outward normal of a plane; null for all others. */
  normal: Vector | null
  round: Round | null
}

const kinds: Readonly<Record<string, FaceKind>> = {
  GeomAbs_Plane: 'plane',
  GeomAbs_Cylinder: 'cylinder',
  GeomAbs_Cone: 'cone',
  GeomAbs_Sphere: 'sphere',
  GeomAbs_Torus: 'torus',
}

/** Reads the faces of one body. What is a cylinder or cone by its shape is one, however it is stored. */
export function readFaces(oc: FactsKernel, body: TopoDS_Shape, firstFace: number): Face[] {
  return shapesIn(oc, body, 'TopAbs_FACE').map((shape, i) => {
    const face = oc.TopoDS.Face(shape)
    const surface = new oc.BRepAdaptor_Surface(face, true)
    try {
      const isReversed = shape.Orientation() === 'TopAbs_REVERSED'
      const kind = kinds[surface.GetType()] ?? 'freeform'
      const round = ['cylinder', 'cone', 'freeform'].includes(kind) ? roundOf(surface, isReversed) : null
      return {
        number: firstFace + i,
        kind: kind === 'freeform' && round ? kindOf(round) : kind,
        normal: kind === 'plane' ? planeNormal(surface, isReversed) : null,
        round,
      }
    } finally {
      surface.delete()
      face.delete()
      shape.delete()
    }
  })
}

const kindOf = ({ low, high }: Round): FaceKind => (Math.abs(low.radius - high.radius) < 1e-3 ? 'cylinder' : 'cone')

function planeNormal(surface: InstanceType<FactsKernel['BRepAdaptor_Surface']>, isReversed: boolean): Vector {
  const { Point, D1U, D1V } = surface.EvalD1(surface.FirstUParameter(), surface.FirstVParameter())
  take(Point)
  const normal = unit(cross(take(D1U), take(D1V)))
  return isReversed ? [-normal[0], -normal[1], -normal[2]] : normal
}
