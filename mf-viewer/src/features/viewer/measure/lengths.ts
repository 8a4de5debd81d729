import type { Unit } from '../view/view-state.ts'
import type { Measurement } from './measurements.ts'

const inch = 25.4
const digits = { mm: 3, in: 4 } as const

/** Lengths in millimetres, said in the chosen unit. */
export function lengthIn(unit: Unit, mm: number): string {
  const value = unit === 'mm' ? mm : mm / inch
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits[unit] })} ${unit}`
}

function areaIn(unit: Unit, mm2: number): string {
  const value = unit === 'mm' ? mm2 : mm2 / inch ** 2
  return `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${unit}²`
}

/** A measurement with its unit; '≈' where triangles stand in for the exact shape. */
export function measurementIn(unit: Unit, { kind, value, isExact }: Measurement): string {
  const about = isExact ? '' : '≈ '
  if (kind === 'angle') return `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}°`
  return about + (kind === 'area' ? areaIn(unit, value) : lengthIn(unit, value))
}
