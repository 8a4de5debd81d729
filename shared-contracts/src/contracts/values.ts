import { z } from 'zod'
import { isCurrency } from '../rules/currencies.ts'
import { asMailAddress, asPlainText } from '../rules/typed-text.ts'

/**
 * Exact decimal money with two places, e.g. `"1234.50"`; never a float (docs/product/numbers-and-money.md, 'Money').
 */
export const Money = z.string().regex(/^\d{1,12}\.\d{2}$/)

/**
 * Money as a person or a form sends it: `"12"`, `"12.5"`, `12.5`; becomes `"12.50"`. Greater than 0, and below ten
 * thousand million, so that a total over all lines is still {@link Money}.
 */
export const MoneyInput = z
  .union([z.string().overwrite(asPlainText), z.number().transform(String)], 'Please enter a valid amount')
  .pipe(z.string().regex(/^\d{1,10}(\.\d{1,2})?$/, 'Please enter a valid amount'))
  .transform((text) => {
    const [whole = '0', cents = ''] = text.split('.')
    return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`
  })
  .refine((amount) => /[1-9]/.test(amount), 'Please enter a valid amount')

/** A calendar day, `YYYY-MM-DD`. */
export const DateOnly = z.iso.date()

/**
 * A day as forms and payloads send it: a date, or an ISO time, of which only the written day counts, whatever its
 * offset: nobody who writes March 1st means March 2nd (docs/product/numbers-and-money.md, 'Days').
 */
export const DateInput = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Please enter a valid date')
  .transform((value) => value.slice(0, 10))
  .refine((day) => /^[1-9]\d{3}-\d\d-\d\d$/.test(day), 'Please enter a valid date')

/** A moment in UTC, ISO 8601. */
export const Instant = z.iso.datetime()

/** A currency that amounts can be in, by its code of ISO 4217. */
export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'A currency has three capital letters, such as USD')
  .refine(isCurrency, 'This currency is not known')

/** Number of pieces (PCS). */
export const Quantity = z.number().int().min(1).max(100_000_000)

/** The pieces of all parts together. */
export const TotalQuantity = z.number().int().min(1)

/**
 * A whole number of pieces, at least 1, as JSON or as the text of a form field. Anything that may be a thousand to one
 * reader and one to another, as `1.000`, is refused, and so is `1e3` (docs/product/numbers-and-money.md, 'Typed
 * numbers').
 * @param message the error for a text without digits, and for a number below 1
 * @param notWhole the error for a fraction, and for digits mixed with anything else
 */
export function wholeNumberInput(message: string, notWhole = message) {
  return z
    .union([z.number(message), z.string()], message)
    .transform((given, context): number => {
      if (typeof given === 'number') return given
      const typed = asPlainText(given)
      if (/^-?\d+$/.test(typed)) return Math.min(Number(typed), Number.MAX_SAFE_INTEGER)
      context.addIssue(/\p{N}/u.test(typed) ? notWhole : message)
      return z.NEVER
    })
    .pipe(z.number().int(notWhole).min(1, message).max(100_000_000, 'Quantity can be at most 100,000,000'))
}

/** Pieces as a form or multipart field sends them. */
export const QuantityInput = wholeNumberInput(
  'Quantity must be at least 1',
  'Quantity must be a whole number, written with digits alone, such as 1000',
)

/** Bidirectional overrides, and invisible characters. */
const reversing = /[\u202a-\u202e\u2066-\u2069\u0080-\u009f\u2028\u2029]/g
const nothingSeen = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** A line break in any form: forms send two characters, which count as one. */
const lineEnd = /\r\n?|[\v\f\u0085]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what a text must not hold
const controls = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f]/g

/** Whether a text is invisible although it has characters. */
export function looksEmpty(value: string): boolean {
  return nothingSeen.test(value)
}

/** Composed letters, so that equal-looking texts are equal; a text that only looks empty is empty. */
function asSeen(value: string): string {
  return looksEmpty(value) ? '' : value.normalize('NFC')
}

/** As {@link asSeen}, with one character per line break, and no other control characters but tabs. */
function withPlainLineEnds(value: string): string {
  return asSeen(value.replace(lineEnd, '\n').replace(controls, ''))
}

/** As {@link asSeen}, without bidirectional overrides and line breaks; a tab, as between two cells, becomes a space. */
function withoutUnseen(value: string): string {
  return asSeen(value).replace(reversing, '').replaceAll('\t', ' ')
}

/** One line of text a person typed: trimmed, without control characters. @param max longest length in characters */
export function line(max: number) {
  return (
    z
      .string()
      .overwrite(withoutUnseen)
      .trim()
      .max(max, `Please use at most ${max} characters`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what a line must not hold
      .regex(/^[^\u0000-\u001f\u007f]*$/, 'This text contains characters that are not allowed')
  )
}

/** Several lines of text: trimmed, control characters taken out. @param max longest length in characters */
export function text(max: number) {
  return (
    z
      .string()
      .overwrite(withPlainLineEnds)
      .trim()
      .max(max, `Please use at most ${max} characters`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a null byte cannot be stored
      .regex(/^[^\u0000]*$/, 'This text contains characters that are not allowed')
  )
}

/** Optional text; an empty text, or one of only spaces, counts as omitted. */
export function optional<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => (value === '' ? null : (value ?? null)))
}

/** A yes or no as JSON or as a form field. */
export const BooleanInput = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])

/** Everything RFC 5321 allows without quotes; the last part of a domain may be internationalised. */
const mailAddress =
  /^(?!\.)(?!.*\.\.)(?!.*[@.]xn--\.)([\w!#$%&'*+/=?^`{|}~.-]*)[\w!#$%&'*+/=?^`{|}~-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/

/**
 * An email address; compared without case, an internationalised domain kept as `xn--…` (docs/product/accounts.md,
 * 'Account types').
 */
export const Email = z
  .string({ error: 'Please enter a valid email address' })
  .overwrite((typed) => asMailAddress(typed.trim()))
  .max(254, 'Please enter a valid email address')
  .pipe(z.email({ error: 'Please enter a valid email address', pattern: mailAddress }))

/** What no text in JSON may contain: characters that no database stores, and a property name special to JavaScript. */
function assertPlain(name: string, value: unknown): unknown {
  const isOdd = (text: string) => text.includes('\0') || !text.isWellFormed()
  if (name === '__proto__' || isOdd(name) || (typeof value === 'string' && isOdd(value))) throw new SyntaxError(name)
  return value
}

/**
 * A structured value in a multipart field, which carries it as JSON text; handlers get the value. Any error in it is
 * reported for the whole field.
 * @param max longest text in characters
 * @param words the messages for invalid JSON, and for JSON of another shape
 */
export function jsonText<S extends z.ZodType>(schema: S, max: number, words: { notJson: string; wrong: string }) {
  return z
    .string()
    .max(max)
    .transform((text, context): z.output<S> => {
      try {
        const parsed = schema.safeParse(JSON.parse(text, assertPlain))
        if (parsed.success) return parsed.data
        context.addIssue(words.wrong)
      } catch {
        context.addIssue(words.notJson)
      }
      return z.NEVER
    })
}
