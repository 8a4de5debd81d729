import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'semibold'

const require = createRequire(import.meta.url)

/** The families, in the order in which a letter looks for its glyph: Latin and Cyrillic, Hebrew, Japanese. */
const families = [
  { regular: 'inter/400Regular/Inter_400Regular.ttf', semibold: 'inter/600SemiBold/Inter_600SemiBold.ttf' },
  {
    regular: 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    semibold: 'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  },
  {
    regular: 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
    semibold: 'noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf',
  },
] as const satisfies readonly Record<Weight, string>[]

const opened = new Map<string, Font>()

/** Each is read once by the thread, when it is first needed: the Japanese ones have 5 MB. */
function open(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/${file}`)))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  opened.set(file, font)
  return font
}

/** The font that Latin text is set in, and whose empty box stands for a letter that none has. */
export function mainFont(weight: Weight): Font {
  return open(families[0][weight])
}

function covers(font: Font, grapheme: string): boolean {
  return Array.from(grapheme).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

/**
 * The font of one letter with its marks.
 * @param before that of the letter before it, which it keeps when it can: a run of text is then broken up less
 */
export function fontOf(grapheme: string, weight: Weight, before: Font | undefined): Font {
  // Digits and signs are those of the main font everywhere, so that columns of numbers agree.
  const candidates = /^[\s\p{Ps}\p{Pe}]$/u.test(grapheme) && before ? [before] : []
  for (const font of candidates) if (covers(font, grapheme)) return font
  for (const family of families) {
    const font = open(family[weight])
    if (covers(font, grapheme)) return font
  }
  return mainFont(weight)
}
