import { type Box3, Vector3 } from 'three'

/** What lies in front of it, towards its normal, is cut away. */
export interface Plane {
  normal: Vector3
  /** Of the plane from the middle of the model, along the normal. */
  distance: number
}

export const sectionAxes = ['x', 'y', 'z'] as const
export type SectionAxis = (typeof sectionAxes)[number]

/** A cut square to an axis. `at` is where on that axis, seen from the middle of the model, in millimetres. */
export interface Section {
  axis: SectionAxis
  at: number
  /** Shows the other half. */
  isFlipped: boolean
}

export function planeOf({ axis, at, isFlipped }: Section): Plane {
  const normal = new Vector3()
  normal[axis] = isFlipped ? -1 : 1
  return { normal, distance: isFlipped ? -at : at }
}

/** Where the cut may be: from one side of the model to the other. */
export function rangeOf(box: Box3, axis: SectionAxis): { min: number; max: number } {
  return { min: box.min[axis], max: box.max[axis] }
}

/** A step of the keys and buttons: a fiftieth of the way. */
export const stepOf = ({ min, max }: { min: number; max: number }) => (max - min) / 50

export function moved(section: Section, box: Box3, by: number): Section {
  const { min, max } = rangeOf(box, section.axis)
  return { ...section, at: Math.min(Math.max(section.at + by, min), max) }
}
