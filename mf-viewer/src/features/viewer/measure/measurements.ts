import { Vector3 } from 'three'
import { text } from '../text.ts'
import { angleBetween, areParallel, type Distance, shortest } from './distance.ts'
import type { Circle, Measured } from './measured.ts'

/** One line of a result: a length or an area in millimetres, or an angle in degrees. */
export interface Measurement {
  label: string
  value: number
  kind: 'length' | 'area' | 'angle'
  /** False for what triangles stand in for. */
  isExact: boolean
}

const words = text.measure

const length = (label: string, value: number, isExact = true): Measurement => ({
  label,
  value,
  kind: 'length',
  isExact,
})

/** What is known of one thing. */
export function measurementsOf(measured: Measured): Measurement[] {
  if (measured.kind === 'point') return []
  if (measured.kind === 'edge') {
    const { circle } = measured
    return [length(words.length, measured.length), ...(circle ? roundness(circle) : [])]
  }
  const isFlat = measured.plane !== null
  const area: Measurement = {
    label: words.area,
    value: measured.area,
    kind: 'area',
    isExact: isFlat && measured.isPolygon,
  }
  return [...(measured.cylinder ? roundness(measured.cylinder) : []), area]
}

const roundness = ({ radius }: Circle) => [length(words.diameter, radius * 2), length(words.radius, radius)]

/** The centre line of what is round. */
function axisOf(measured: Measured): Circle | null {
  if (measured.kind === 'edge') return measured.circle
  return measured.kind === 'face' ? measured.cylinder : null
}

/** The direction of what has one: of a straight edge, a flat face or an axis. */
function directionOf(measured: Measured): Vector3 | null {
  if (measured.kind === 'face') return measured.plane?.normal ?? measured.cylinder?.axis ?? null
  if (measured.kind !== 'edge') return null
  const [first, last] = [measured.line[0], measured.line.at(-1)]
  if (measured.circle || measured.line.length !== 2 || !first || !last) return measured.circle?.axis ?? null
  return last.clone().sub(first).normalize()
}

/** Between two centre lines: along their common normal where they are parallel, else between the centres. */
function betweenAxes(one: Circle, other: Circle): Measurement {
  const apart = other.center.clone().sub(one.center)
  if (!areParallel(one.axis, other.axis)) return length(words.centers, apart.length())
  const along = one.axis.clone().multiplyScalar(apart.dot(one.axis))
  return length(words.axes, apart.sub(along).length())
}

export interface Comparison {
  results: Measurement[]
  /** The way that is drawn into the picture. */
  way: Distance
}

/** How two things lie to each other. */
export function compare(one: Measured, other: Measured): Comparison {
  const way = shortest(one, other)
  const results = [length(words.distance, way.mm, way.isExact)]
  const [round, otherRound] = [axisOf(one), axisOf(other)]
  if (round && otherRound) results.push(betweenAxes(round, otherRound))
  const [direction, otherDirection] = [directionOf(one), directionOf(other)]
  if (direction && otherDirection) {
    results.push({ label: words.angle, value: angleBetween(direction, otherDirection), kind: 'angle', isExact: true })
  }
  if (one.kind === 'point' && other.kind === 'point') {
    const apart = new Vector3().subVectors(other.at, one.at)
    for (const axis of ['x', 'y', 'z'] as const) results.push(length(words.along(axis), Math.abs(apart[axis])))
  }
  return { results, way }
}
