/** A point or direction along x, y and z. */
export type Vector = readonly [number, number, number]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
/** @returns `a` and `share` times `b` */
export const along = (a: Vector, b: Vector, share = 1): Vector => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
]
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2])
export const unit = (a: Vector): Vector => scale(a, 1 / (length(a) || 1))
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** The same line's direction, whichever way it was given: its first component of note is positive. */
export function lineDirection(a: Vector): Vector {
  const lead = a.find((component) => Math.abs(component) > 1e-6) ?? 1
  return lead < 0 ? scale(a, -1) : a
}
const trim = (value: number, digits: number) => Number(value.toFixed(digits)) + 0
/** As facts keep points: to the micrometre. */
export const rounded = (a: Vector, digits = 3): [number, number, number] => [
  trim(a[0], digits),
  trim(a[1], digits),
  trim(a[2], digits),
]
