import { GeometryFailure, type GeometryFailureCode } from './failure.ts'
import { withOneDataSection } from './part21-sections.ts'

/** What the text of a STEP Part 21 file reveals before a kernel reads it. */
export interface Part21Outline {
  /** It refers to other files for geometry. */
  hasExternalReferences: boolean
  /** The length unit that the file declares; null for none, and for several or one without a short name. */
  unit: string | null
  /** The same, but `several` or `other` where the kernel converts all the same: null for none alone. */
  declaredUnit: string | null
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
  const [only = null] = used
  return used.size > 1 ? 'several' : only
}

/** One with a short name, by which numbers can be told in another. */
const isNamed = (unit: string | null) => unit !== 'several' && unit !== 'other'

const endMark = 'END-ISO-10303-21'
/** The deepest nesting of parentheses; files from real programs stay below ten. */
const deepest = 100
/** In any unit: nothing a million kilometres long is a part. */
const farthest = 1e12

/**
 * The file from its first to its last line, without a leading byte order mark or anything appended by programs, and with
 * one section of data.
 * @throws GeometryFailure if it is not a STEP file, or its end is missing
 */
export function part21Of(bytes: Buffer): Buffer {
  const start = bytes
    .subarray(0, 4000)
    .toString('latin1')
    .search(/ISO-10303-21\s*;/)
  if (start < 0) throw new GeometryFailure('geometry.unreadable', 'no Part 21 header')
  const end = bytes.lastIndexOf(endMark)
  if (end < start) throw new GeometryFailure('geometry.truncated', 'no closing line')
  return withOneDataSection(Buffer.concat([bytes.subarray(start, end), Buffer.from(`${endMark};\n`)]))
}

/**
 * Looks for anything no kernel could turn into a shape, or only after a minute.
 * @param part21 as returned by {@link part21Of}
 * @throws GeometryFailure naming what is wrong
 */
export function outlinePart21(part21: Buffer): Part21Outline {
  if (isTooDeep(part21)) throw new GeometryFailure('geometry.too_deep')
  const text = part21.toString('latin1')
  const wrong = wrongPoints(text) ?? withoutFaces(text)
  if (wrong) throw new GeometryFailure(wrong)
  const unit = declaredUnit(text)
  return {
    hasExternalReferences:
      /\b(DOCUMENT_FILE|EXTERNALLY_DEFINED_[A-Z_]+|APPLIED_EXTERNAL_IDENTIFICATION_ASSIGNMENT)\s*\(/.test(text),
    unit: isNamed(unit) ? unit : null,
    declaredUnit: unit,
  }
}

const quoteMark = 0x27
const opening = 0x28
const closing = 0x29
const endOfEntity = 0x3b

function isTooDeep(bytes: Buffer): boolean {
  let depth = 0
  let isQuoted = false
  // By index, because for fifty million bytes an iterator takes ten times as long.
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]
    if (byte === quoteMark) isQuoted = !isQuoted
    // Wherever it occurs: otherwise an apostrophe in a comment would make names count, along with anything left open
    // there.
    else if (byte === endOfEntity) depth = 0
    else if (isQuoted) continue
    else if (byte === opening && ++depth > deepest) return true
    else if (byte === closing) depth--
  }
  return false
}

function wrongPoints(text: string): GeometryFailureCode | undefined {
  for (const [, inside = ''] of text.matchAll(/\bCARTESIAN_POINT\s*\(\s*'[^']*'\s*,\s*\(([^()]*)\)/g)) {
    const coordinates = inside.split(',')
    // A point has three: in `10,5,20,0,1,5` nobody can tell separating commas from decimal ones.
    if (coordinates.length > 3) return 'geometry.decimal_commas'
    for (const coordinate of coordinates) {
      const number = Number(coordinate)
      if (Math.abs(number) > farthest) return 'geometry.not_finite'
      if (Number.isNaN(number) && /nan|inf/i.test(coordinate)) return 'geometry.not_finite'
    }
  }
  return undefined
}

/** What a file without exact faces is, if its text says so. */
function withoutFaces(text: string): GeometryFailureCode | undefined {
  if (/\b(ADVANCED_FACE|FACE_SURFACE|GEOMETRIC_(CURVE_)?SET|SHELL_BASED_WIREFRAME_MODEL)\s*\(/.test(text))
    return undefined
  if (/\b(FEA_MODEL[A-Z_0-9]*|[A-Z_0-9]+_ELEMENT_REPRESENTATION)\s*\(/.test(text)) return 'geometry.analysis_model'
  if (/\b(TESSELLATED_(SOLID|SHELL)|(COMPLEX_)?TRIANGULATED_(FACE|SURFACE_SET))\s*\(/.test(text))
    return 'geometry.tessellated'
  return undefined
}
