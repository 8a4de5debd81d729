import { german } from './german.ts'
import { japanese } from './japanese.ts'

type Word = string | ((...values: never[]) => string)

/** Words of components by name, each with the keys of the English ones. */
export type Translation = Readonly<Record<string, Readonly<Record<string, Word>>>>

const translations: Readonly<Record<string, Translation>> = { de: german, ja: japanese }

/**
 * The words that a component has of its own, in the language of the page (docs/product/languages.md). This room knows no
 * catalogue, so its translations stand beside this file.
 * @param name of these words in the translations
 */
export function spoken<Words extends object>(name: string, english: Words): Words {
  const own = translations[globalThis.document?.documentElement.lang]?.[name]
  return own ? { ...english, ...own } : english
}
