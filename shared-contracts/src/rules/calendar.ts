/** Kept one a copy: making a format takes far longer than using it, and a list asks for many days in one time zone. */
const formats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}

/**
 * The calendar day at a moment, in a time zone.
 * @param moment an instant @param timeZone an IANA name, e.g. `Europe/Berlin` @returns `YYYY-MM-DD`
 */
export function dayIn(moment: Date, timeZone: string): string {
  const parts = dayFormat(timeZone)
    .formatToParts(moment)
    .map(({ type, value }) => [type, value])
  const { year, month, day } = Object.fromEntries(parts) as Record<string, string> // the three parts asked for
  return `${year}-${month}-${day}`
}

/** A calendar day some days later. @param day `YYYY-MM-DD` */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** Whole days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
