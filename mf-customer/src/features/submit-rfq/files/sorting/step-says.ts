/** What a STEP file says of its part, as far as it says it clearly. */
export interface StepSays {
  /** The name of its only product. */
  productName: string | null
  /** The material, in the file's own words. */
  material: string | null
}

const nothing: StepSays = { productName: null, material: null }

/** Bytes read at either end of the file: products and materials stand near one of them. */
const readAtEnd = 1024 * 1024

/** A text as STEP writes it: quotes doubled, other letters as \X\E9 or \X2\6B6F8ECA\X0\ (ISO 10303-21, 6.4.3). */
const stepText = "'((?:[^']|'')*)'"

function decoded(text: string): string {
  const wide = (size: number) => (_: string, digits: string) =>
    (digits.match(new RegExp(`.{${size}}`, 'g')) ?? [])
      .map((code) => Number.parseInt(code, 16))
      .map((code) => (code <= 0x10ffff ? String.fromCodePoint(code) : ''))
      .join('')
  return text
    .replaceAll("''", "'")
    .replace(/\\X2\\([0-9A-F]+)\\X0\\/gi, wide(4))
    .replace(/\\X4\\([0-9A-F]+)\\X0\\/gi, wide(8))
    .replace(/\\X\\([0-9A-F]{2})/gi, wide(2))
    .replace(/\\S\\(.)/g, (_, letter: string) => String.fromCharCode(letter.charCodeAt(0) + 128))
    .replaceAll('\\\\', '\\')
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim()
}

/** What programs write where nobody gave a name. */
const meaningless =
  /^(|none|null|unnamed|untitled|no name|part ?\d*|solid ?\d*|body ?\d*|product|default|open cascade.*)$/i

const only = (found: readonly string[]): string | null => {
  const [one, ...others] = [...new Set(found)].filter((text) => !meaningless.test(text))
  return one !== undefined && others.length === 0 ? one.slice(0, 160) : null
}

/** @param text of a STEP file, or its two ends */
export function saidIn(text: string): StepSays {
  const all = (pattern: string) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].map((match) => decoded(match.slice(1).findLast(Boolean) ?? ''))
  const products = all(String.raw`\bPRODUCT\s*\(\s*${stepText}\s*,\s*${stepText}`)
  const materials = [
    ...all(String.raw`\bMATERIAL_DESIGNATION\s*\(\s*${stepText}`),
    ...all(String.raw`\bDESCRIPTIVE_REPRESENTATION_ITEM\s*\(\s*'\s*material(?: name)?\s*'\s*,\s*${stepText}`),
  ]
  return { productName: only(products), material: only(materials) }
}

/** What a chosen file says; nothing for one that is packed, or cannot be read. */
export async function stepSays(file: File): Promise<StepSays> {
  try {
    const ends = [file.slice(0, readAtEnd), file.slice(Math.max(readAtEnd, file.size - readAtEnd))]
    const read = await Promise.all(ends.map((end) => end.arrayBuffer()))
    return saidIn(read.map((bytes) => new TextDecoder('utf-8').decode(bytes)).join('\n'))
  } catch {
    return nothing
  }
}
