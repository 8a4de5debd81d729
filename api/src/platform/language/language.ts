import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '@kerf/shared-contracts/words/languages'
import { type Dictionary, speak } from '@kerf/shared-contracts/words/words'
import { dictionary as german } from '../../languages/de.ts'
import { dictionary as japanese } from '../../languages/ja.ts'

const dictionaries: Readonly<Record<Language, Dictionary | undefined>> = { en: undefined, de: german, ja: japanese }

const spoken = new AsyncLocalStorage<Language>()

speak(() => dictionaries[presentLanguage()])

/** The language of the answer or mail that is being written; English outside of {@link speaking}. */
export const presentLanguage = (): Language => spoken.getStore() ?? 'en'

/** The language that the browser of a new user asked for; none where that is English, or nobody said. */
export const languageOfNewUser = (): Language | null => (presentLanguage() === 'en' ? null : presentLanguage())

/**
 * Does work whose words are of a language: those of a request in the language it asks for, those of a mail in its
 * receiver's (docs/product/languages.md).
 */
export function speaking<Result>(language: Language | null, work: () => Result): Result {
  return spoken.run(language ?? 'en', work)
}
