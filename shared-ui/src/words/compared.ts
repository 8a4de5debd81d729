const dashes = /[\u2010\u2012-\u2015\u2043\u2212]/g
/** Marks that NFKC would take apart. */
const [acute, doublePrime] = [/\u00b4/g, /\u2033/g]
const apostrophes = /[\u2018-\u201b\u02bc\u02b9\u2032\u2039\u203a\u0060]/g
const quotationMarks = /[\u201c-\u201f\u00ab\u00bb\u301d-\u301f]/g
const times = /[\u00d7\u2715\u2a2f]/g
const diameters = /[\u2300\u2205]/g
const fractions = /[\u2044\u2215]/g
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * A text as searches compare it, here and in the database: letters composed and of one width, one case, one sharp s and
 * one sigma, one dash, one blank, one apostrophe and quotation mark, one sign for times, a diameter and a fraction.
 */
export function compared(text: string): string {
  return text
    .replace(acute, "'")
    .replace(doublePrime, '"')
    .normalize('NFKC')
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .replace(quotationMarks, '"')
    .replace(times, 'x')
    .replace(diameters, '\u00f8')
    .replace(fractions, '/')
    .replace(unseen, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replace(/\s+/g, ' ')
}
