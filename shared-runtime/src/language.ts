import { firstSpoken, isLanguage, type Language } from '@kerf/shared-contracts/words/languages'

/** The key under which the browser keeps the chosen language (docs/product/languages.md). */
const storageKey = 'kerf.language'

/** The language that was chosen in this browser; null where the browser's own decides. */
export function readLanguageChoice(): Language | null {
  try {
    const stored = window.localStorage.getItem(storageKey)
    return isLanguage(stored) ? stored : null
  } catch {
    // Storage can be forbidden; then the browser's language applies.
    return null
  }
}

/** The language of this page, which stays until it is loaded anew. */
export function presentLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** Sets the language of the page to the chosen one, or to the first of the browser's that Kerf speaks. Call it first. */
export function applyLanguage(): void {
  document.documentElement.lang = readLanguageChoice() ?? firstSpoken(window.navigator.languages)
}

/**
 * Keeps a choice for the pages to come.
 * @param choice null for the browser's language
 * @returns whether the page must be loaded anew to speak it
 */
export function storeLanguageChoice(choice: Language | null): boolean {
  try {
    if (choice) window.localStorage.setItem(storageKey, choice)
    else window.localStorage.removeItem(storageKey)
  } catch {
    // Without storage every page speaks the browser's language.
    return false
  }
  return (choice ?? firstSpoken(window.navigator.languages)) !== presentLanguage()
}
