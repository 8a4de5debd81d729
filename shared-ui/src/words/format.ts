import { format, isValid, parseISO } from 'date-fns'
import { locale } from './locale.ts'

/** How a date is written: as docs/product/numbers-and-money.md says in English, and as is usual in other languages. */
interface Manner {
  english: string
  others: Intl.DateTimeFormatOptions
}

function formatWith(manner: Manner, value: string | null | undefined, whenEmpty: string): string {
  if (!value) return whenEmpty
  // parseISO reads a date without a time as local midnight, where `new Date` would read it as midnight UTC.
  const date = parseISO(value)
  if (!isValid(date)) return whenEmpty
  const present = locale()
  return present === 'en-US' ? format(date, manner.english) : date.toLocaleString(present, manner.others)
}

const day: Manner = { english: 'MMM dd, yyyy', others: { dateStyle: 'medium' } }
const moment: Manner = { english: 'MMM dd, yyyy, h:mm a', others: { dateStyle: 'medium', timeStyle: 'short' } }
const shortDay: Manner = { english: 'MMM dd', others: { day: 'numeric', month: 'short' } }
const time: Manner = { english: 'h:mm a', others: { timeStyle: 'short' } }

/**
 * 'MMM dd, yyyy', as in "Jan 05, 2026" (docs/product/numbers-and-money.md, 'Dates and times').
 * @param value ISO 8601 time, shown in the reader's zone, or `YYYY-MM-DD`, which stays that day in every zone.
 * @param whenEmpty shown for a missing or invalid date.
 */
export function formatDate(value: string | null | undefined, whenEmpty = ''): string {
  return formatWith(day, value, whenEmpty)
}

/** 'MMM dd, yyyy, h:mm a', as in "Jan 05, 2026, 3:04 PM". Takes the same values as {@link formatDate}. */
export function formatDateTime(value: string | null | undefined, whenEmpty = ''): string {
  return formatWith(moment, value, whenEmpty)
}

/** 'MMM dd', as in "Jan 05", for where the year is plain. Takes the same values as {@link formatDate}. */
export function formatShortDate(value: string | null | undefined, whenEmpty = ''): string {
  return formatWith(shortDay, value, whenEmpty)
}

/** 'h:mm a', as in "3:04 PM", for where the day is plain. Takes the same values as {@link formatDate}. */
export function formatTime(value: string | null | undefined, whenEmpty = ''): string {
  return formatWith(time, value, whenEmpty)
}

/** The day of a time in the reader's zone, `YYYY-MM-DD`; empty for an invalid time. */
export function dayOf(value: string): string {
  const date = parseISO(value)
  return isValid(date) ? format(date, 'yyyy-MM-dd') : ''
}

function isDecimal(value: string): value is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(value)
}

/**
 * Money with its sign and thousands separators, as in "$1,234.50". Digits are never rounded or passed through a float:
 * a price of "0.0125" keeps all four.
 * @param amount a decimal string; anything else gives `whenEmpty`.
 * @param currency ISO 4217 code.
 */
export function formatMoney(amount: string | null | undefined, currency = 'USD', whenEmpty = ''): string {
  if (!amount || !isDecimal(amount)) return whenEmpty
  const usual = new Intl.NumberFormat(locale(), { style: 'currency', currency }).resolvedOptions()
  // Trailing zeros say nothing: amounts are stored with two decimals even in currencies that have none.
  const given = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0
  const maximumFractionDigits = Math.max(given, usual.maximumFractionDigits ?? 2)
  return new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    minimumFractionDigits: usual.minimumFractionDigits,
    maximumFractionDigits,
  }).format(amount)
}

const sizeUnits = ['Bytes', 'KB', 'MB', 'GB'] as const

/** A file's size in the largest unit that keeps it at least one, as in "812 Bytes" or "1.5 MB". One KB is 1024 bytes. */
export function formatFileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1024 && unit < sizeUnits.length - 1) {
    size /= 1024
    unit += 1
  }
  const shown = Number(size.toFixed(unit === 0 ? 0 : 1)).toLocaleString(locale(), { useGrouping: false })
  return `${shown} ${sizeUnits[unit]}`
}

/** Bytes divided by 1024, rounded, as in "12 KB" (docs/product/numbers-and-money.md, 'File sizes'). */
export function formatKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`
}

/** Lists are counted up to one past this number; a greater count only says that there are more. */
export const countedTo = 10_000

/** The size of a list: `1,234`, and `10,000+` past the limit. */
export function formatCount(count: number): string {
  const words = (whole: number) => whole.toLocaleString(locale())
  return count > countedTo ? `${words(countedTo)}+` : words(count)
}
