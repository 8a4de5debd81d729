import type { Phrase } from './drawing-text.ts'

/** What a drawing says of its unit. */
export interface StatedUnit {
  unit: 'mm' | 'in'
  words: string
  page: number
}

const millimetres =
  /(?:dim(?:ension)?s?\.?|units?|einheit(?:en)?|measurements?|ma(?:ß|ss)e|maßangaben|cotes|cotas|medidas|quote)\.?(?: are| sind| sont)?(?: all)? ?(?:in|en|:|=)? ?(?:\()?(?:millimet(?:er|re)s?|mm)(?![\p{L}\d])|(?:単位|单位) ?[:(]? ?mm/iu
const inches =
  /(?:dim(?:ension)?s?\.?|units?|einheit(?:en)?|measurements?|ma(?:ß|ss)e|maßangaben|cotes|cotas|medidas|quote)\.?(?: are| sind| sont)?(?: all)? ?(?:in|en|:|=)? ?(?:\()?(?:inch(?:es)?|zoll|pouces|pulgadas|in(?:\.|$|(?= tol| unless)))(?![\p{L}\d])|(?:単位|单位) ?[:(]? ?inch/iu
/** A standard whose classes are in millimetres. */
const metricStandard = /(?:iso|din)\s*2768|en\s*22768|din\s*7168|jis ?b ?0405|gb(?:\/t)? ?1804/i

/** The unit of a drawing's numbers; null where it says none, or both. */
export function statedUnit(phrases: readonly Phrase[]): StatedUnit | null {
  const find = (pattern: RegExp) => phrases.find(({ text }) => pattern.test(text))
  const [mm, inch] = [find(millimetres), find(inches)]
  if (mm && inch) return null
  const stated = inch ?? mm ?? find(metricStandard)
  return stated ? { unit: inch ? 'in' : 'mm', words: stated.text, page: stated.page } : null
}

export const millimetresOf = { mm: 1, in: 25.4 } as const

/** A number as drawings write it: 0.5, 0,5 and .5. */
export function numberOf(written: string): number {
  return Number(written.replace(',', '.'))
}
