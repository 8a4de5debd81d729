import type { BRepAdaptor_Surface } from 'replicad-opencascadejs'
import { take } from './kernel.ts'
import { along, cross, dot, length, scale, subtract, unit, type Vector } from './vector.ts'

/** A cylinder or cone, or the part of one that a face covers. */
export interface Round {
  /** Direction of the axis; its sign means nothing. */
  axis: Vector
  /** The point of the axis that is nearest to the origin. */
  foot: Vector
  /** Where it begins and ends along the axis, and how wide it is there. `low.z` is below `high.z`. */
  low: { z: number; radius: number }
  high: { z: number; radius: number }
  /** How far round the face goes, in radians. */
  turn: number
  /** The material lies outside: a bore and not a pin. */
  isHollow: boolean
}

const steps = 8
/** Millimetres, for parts of some centimetres. */
const exact = 1e-3

interface Circle {
  center: Vector
  radius: number
  normal: Vector
  turn: number
}

/**
 * Whether a face is round, whatever it is stored as: programs write cylinders as splines, too.
 * @param isReversed the face's outside is its surface's inside
 */
export function roundOf(surface: BRepAdaptor_Surface, isReversed: boolean): Round | null {
  const u = [surface.FirstUParameter(), surface.LastUParameter()] as const
  const v = [surface.FirstVParameter(), surface.LastVParameter()] as const
  if (![...u, ...v].every((bound) => Math.abs(bound) < 1e9)) return null
  const point = (s: number, t: number) => take(surface.EvalD0(u[0] + (u[1] - u[0]) * s, v[0] + (v[1] - v[0]) * t))
  const found = roundAlong(point) ?? roundAlong((s, t) => point(t, s))
  return found && { ...found, isHollow: facesAxis(surface, found, isReversed, [(u[0] + u[1]) / 2, (v[0] + v[1]) / 2]) }
}

/** A round face whose circles run along `s`. */
function roundAlong(point: (s: number, t: number) => Vector): Omit<Round, 'isHollow'> | null {
  const circle = (t: number) => circleThrough(Array.from({ length: steps + 1 }, (_, i) => point(i / steps, t)))
  const first = circle(0)
  const last = first && circle(1)
  if (!first || !last) return null
  const between = subtract(last.center, first.center)
  const tall = length(between)
  if (tall < exact) return null
  const axis = unit(between)
  const widest = first.radius > last.radius ? first : last
  if (Math.abs(dot(widest.normal, axis)) < 1 - 1e-6) return null
  const middle = circle(0.5)
  const expected = along(first.center, between, 0.5)
  if (!middle || length(subtract(middle.center, expected)) > exact * Math.max(1, widest.radius)) return null
  if (Math.abs(middle.radius - (first.radius + last.radius) / 2) > exact * Math.max(1, widest.radius)) return null
  const z = dot(first.center, axis)
  return {
    axis,
    foot: along(first.center, axis, -z),
    low: { z, radius: first.radius },
    high: { z: z + tall, radius: last.radius },
    turn: widest.turn,
  }
}

/** The circle that all points lie on; the point of a cone is one, too. */
function circleThrough(points: readonly Vector[]): Circle | null {
  const [a, b, c] = [points[0], points[Math.floor(steps / 3)], points[Math.floor((2 * steps) / 3)]]
  if (!a || !b || !c) return null
  if (points.every((point) => length(subtract(point, a)) < exact / 10))
    return { center: a, radius: 0, normal: [0, 0, 1], turn: 0 }
  const [p, q] = [subtract(a, c), subtract(b, c)]
  const normal = cross(p, q)
  const square = dot(normal, normal)
  if (square < 1e-18) return null
  const toCenter = cross(subtract(scale(q, dot(p, p)), scale(p, dot(q, q))), normal)
  const center = along(c, toCenter, 1 / (2 * square))
  const radius = length(subtract(a, center))
  if (radius > 1e4) return null
  const isOn = (point: Vector) =>
    Math.abs(length(subtract(point, center)) - radius) < exact * Math.max(1, radius) &&
    Math.abs(dot(subtract(point, center), unit(normal))) < exact * Math.max(1, radius)
  if (!points.every(isOn)) return null
  let turn = 0
  points.forEach((point, i) => {
    const before = points[i - 1]
    if (before) turn += 2 * Math.asin(Math.min(1, length(subtract(point, before)) / 2 / radius))
  })
  return { center, radius, normal: unit(normal), turn }
}

/** Whether the face's outside looks towards its axis. */
function facesAxis(
  surface: BRepAdaptor_Surface,
  { axis, foot }: Omit<Round, 'isHollow'>,
  isReversed: boolean,
  [u, v]: readonly [number, number],
): boolean {
  const { Point, D1U, D1V } = surface.EvalD1(u, v)
  const at = take(Point)
  const normal = cross(take(D1U), take(D1V))
  const outwards = subtract(subtract(at, foot), scale(axis, dot(subtract(at, foot), axis)))
  return dot(normal, outwards) < 0 !== isReversed
}
