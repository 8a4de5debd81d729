/** Letters and digits of scripts that are written from right to left, and the marks that order text as those do. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

declare const isIsolated: unique symbol
/** Text that mixes with nothing that stands beside it. Words that take one put it in as it is. */
export type Isolated = string & { readonly [isIsolated]: true }

/**
 * A name as it stands among other words: what follows it keeps its place, though the name is written from right to left.
 * For what is shown where only a string is possible; elsewhere `<bdi>` does the same. Never for what is sent or saved.
 * @returns the name between Unicode isolates; as it came where they would change nothing
 */
export function isolated(name: string): Isolated {
  const isolate = rightToLeft.test(name) ? `\u2068${name}\u2069` : name
  return isolate as Isolated // the type only tells it from other strings
}

/** Isolated letters do not say which way a line goes; this mark does. */
const rightToLeftMark = '\u200f'

const startsRightToLeft = (text: string) => rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '')

/**
 * Names, and what stands beside them, in one line with marks between; what is absent is left out. The line goes the way
 * of the first name, so that where it is cut it loses its end and not its beginning.
 */
export function isolatedList(names: readonly (string | null | undefined | false)[], mark = ', '): Isolated {
  const present = names.filter((name) => typeof name === 'string').filter((name) => name !== '')
  const line = present.map(isolated).join(mark)
  return (startsRightToLeft(line) ? rightToLeftMark + line : line) as Isolated // each of them is
}

const list = new Intl.ListFormat('en')

/** As in "Ada and Bo". */
export function isolatedInWords(names: readonly string[]): Isolated {
  return list.format(names.map(isolated)) as Isolated // each of them is
}
