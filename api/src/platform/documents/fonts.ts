import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'semibold'

const require = createRequire(import.meta.url)

const main: Record<Weight, string> = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semibold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

/**
 * The families, in the order in which they are searched for a letter's glyph: Latin, Greek and Cyrillic, Hebrew,
 * Arabic, Thai, Japanese, Korean, Chinese; the small ones first, because reading a large one takes a while.
 */
const families: readonly Record<Weight, string>[] = [
  main,
  {
    regular: require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    semibold: require.resolve('@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf'),
  },
  {
    regular: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    semibold: require.resolve('@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
  },
  {
    regular: require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
    semibold: require.resolve('@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf'),
  },
  {
    regular: require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
    semibold: require.resolve('@expo-google-fonts/noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf'),
  },
  {
    regular: require.resolve('@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'),
    semibold: require.resolve('@expo-google-fonts/noto-sans-kr/600SemiBold/NotoSansKR_600SemiBold.ttf'),
  },
  {
    regular: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    semibold: require.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
  },
]

const opened = new Map<string, Font>()

/**
 * Makes a glyph stand for the letters it is now drawn for. The font keeps each glyph as first requested: one requested
 * as part of another letter would stand for nothing from then on, and could not be copied out of later documents.
 */
function nameGlyphsAnew(font: Font): void {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters)
    if (letters.length > 0 && !isSame(glyph.codePoints, letters)) glyph.codePoints = [...letters]
    return glyph
  }
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((letter, index) => letter === other[index])

/** Each is read once by the thread, when first needed: the Japanese ones have 5 MB. */
function open(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  nameGlyphsAnew(font)
  opened.set(file, font)
  return font
}

function covers(font: Font, grapheme: string): boolean {
  return Array.from(grapheme).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

/**
 * The font of one letter with its marks; the main font's empty box stands for a letter no font has.
 * @param before the font of the previous letter, kept for spaces, brackets and Chinese characters, so that text is
 * broken up less, and a Chinese word keeps its look once it has a character that Japanese does not use
 */
export function fontOf(grapheme: string, weight: Weight, before: Font | undefined): Font {
  if (before && /^[\s\p{Ps}\p{Pe}\p{Script=Han}]$/u.test(grapheme) && covers(before, grapheme)) return before
  const fonts = families.map((family) => family[weight])
  const holding = fonts.find((file) => covers(open(file), grapheme))
  return open(holding ?? main[weight])
}
