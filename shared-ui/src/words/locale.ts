const locales: Readonly<Record<string, string>> = { de: 'de-DE', ja: 'ja-JP' }

/**
 * The locale in which the page writes numbers and dates, by the language of its root element, such as 'de-DE'
 * (docs/product/languages.md). A page keeps its language until it is loaded anew.
 */
export const locale = (): string => locales[globalThis.document?.documentElement.lang] ?? 'en-US'
