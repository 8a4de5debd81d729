import type { Vector3 } from 'three'
import type { Measured } from './measured.ts'
import { nearest, type Piece } from './nearest.ts'

/** How far two things are apart, where they are nearest, and whether that is exact or by their triangles. */
export interface Distance {
  mm: number
  from: Vector3
  to: Vector3
  isExact: boolean
}

/** Lines closer to parallel than this, in radians, are parallel. */
const parallelWithin = 1e-5
/** By so many millimetres a way may be longer than the height that it stands for. */
const uprightWithin = 1e-4

export const areParallel = (a: Vector3, b: Vector3) => Math.hypot(...a.clone().cross(b).toArray()) < parallelWithin

/** Between planes or axes, 0 to 90 degrees. */
export const angleBetween = (a: Vector3, b: Vector3) =>
  (Math.acos(Math.min(Math.abs(a.dot(b)) / (a.length() * b.length() || 1), 1)) * 180) / Math.PI

const between = (from: Vector3, to: Vector3, isExact: boolean): Distance => ({
  ...{ from, to, isExact },
  mm: from.distanceTo(to),
})

/** What a thing is made of, or what stands in for it: points, straight lines and triangles. */
function piecesOf(measured: Measured): Piece[] {
  if (measured.kind === 'point') return [[measured.at]]
  const corners = measured.kind === 'edge' ? measured.line : measured.corners
  const [step, size] = measured.kind === 'edge' ? [1, 2] : [3, 3]
  const pieces: Piece[] = []
  for (let i = 0; i + size <= corners.length; i += step) pieces.push(corners.slice(i, i + size))
  return pieces
}

/** The shortest way between two things. */
export function shortest(one: Measured, other: Measured): Distance {
  if (one.kind === 'face' && other.kind === 'face') {
    const planes = betweenPlanes(one.plane, other.plane)
    if (planes) return planes
  }
  const { from, to, isCutShort } = nearest(piecesOf(one), piecesOf(other))
  const isExact = isItself(one) && isItself(other)
  return between(
    from,
    to,
    !isCutShort && (isExact || isUpright(one, other, from, to) || isUpright(other, one, to, from)),
  )
}

/** Whether its pieces are the thing itself and do not only stand in for it. */
function isItself(measured: Measured): boolean {
  if (measured.kind === 'face') return measured.plane !== null && measured.isPolygon
  return measured.kind === 'point' || (!measured.circle && measured.line.length === 2)
}

/**
 * Whether the way stands upright on a flat face, whose border then does not matter; every point of a circle that lies
 * parallel to the face is as far from it.
 */
function isUpright(one: Measured, other: Measured, from: Vector3, to: Vector3): boolean {
  if (other.kind !== 'face' || !other.plane) return false
  const { normal } = other.plane
  const isLevel = one.kind === 'edge' && one.circle !== null && areParallel(one.circle.axis, normal)
  if (!isLevel && !isItself(one)) return false
  const height = Math.abs(from.clone().sub(to).dot(normal)) / normal.length()
  return from.distanceTo(to) - height < uprightWithin
}

interface PlaneOf {
  point: Vector3
  normal: Vector3
}

/** Exactly, for faces that are parallel. */
function betweenPlanes(one: PlaneOf | null, other: PlaneOf | null): Distance | null {
  if (!one || !other || !areParallel(one.normal, other.normal)) return null
  const normal = one.normal.clone().normalize()
  const away = other.point.clone().sub(one.point).dot(normal)
  return between(one.point, one.point.clone().addScaledVector(normal, away), true)
}
