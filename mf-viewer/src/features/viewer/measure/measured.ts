import { type Matrix4, Vector3 } from 'three'
import { facesTriangles } from '../model/faces.ts'
import type { Copy, Model } from '../model/model.ts'

/** The numbers of a surface or curve in the tables of a part. */
const stride = 8
const kinds = { plane: 1, cylinder: 2 } as const

export interface Circle {
  center: Vector3
  axis: Vector3
  radius: number
}

/** Something of the model that can be measured. Places are millimetres from the middle of the model. */
export type Measured =
  | { kind: 'point'; at: Vector3 }
  | { kind: 'edge'; copy: number; edge: number; length: number; circle: Circle | null; line: Vector3[] }
  | {
      kind: 'face'
      copy: number
      face: number
      plane: { point: Vector3; normal: Vector3 } | null
      cylinder: Circle | null
      area: number
      /** Whether it ends in straight lines all around, so that its triangles are the face itself. */
      isPolygon: boolean
      /** Three corners a triangle. */
      corners: Vector3[]
    }

const vectorAt = (numbers: ArrayLike<number>, at: number) =>
  new Vector3(numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0)

/** By what lengths of a placed part grow; parts are placed unscaled but for rare files. */
const scaleOf = (matrix: Matrix4) => Math.cbrt(Math.abs(matrix.determinant()))

function circleFrom(numbers: ArrayLike<number>, at: number, radius: number, { matrix }: Copy, shift: Vector3): Circle {
  return {
    center: vectorAt(numbers, at).applyMatrix4(matrix).add(shift),
    axis: vectorAt(numbers, at + 3).transformDirection(matrix),
    radius: radius * scaleOf(matrix),
  }
}

/** The corners of an edge's line, in order. @param shift by which the copy was moved away from its place */
export function edgeLine(model: Model, copy: Copy, edge: number, shift: Vector3): Vector3[] {
  const starts = copy.topology?.edgeStarts
  if (!starts) return []
  const [from, to] = [starts[edge] ?? 0, starts[edge + 1] ?? 0].map((line) => copy.lines.first + line * 2)
  const line: Vector3[] = []
  const place = (i: number) => vectorAt(model.positions, (model.lines[i] ?? 0) * 3).add(shift)
  if (from === undefined || to === undefined || from === to) return line
  line.push(place(from))
  for (let i = from; i < to; i += 2) line.push(place(i + 1))
  return line
}

export function measuredEdge(model: Model, number: number, edge: number, shift: Vector3): Measured | null {
  const copy = model.copies[number]
  const curves = copy?.topology?.curves
  if (!copy || !curves) return null
  const at = edge * stride
  const radius = curves[at + 1] ?? 0
  return {
    ...{ kind: 'edge', copy: number, edge, length: (curves[at] ?? 0) * scaleOf(copy.matrix) },
    circle: radius > 0 ? circleFrom(curves, at + 2, radius, copy, shift) : null,
    line: edgeLine(model, copy, edge, shift),
  }
}

export function measuredFace(model: Model, number: number, face: number, shift: Vector3): Measured | null {
  const copy = model.copies[number]
  const surfaces = copy?.topology?.surfaces
  if (!copy || !surfaces) return null
  const at = face * stride
  const kind = surfaces[at]
  const corners = [...facesTriangles(model, [{ copy: number, face }])].map((vertex) =>
    vectorAt(model.positions, vertex * 3).add(shift),
  )
  const around = circleFrom(surfaces, at + 1, surfaces[at + 7] ?? 0, copy, shift)
  return {
    ...{ kind: 'face', copy: number, face, corners, area: areaOf(corners), isPolygon: isPolygon(copy, face) },
    plane: kind === kinds.plane ? { point: around.center, normal: around.axis } : null,
    cylinder: kind === kinds.cylinder ? around : null,
  }
}

function isPolygon({ topology }: Copy, face: number): boolean {
  if (!topology) return false
  const { edgeFaces, edgeStarts } = topology
  for (let edge = 0; edge * 2 < edgeFaces.length; edge++) {
    const isOfFace = edgeFaces[edge * 2] === face || edgeFaces[edge * 2 + 1] === face
    if (isOfFace && (edgeStarts[edge + 1] ?? 0) - (edgeStarts[edge] ?? 0) !== 1) return false
  }
  return true
}

function areaOf(corners: readonly Vector3[]): number {
  let area = 0
  const [u, v] = [new Vector3(), new Vector3()]
  for (let i = 0; i + 2 < corners.length; i += 3) {
    const [a, b, c] = [corners[i], corners[i + 1], corners[i + 2]]
    if (a && b && c) area += u.subVectors(b, a).cross(v.subVectors(c, a)).length() / 2
  }
  return area
}
