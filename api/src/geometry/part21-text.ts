const mostLetters = 200

/** What an entity says, without its quoted texts. */
export const withoutNames = (body: string): string => body.replace(/'[^']*'/g, '')

/** The numbers of the entities that an entity refers to, in their order. */
export const referencesIn = (body: string): string[] =>
  [...withoutNames(body).matchAll(/#(\d+)/g)].map(([, id = '']) => id)

const isControl = (letter: string) => letter < ' ' || letter === '\u007f'

/** A text as it is meant. Part 21's way of writing letters: `\X2\` for UTF-16, `\X4\` for UTF-32, `\X\` and `\S\` for one byte of latin1. */
export function decodePart21(written: string): string {
  const unpack = (hex: string, digits: number) =>
    (hex.match(new RegExp(`.{${digits}}`, 'g')) ?? []).map((code) => Number.parseInt(code, 16))
  const decoded = written
    .replace(/\\X2\\((?:[0-9A-F]{4})*)\\X0\\/gi, (_, hex: string) => String.fromCharCode(...unpack(hex, 4)))
    .replace(/\\X4\\((?:[0-9A-F]{8})*)\\X0\\/gi, (_, hex: string) =>
      String.fromCodePoint(...unpack(hex, 8).filter((code) => code <= 0x10ffff)),
    )
    .replace(/\\X\\([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\S\\(.)/g, (_, letter: string) => String.fromCharCode(letter.charCodeAt(0) + 128))
    .replaceAll("''", "'")
    .replaceAll('\\\\', '\\')
  return [...asUtf8(decoded)]
    .filter((letter) => !isControl(letter))
    .join('')
    .trim()
    .slice(0, mostLetters)
    .toWellFormed()
}

/** Some programs write UTF-8 as it is: bytes that are valid as such were meant so. */
function asUtf8(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'))
  } catch {
    return text
  }
}
