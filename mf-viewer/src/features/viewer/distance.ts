import { Line3, Triangle, Vector3 } from 'three'
import type { Measured } from './measured.ts'

/** How far two things are apart, where they are nearest, and whether that is exact or by their triangles. */
export interface Distance {
  mm: number
  from: Vector3
  to: Vector3
  isExact: boolean
}

/** Lines closer to parallel than this, in radians, are parallel. */
const parallelWithin = 1e-5
/** Comparisons of points with triangles or lines beyond which only some of the points are compared. */
const mostComparisons = 1_000_000

export const areParallel = (a: Vector3, b: Vector3) => Math.hypot(...a.clone().cross(b).toArray()) < parallelWithin

/** Between planes or axes, 0 to 90 degrees. */
export const angleBetween = (a: Vector3, b: Vector3) =>
  (Math.acos(Math.min(Math.abs(a.dot(b)) / (a.length() * b.length() || 1), 1)) * 180) / Math.PI

const between = (from: Vector3, to: Vector3, isExact: boolean): Distance => ({
  ...{ from, to, isExact },
  mm: from.distanceTo(to),
})

function pointsOf(measured: Measured): Vector3[] {
  if (measured.kind === 'point') return [measured.at]
  return measured.kind === 'edge' ? measured.line : measured.corners
}

/** The place of `measured` that is nearest to `point`. */
function nearestOn(measured: Measured, point: Vector3): Vector3 {
  if (measured.kind === 'point') return measured.at
  const { kind } = measured
  const corners = pointsOf(measured)
  const [step, size] = kind === 'edge' ? [1, 2] : [3, 3]
  let nearest = corners[0] ?? point
  let least = Number.POSITIVE_INFINITY
  const [found, line, triangle] = [new Vector3(), new Line3(), new Triangle()]
  for (let i = 0; i + size <= corners.length; i += step) {
    const [a, b, c] = [corners[i], corners[i + 1], corners[i + 2]]
    if (!a || !b) continue
    if (kind === 'edge') line.set(a, b).closestPointToPoint(point, true, found)
    else if (c) triangle.set(a, b, c).closestPointToPoint(point, found)
    const distance = found.distanceToSquared(point)
    if (distance >= least) continue
    least = distance
    nearest = found.clone()
  }
  return nearest
}

/** Of the points of one, the nearest to the other. */
function fromPoints(one: Measured, other: Measured): [Vector3, Vector3] {
  const points = pointsOf(one)
  const every = Math.max(Math.ceil((points.length * pointsOf(other).length) / mostComparisons), 1)
  let best: [Vector3, Vector3] | null = null
  for (let i = 0; i < points.length; i += every) {
    const point = points[i]
    if (!point) continue
    const there = nearestOn(other, point)
    if (!best || point.distanceToSquared(there) < best[0].distanceToSquared(best[1])) best = [point, there]
  }
  return best ?? [new Vector3(), new Vector3()]
}

const isStraight = (measured: Measured) =>
  measured.kind === 'point' || (measured.kind === 'edge' && !measured.circle && measured.line.length === 2)

/** The shortest way between two things. */
export function shortest(one: Measured, other: Measured): Distance {
  if (one.kind === 'face' && other.kind === 'face') {
    const planes = betweenPlanes(one.plane, other.plane)
    if (planes) return planes
  }
  const there = fromPoints(one, other)
  const [to, from] = fromPoints(other, one)
  const best = there[0].distanceTo(there[1]) <= from.distanceTo(to) ? there : ([from, to] as const)
  return between(best[0], best[1], isExactFrom(one, other) || isExactFrom(other, one))
}

/** Corners and straight lines are exact, and so is a flat face or a straight edge that they are compared with. */
function isExactFrom(one: Measured, other: Measured): boolean {
  if (one.kind === 'point') return isStraight(other) || (other.kind === 'face' && other.plane !== null)
  if (one.kind !== 'edge' || other.kind !== 'face' || !other.plane) return false
  // every point of a circle that lies parallel to the face is as far from it
  return isStraight(one) || (one.circle !== null && areParallel(one.circle.axis, other.plane.normal))
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
