/** Scripts whose characters are words, or parts of words that are written without blanks. */
const wordCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Whether a text contains a character of a script in which one may be a word. */
export function hasWordCharacter(typed: string): boolean {
  return wordCharacter.test(typed.normalize('NFKC'))
}

/** The number of characters a search needs (docs/product/find.md, 'What is looked for'). */
export const longestFind = 200

/**
 * Whether what was typed is enough to search for more than pages: two characters, or one of a script in which one is a
 * word (docs/product/find.md, 'What is looked for').
 */
export function isEnoughToFind(typed: string): boolean {
  const sought = typed.normalize('NFKC').trim()
  return [...sought].length >= 2 || hasWordCharacter(sought)
}

/** The beginning of each kind of number, as it is stored. */
const prefixes = {
  ...{ rfq: 'SQTE-', order: 'SORD-', company: 'CU', supplier: 'V' },
  ...{ supplierRequest: 'REF-', purchaseOrder: 'PO-' },
} as const
export type NumberedKind = keyof typeof prefixes

const numberOf = (prefix: string, digits: string) => `${prefix}${digits.padStart(4, '0')}`

/**
 * The number of this kind that was probably meant: `sqte 42`, `SQTE-0042` and `42` are all SQTE-0042.
 * @returns null when no such number can be meant
 */
export function numberMeant(typed: string, kind: NumberedKind): string | null {
  const plain = typed.normalize('NFKC').trim().toUpperCase()
  const [, letters, digits] = /^([A-Z]*)[-\s._#‐-―−]*0*(\d{1,15})$/.exec(plain) ?? []
  if (letters === undefined || digits === undefined) return null
  const prefix = prefixes[kind]
  return letters === '' || letters === prefix.replace('-', '') ? numberOf(prefix, digits) : null
}
