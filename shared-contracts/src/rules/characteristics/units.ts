/** The units that reports write behind numbers, by one spelling of each. */
const spelledAs: Readonly<Record<string, string>> = {
  inch: 'in',
  inches: 'in',
  '"': 'in',
  '″': 'in',
  μm: 'µm',
  um: 'µm',
  deg: '°',
  grad: '°',
  '′': "'",
}
const plainUnits: ReadonlySet<string> = new Set(['mm', 'cm', 'm', 'in', 'µm', '°', "'", '%'])

function plainUnit(unit: string): string {
  const plain = unit.trim().toLowerCase()
  return spelledAs[plain] ?? plain
}

/** Whether a text is a unit that is known, however it is spelled. */
export function isUnit(text: string): boolean {
  return plainUnits.has(plainUnit(text))
}

/** The unit that stands behind a number at the end of a text; empty if none does. */
export function unitBehind(text: string): string {
  const behind = /\d[.,]?\s*([^\d\s.,+\-/±]{1,20})$/u.exec(text.trim())?.[1] ?? ''
  return isUnit(behind) ? behind : ''
}

/** Whether two spellings mean one unit, as `inch` and `"`. */
export function isSameUnit(one: string, other: string): boolean {
  return plainUnit(one) === plainUnit(other)
}
