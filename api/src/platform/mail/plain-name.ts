/** In characters; a mail's subject and greeting are read at a glance, and names this long are cut. */
const longest = 60

/** A dot, also the ideographic one that browsers take for it. */
const dot = '[.\u3002]'

/**
 * What mail programs and browsers take for an address: a scheme, an `@`, a dot before an ending of two or more letters,
 * or three numbers with dots between.
 */
const address = new RegExp(
  `://|@|\\S${dot}(?=[\\p{N}-]*\\p{L})[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]|\\d${dot}\\d+${dot}\\d`,
  'u',
)

/** Initials and titles that a name or a last word follows without a blank: J.P.Smith, Dr.Müller, Co.KG. */
const abbreviated =
  /(?<!\S)((?:\p{L}\.)+|(?:Co|Dr|Prof|Ing|St|Mrs?|Ms)\.)(?=[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]+(?:[\s,)]|$))/gu

/** Words that nobody sees are no part of a name, and part what would be taken for an address. */
const unseen = /(?:\p{Cf}|\p{Cs}|\u034f|\u115f|\u1160|\u3164)+/gu

/**
 * A name that somebody typed, as it may stand in a mail to somebody else: one line of plain words, at most 60 characters
 * long, without what mail programs would make a link of. `J. P. O’Neil`, `A.B. Volvo` and `Smith & Co. KG` stay as they
 * are. It may be empty. What it returns is not HTML.
 */
export function plainName(name: string): string {
  const kept = wordsOf(name).filter((word) => !isAddress(word))
  return shortened(kept.join(' ').replaceAll('=?', '= ?'))
}

/** Whether a name holds what mail programs would make a link of, so that it is hardly somebody's name. */
export function holdsAddress(name: string): boolean {
  return wordsOf(name).some(isAddress)
}

function wordsOf(name: string): string[] {
  return (
    name
      // Compatible characters would make of it a blank with an accent.
      .replaceAll('\u00b4', '’')
      .normalize('NFKC')
      .replace(unseen, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .replace(abbreviated, '$1 ')
      .split(' ')
      .filter((word) => word !== '')
  )
}

/** Selectors of variants are not seen either, but emoji need them. */
const isAddress = (word: string) => address.test(word.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))

function shortened(words: string): string {
  if (words.length <= longest) return words
  return `${words.slice(0, longest - 1).replace(/[\p{Surrogate}\s]$/u, '')}…`
}
