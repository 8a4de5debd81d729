import type { TopLoc_Location, TopoDS_Shape } from 'replicad-opencascadejs'
import { Bounds, transformPoint } from '../scene.ts'
import { type FactsKernel, take } from './kernel.ts'
import type { BodyMesh } from './mesh.ts'
import type { Vector } from './vector.ts'

export interface Box {
  min: Vector
  max: Vector
}

/** Exact extents take long on bodies of very many faces; above this number the mesh's are used. */
const exactBoxFaces = 1500

/**
 * Extents of a body where it lies; exact ones do not count the control points of splines. Null when there is nothing.
 */
export function boxOf(oc: FactsKernel, shape: TopoDS_Shape, how: 'loose' | 'exact'): Box | null {
  const box = new oc.Bnd_Box()
  try {
    if (how === 'exact') oc.BRepBndLib.AddOptimal(shape, box, false, false)
    else oc.BRepBndLib.Add(shape, box, true)
    if (box.IsVoid()) return null
    const found = { min: take(box.CornerMin()), max: take(box.CornerMax()) }
    return [...found.min, ...found.max].every((value) => Math.abs(value) < 1e50) ? found : null
  } finally {
    box.delete()
  }
}

/** The exact box where it is to be had in time, else the mesh's, else a loose one. */
export function bestBox(
  oc: FactsKernel,
  shape: TopoDS_Shape,
  faceCount: number,
  mesh: () => BodyMesh | null,
): Box | null {
  const exact = faceCount <= exactBoxFaces ? boxOf(oc, shape, 'exact') : null
  if (exact) return exact
  const positions = mesh()?.positions
  if (!positions) return boxOf(oc, shape, 'loose')
  const bounds = new Bounds()
  for (let i = 0; i < positions.length; i += 3)
    bounds.add([positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0])
  return { min: bounds.min, max: bounds.max }
}

/** A location as a column-major matrix. */
export function matrixOf(location: TopLoc_Location): number[] {
  const transformation = location.Transformation()
  const matrix: number[] = []
  for (let column = 1; column <= 4; column++) {
    for (let row = 1; row <= 3; row++) matrix.push(transformation.Value(row, column))
    matrix.push(column === 4 ? 1 : 0)
  }
  transformation.delete()
  return matrix
}

const turnsAxesOntoAxes = (m: readonly number[]) =>
  [0, 1, 2, 4, 5, 6, 8, 9, 10].every((i) => Math.abs((m[i] ?? 0) - Math.round(m[i] ?? 0)) < 1e-9)

/** A copy's box from the first copy's, by what moves the one onto the other; null when it is turned freely. */
export function movedBox(box: Box, move: readonly number[]): Box | null {
  if (!turnsAxesOntoAxes(move)) return null
  const bounds = new Bounds()
  bounds.add(transformPoint(move, ...box.min))
  bounds.add(transformPoint(move, ...box.max))
  return { min: bounds.min, max: bounds.max }
}
