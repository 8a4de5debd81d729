import { localeOf } from '@kerf/shared-contracts/words/languages'
import { presentLanguage } from './language.ts'

/**
 * Days, moments and numbers as mails and documents write them: as the screens do, in the present language
 * (docs/product/languages.md, 'What speaks it').
 */

const locale = () => localeOf(presentLanguage())
const isEnglish = () => presentLanguage() === 'en'

/** @param day `YYYY-MM-DD` @returns as in 'Jan 05, 2026' or '05.01.2026' */
export function writtenDay(day: string): string {
  const manner = isEnglish()
    ? ({ year: 'numeric', month: 'short', day: '2-digit' } as const)
    : ({ dateStyle: 'medium' } as const)
  return new Intl.DateTimeFormat(locale(), { ...manner, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A day in texts whose English shows it as it is stored. @param day `YYYY-MM-DD` */
export const plainDay = (day: string): string => (isEnglish() ? day : writtenDay(day))

/** A moment to the minute, with its time zone, as in 'Jan 05, 2026, 14:30 UTC'. */
export function writtenMoment(moment: Date, timeZone: string, month: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(locale(), {
    year: 'numeric',
    month,
    day: month === 'short' && isEnglish() ? '2-digit' : 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(moment)
}

/**
 * Money with its sign and as many decimals as its currency has; a unit price keeps all its decimals.
 * @param amount a decimal text
 */
export function writtenMoney(amount: string, currency: string): string {
  const usual = new Intl.NumberFormat(locale(), { style: 'currency', currency }).resolvedOptions()
  const given = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0
  const maximumFractionDigits = Math.max(given, usual.maximumFractionDigits ?? 2)
  const { minimumFractionDigits } = usual
  const format = new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    ...(minimumFractionDigits !== undefined && { minimumFractionDigits }),
    maximumFractionDigits,
  })
  // A text is formatted exactly, whereas a number would pass through a float.
  return format.format(amount as `${number}`)
}

/** Money in texts whose English shows it as it is stored, as in '1200.00 EUR'. */
export const plainMoney = (amount: string, currency: string): string =>
  isEnglish() ? `${amount} ${currency}` : writtenMoney(amount, currency)

export function writtenQuantity(quantity: number): string {
  return new Intl.NumberFormat(locale()).format(quantity)
}

/** Some of which one is chosen, as in 'PDF, DXF, or Word' or 'PDF, DXF oder Word'. */
export const writtenChoice = (choices: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'disjunction' }).format(choices)

/** Items one after the other, as in 'USD, EUR', in Japanese 'USD、EUR'. */
export const writtenList = (items: readonly string[]): string => items.join(presentLanguage() === 'ja' ? '、' : ', ')
