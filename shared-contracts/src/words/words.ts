/**
 * One catalogue of all texts (docs/product/languages.md): a `text.ts` holds the English words beside the code that shows
 * them, `text.de.ts` and `text.ja.ts` hold the same in other languages, and {@link words} finds those of the present
 * language.
 */

/** What translations of a text must hold: the same keys, any words, and functions of the same values. */
export type WordsOf<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => WordsOf<Result>
    : T extends readonly (infer Item)[]
      ? number extends T['length']
        ? readonly WordsOf<Item>[]
        : { readonly [Place in keyof T]: WordsOf<T[Place]> }
      : T extends object
        ? { readonly [Key in keyof T]: WordsOf<T[Key]> }
        : T

/** The words of one language, by the name of the text. */
export type Dictionary = Readonly<Record<string, unknown>>

// One a copy: each module brings the translations of the texts that it bundles.
let present: () => Dictionary | undefined = () => undefined

/**
 * From now on {@link words} answers in another language.
 * @param dictionary called for each word; nothing means English. A page speaks one language until it is loaded anew, a
 * server another one for each request.
 */
export function speak(dictionary: () => Dictionary | undefined): void {
  present = dictionary
}

/**
 * The words of a text in the present language. What a translation lacks is English.
 * @param name where it stands, such as 'mf-admin/customers/rfqs'; `npm run check` holds it against the file's path
 * @param english the text as written in English
 */
export function words<T extends object>(name: string, english: T): T {
  return livePart(english, () => present()?.[name])
}

type Holder = Readonly<Record<PropertyKey, unknown>>

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part of a text that reads each word when it is asked for it. */
function livePart<T extends object>(english: T, translated: () => unknown): T {
  const parts = new Map<PropertyKey, object>()
  return new Proxy(english, {
    get(target, key, receiver) {
      const part = parts.get(key)
      if (part) return part
      const own: unknown = Reflect.get(target, key, receiver)
      const there = () => {
        const holder = translated()
        return isHolder(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined
      }
      if (!isHolder(own)) return there() ?? own
      const made = livePart(own, there)
      parts.set(key, made)
      return made
    },
  })
}
