/** What the text of a STEP Part 21 file tells, before a kernel reads it. */
export interface Part21Outline {
  isPart21: boolean
  /** The closing line is there: the file was not cut short. */
  isComplete: boolean
  /** It refers to other files for geometry. */
  hasExternalReferences: boolean
  unit: string | null
}

const unitNames: Readonly<Record<string, string>> = {
  '.MILLI.': 'mm',
  '.CENTI.': 'cm',
  '.MICRO.': 'µm',
  $: 'm',
  METRE: 'm',
  MILLIMETRE: 'mm',
  CENTIMETRE: 'cm',
  INCH: 'in',
  INCHES: 'in',
  FOOT: 'ft',
  FEET: 'ft',
}

/** The length unit that the shapes' contexts refer to: the base unit that defines an inch is another entity. */
function declaredUnit(text: string): string | null {
  const lengthUnits = new Map<string, string>()
  for (const [, id = '', body = ''] of text.matchAll(/#(\d+)\s*=\s*\(([^;]*?\bLENGTH_UNIT\b[^;]*?)\)\s*;/g)) {
    const converted = /CONVERSION_BASED_UNIT\s*\(\s*'([^']*)'/.exec(body)?.[1]?.toUpperCase()
    const si = /SI_UNIT\s*\(\s*(\.[A-Z]+\.|\$)\s*,\s*\.METRE\./.exec(body)?.[1]
    lengthUnits.set(id, unitNames[converted ?? si ?? ''] ?? 'other')
  }
  const used = new Set<string>()
  for (const [, references = ''] of text.matchAll(/GLOBAL_UNIT_ASSIGNED_CONTEXT\s*\(\s*\(([^)]*)\)/g)) {
    for (const [, id = ''] of references.matchAll(/#(\d+)/g)) {
      const unit = lengthUnits.get(id)
      if (unit) used.add(unit)
    }
  }
  const [only] = used
  return used.size === 1 && only !== 'other' ? (only ?? null) : null
}

export function outlinePart21(bytes: Buffer): Part21Outline {
  const text = bytes.toString('latin1')
  return {
    isPart21: /^[^']{0,2000}?ISO-10303-21/.test(text.slice(0, 4000)),
    isComplete: text.slice(-2000).includes('END-ISO-10303-21'),
    hasExternalReferences:
      /\b(DOCUMENT_FILE|EXTERNALLY_DEFINED_[A-Z_]+|APPLIED_EXTERNAL_IDENTIFICATION_ASSIGNMENT)\s*\(/.test(text),
    unit: declaredUnit(text),
  }
}
