const dashes = /[\u2010\u2012-\u2015\u2043\u2212]/g
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * A text as searches compare it, here and in the database: letters composed and of one width, one case, one sharp s and
 * one sigma, one dash, one blank.
 */
export function compared(text: string): string {
  return text
    .normalize('NFKC')
    .replace(dashes, '-')
    .replace(unseen, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replace(/\s+/g, ' ')
}
