/**
 * The languages of Kerf's own words (docs/product/languages.md): what users type is never translated.
 */
export const languages = ['en', 'de', 'ja'] as const
export type Language = (typeof languages)[number]

/** Each language in its own words, as a choice shows it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ja: '日本語' }

const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE', ja: 'ja-JP' }

/** The locale in which numbers and dates of a language are written, such as 'de-DE'. */
export const localeOf = (language: Language): string => locales[language]

/** Whether a text names one of the languages. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/**
 * The first of the preferred languages that Kerf speaks; English if it speaks none of them.
 * @param preferred language tags, the most wanted first, such as those of `navigator.languages`: 'de-AT', 'en'
 */
export function firstSpoken(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.split('-')[0]?.toLowerCase()
    if (isLanguage(primary)) return primary
  }
  return 'en'
}

/**
 * The language that an `Accept-Language` header asks for (RFC 9110, 12.5.4).
 * @param header such as 'de-AT,de;q=0.9,en;q=0.5'; none means English
 */
export function languageAsked(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((part, place) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, weight: weight ? Number(weight.slice(2)) : 1, place }
  })
  const wanted = asked.filter(({ weight }) => weight > 0)
  return firstSpoken(wanted.toSorted((a, b) => b.weight - a.weight || a.place - b.place).map(({ tag }) => tag))
}
