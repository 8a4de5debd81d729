import { locale } from './locale.ts'

const named = (style: 'long' | 'short', year?: 'numeric') =>
  new Intl.DateTimeFormat(locale(), { month: style, ...(year && { year }), timeZone: 'UTC' })
const longMonth = named('long', 'numeric')
const shortMonth = named('short')

/** The first moment of a month, `YYYY-MM`. */
const startOf = (month: string) => new Date(`${month}-01T00:00:00Z`)

/** As in "January 2026". @param month `YYYY-MM` */
export const formatMonth = (month: string) => longMonth.format(startOf(month))

/**
 * Id and labels of a month's bar in a chart.
 * @param month `YYYY-MM` @param of how many months are shown; more than a year need the year below each bar
 */
export function monthLabels(month: string, of: number): { id: string; label: string; shortLabel: string } {
  const short = shortMonth.format(startOf(month))
  return { id: month, label: formatMonth(month), shortLabel: of > 12 ? `${short} ${month.slice(2, 4)}` : short }
}
