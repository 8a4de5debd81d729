import { listMark } from './listed.ts'
import { locale } from './locale.ts'

/** Letters and digits of right-to-left scripts, and the marks that have the same effect on text order. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

declare const isIsolated: unique symbol
/** Text that cannot affect the order of its surroundings. Sentences that take one insert it unchanged. */
export type Isolated = string & { readonly [isIsolated]: true }

/**
 * A name among other words: the text after it keeps its place even if the name is written from right to left. For places
 * that allow only a string; elsewhere use `<bdi>`. Never for values that are sent or saved.
 * @returns the name between Unicode isolates, or unchanged if they would make no difference
 */
export function isolated(name: string): Isolated {
  const isolate = rightToLeft.test(name) ? `\u2068${name}\u2069` : name
  return isolate as Isolated // a brand only
}

/** Isolated letters do not set the direction of a line; this mark does. */
const rightToLeftMark = '\u200f'

const startsRightToLeft = (text: string) => rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '')

/**
 * Names and the like in one line, joined by separators; absent ones are left out. The line takes the direction of the
 * first name, so that a cut removes its end and not its beginning.
 */
export function isolatedList(names: readonly (string | null | undefined | false)[], mark = listMark()): Isolated {
  const present = names.filter((name) => typeof name === 'string').filter((name) => name !== '')
  const line = present.map(isolated).join(mark)
  return (startsRightToLeft(line) ? rightToLeftMark + line : line) as Isolated // each of them is
}

/** As in "Ada and Bo", in the page's language. */
export function isolatedInWords(names: readonly string[]): Isolated {
  return new Intl.ListFormat(locale()).format(names.map(isolated)) as Isolated // each of them is
}
