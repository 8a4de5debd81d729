const dashes = /[\u2010\u2012-\u2015\u2043\u2212]/g
/** Marks that NFKC would decompose. */
const [acute, doublePrime] = [/\u00b4/g, /\u2033/g]
const apostrophes = /[\u2018-\u201b\u02bc\u02b9\u2032\u2039\u203a\u0060]/g
const quotationMarks = /[\u201c-\u201f\u00ab\u00bb\u301d-\u301f]/g
const times = /[\u00d7\u2715\u2a2f]/g
const diameters = /[\u2300\u2205]/g
const fractions = /[\u2044\u2215]/g
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * A text in the form in which searches compare it, here and in the database: composed, lower case, one width, and one
 * variant each of ß, sigma, dash, space, apostrophe, quotation mark, multiplication sign, diameter and fraction slash.
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
