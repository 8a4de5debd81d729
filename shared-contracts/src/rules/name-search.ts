/** Words that stand together, small, each once surrounded by blanks: ` acme corp `. */
type Words = string

/** Scripts written without spaces between words, so that a name can be anywhere in a text. */
const withoutBlanks =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u

/** A shorter name is found only as a whole word: inside other words it would occur too often. */
const shortestInside = 6

const shortestWord = 3
const shortestWithoutBlanks = 2

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae', œ: 'oe' }
const undivided: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** Latin letters without their marks, and one kana for the other; what cannot be seen is taken out. */
function bare(text: string): string {
  return text
    .replace(/ß/g, 'ss')
    .replace(/[øæœłđðþ]/g, (letter) => undivided[letter] ?? letter)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}

/** The two ways of writing a text without marks: `Müller` as `muller`, and as `mueller`. */
function spellings(small: string): string[] {
  return [bare(small), bare(small.replace(/[äöüåøæœ]/g, (letter) => spelledOut[letter] ?? letter))]
}

function wordsOf(text: string): Words {
  return ` ${text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
}

/** Blanks where a word begins with a capital, or a number: `AcmeBracket2` as `Acme Bracket 2`. */
function divided(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
}

interface Forms {
  /** As written, in either spelling. */
  words: Words[]
  /** Divided at capitals and numbers as well. */
  parts: Words[]
}

function formsOf(text: string): Forms {
  const seen = text
    .replace(/%20/g, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
  const small = (written: string) => spellings(written.toLocaleLowerCase('en').normalize('NFC')).map(wordsOf)
  return { words: small(seen), parts: small(divided(seen)) }
}

const joined = (words: Words) => words.replaceAll(' ', '')

/** A name of two letters occurs in too many texts unless it is spelled exactly. */
function holdsShort(text: string, name: string): boolean {
  const exact = name.normalize('NFKC').trim()
  return exact.length === 2 && wordsOf(text.normalize('NFKC')).includes(` ${exact} `)
}

/**
 * Finds a name in texts, however either is written: other case and width, marks and umlauts, blanks or none between
 * words, capitals in their place. Long names, and those in scripts without blanks, are also found inside words.
 */
export function nameSearch(text: string): (name: string, options?: { inside: boolean }) => boolean {
  const { words, parts } = formsOf(text)
  const anywhere = words.map(joined)
  return (name, { inside } = { inside: true }) => {
    const searched = formsOf(name)
    const short = joined(searched.words[0] ?? '')
    const isWithoutBlanks = withoutBlanks.test(short)
    if (isWithoutBlanks && short.length >= shortestWithoutBlanks) {
      return searched.words.some((form) => anywhere.some((whole) => whole.includes(joined(form))))
    }
    if (short.length < shortestWord) return holdsShort(text, name)
    const asWord = [
      ...searched.words.flatMap((form) => words.map((whole) => [whole, form] as const)),
      ...searched.words.flatMap((form) => [...words, ...parts].map((whole) => [whole, ` ${joined(form)} `] as const)),
      ...searched.parts.flatMap((form) => parts.map((whole) => [whole, form] as const)),
    ]
    if (asWord.some(([whole, form]) => whole.includes(form))) return true
    if (!inside || short.length < shortestInside) return false
    return searched.words.some((form) => anywhere.some((whole) => whole.includes(joined(form))))
  }
}
