import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { decodePart21 } from '../part21-text.ts'

/** What a file says of itself in words, which no kernel needs to read. */
export type TextFacts = Pick<PartFacts, 'products' | 'authorSystem' | 'annotations' | 'tolerances' | 'dimensions'>

const mostProducts = 50

/** @param text a STEP file from its first to its last line, as latin1 */
export function textFacts(text: string): TextFacts {
  const products = new Set<string>()
  for (const [, id = '', name = ''] of text.matchAll(/=\s*PRODUCT\s*\(\s*'((?:[^']|'')*)'\s*,\s*'((?:[^']|'')*)'/g)) {
    const said = decodePart21(name || id)
    if (said && products.size < mostProducts) products.add(said)
  }
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return {
    products: [...products],
    authorSystem: authorSystem(text),
    annotations: count(/=\s*(TESSELLATED_ANNOTATION_OCCURRENCE|(DRAUGHTING_)?ANNOTATION_(CURVE_)?OCCURRENCE)\s*\(/g),
    // A tolerance with modifiers is written as one entity of several types, of which one names its kind.
    tolerances: count(/\b(?!LIMITS|PLUS_MINUS|GEOMETRIC)[A-Z]+_TOLERANCE\s*\(/g),
    dimensions: count(/=\s*\(?\s*DIMENSIONAL_(SIZE|LOCATION)(_WITH_PATH)?\s*\(/g),
  }
}

/** The program: FILE_NAME's sixth entry, else its fifth. */
function authorSystem(text: string): string | null {
  const at = text.indexOf('FILE_NAME')
  const header = at < 0 ? '' : text.slice(at, text.indexOf('ENDSEC', at)).slice(0, 20_000)
  const entries = splitEntries(header.slice(header.indexOf('(') + 1))
  const [, , , , preprocessor = '', system = ''] = entries
  const words = [system, preprocessor].map((entry) => decodePart21(entry.replace(/^\s*'|'\s*$/g, '')))
  return words.find((word) => word !== '' && word !== '$') ?? null
}

/** Entries of a list, divided by the commas outside of quotes and parentheses. */
function splitEntries(list: string): string[] {
  const entries = ['']
  let [depth, isQuoted] = [0, false]
  for (const letter of list) {
    if (letter === "'") isQuoted = !isQuoted
    else if (!isQuoted && letter === '(') depth++
    else if (!isQuoted && letter === ')' && depth-- === 0) break
    if (letter === ',' && !isQuoted && depth === 0) entries.push('')
    else entries[entries.length - 1] += letter
  }
  return entries.map((entry) => entry.replace(/\/\*[\s\S]*?\*\//g, '').trim())
}
