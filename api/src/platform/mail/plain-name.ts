/** In characters; subjects and greetings are read at a glance, so longer names are cut. */
const longest = 60

/** A dot, or the ideographic one that browsers treat as a dot. */
const dot = '[.\u3002]'

/**
 * What mail clients and browsers turn into links: a scheme, an `@`, a dot before an ending of two or more letters, or
 * three numbers with dots between.
 */
const address = new RegExp(
  `://|@|\\S${dot}(?=[\\p{N}-]*\\p{L})[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]|\\d${dot}\\d+${dot}\\d`,
  'u',
)

/** Initials and titles without a following space: J.P.Smith, Dr.Müller, Co.KG. */
const abbreviated =
  /(?<!\S)((?:\p{L}\.)+|(?:Co|Dr|Prof|Ing|St|Mrs?|Ms)\.)(?=[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]+(?:[\s,)]|$))/gu

/** Invisible characters are not part of a name, and could disguise an address. */
const unseen = /(?:\p{Cf}|\p{Cs}|\u034f|\u115f|\u1160|\u3164)+/gu

/**
 * A user-typed name, made safe for a mail to somebody else: one line of plain text, at most 60 characters long, without
 * anything that mail clients turn into a link. `J. P. O’Neil`, `A.B. Volvo` and `Smith & Co. KG` stay unchanged. It may
 * be empty. The result is not HTML.
 */
export function plainName(name: string): string {
  const kept = wordsOf(name).filter((word) => !isAddress(word))
  return shortened(kept.join(' ').replaceAll('=?', '= ?'))
}

/** Whether a name contains something mail clients would turn into a link, so that it is hardly a name. */
export function holdsAddress(name: string): boolean {
  return wordsOf(name).some(isAddress)
}

function wordsOf(name: string): string[] {
  return (
    name
      // NFKC would turn it into a space with an accent.
      .replaceAll('\u00b4', '’')
      .normalize('NFKC')
      .replace(unseen, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .replace(abbreviated, '$1 ')
      .split(' ')
      .filter((word) => word !== '')
  )
}

/** Variation selectors are invisible too, but emoji need them. */
const isAddress = (word: string) => address.test(word.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))

function shortened(words: string): string {
  if (words.length <= longest) return words
  return `${words.slice(0, longest - 1).replace(/[\p{Surrogate}\s]$/u, '')}…`
}
