import { locale } from '@kerf/shared-ui/words/locale.ts'
import type { Unit } from '../view/view-state.ts'
import type { Measurement } from './measurements.ts'

const inch = 25.4
const digits = { mm: 3, in: 4 } as const

/** How what is measured in the model is said. */
export interface Scale {
  unit: Unit
  /** How many millimetres of the part one of the model stands for: 1, unless the file's unit was meant otherwise. */
  growth: number
}

/** Lengths in millimetres of the model, said in the chosen unit. */
export function lengthIn({ unit, growth }: Scale, mm: number): string {
  const value = (mm * growth) / (unit === 'mm' ? 1 : inch)
  return `${value.toLocaleString(locale(), { maximumFractionDigits: digits[unit] })} ${unit}`
}

function areaIn({ unit, growth }: Scale, mm2: number): string {
  const value = (mm2 * growth ** 2) / (unit === 'mm' ? 1 : inch ** 2)
  return `${value.toLocaleString(locale(), { maximumFractionDigits: 2 })} ${unit}²`
}

/** A measurement with its unit; '≈' where triangles stand in for the exact shape. */
export function measurementIn(scale: Scale, { kind, value, isExact }: Measurement): string {
  const about = isExact ? '' : '≈ '
  if (kind === 'angle') return `${value.toLocaleString(locale(), { maximumFractionDigits: 2 })}°`
  return about + (kind === 'area' ? areaIn(scale, value) : lengthIn(scale, value))
}
