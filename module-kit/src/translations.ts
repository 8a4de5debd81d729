import * as z from 'zod/mini'

/** A module's words in a language, by the English ones. */
export const translation = z.record(z.string(), z.string().check(z.minLength(1)))

/** The languages in which `module.json` may give its words beside English (docs/product/languages.md). */
export const translations = { de: translation, ja: translation }

interface Labelled {
  label: string
}

/** The parts of `module.json` that users read. */
interface ShownFile {
  title: string
  routes: readonly { title: string; denied?: string | undefined }[]
  navigation: readonly (Labelled & { count?: { words: { one: string; other: string } } | undefined })[]
  topNavigation: readonly Labelled[]
  menu: readonly Labelled[]
  userMenu: readonly Labelled[]
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
}

/** What users read of a module's description. */
function shownTexts(file: ShownFile): string[] {
  const links = [...file.navigation, ...file.topNavigation, ...file.menu, ...file.userMenu]
  return [
    file.title,
    ...file.routes.flatMap(({ title, denied }) => (denied === undefined ? [title] : [title, denied])),
    ...links.map(({ label }) => label),
    ...file.navigation.flatMap(({ count }) => (count ? [count.words.one, count.words.other] : [])),
  ]
}

/** The words that a language of the file lacks. A file without translations lacks none: it is shown in English. */
export function untranslated(file: ShownFile) {
  return Object.entries(file.translations ?? {}).flatMap(([language, words]) =>
    shownTexts(file)
      .filter((shown) => words[shown] === undefined)
      .map((missing) => ({ language, words, missing })),
  )
}
