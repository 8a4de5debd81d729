/** The days of a time zone, with the last result cached, because every request asks for today. */
interface Days {
  format: Intl.DateTimeFormat
  minute: number
  day: string
}

/** One a copy: creating a format takes far longer than using it, and a list needs many days in one time zone. */
const known = new Map<string, Days>()

function daysOf(timeZone: string): Days {
  const days = known.get(timeZone)
  if (days) return days
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const fresh = { format, minute: Number.NaN, day: '' }
  known.set(timeZone, fresh)
  return fresh
}

/**
 * The calendar day at a moment, in a time zone.
 * @param moment an instant @param timeZone an IANA name, e.g. `Europe/Berlin` @returns `YYYY-MM-DD`
 */
export function dayIn(moment: Date, timeZone: string): string {
  const days = daysOf(timeZone)
  // Time zones differ by whole minutes, so a day begins with a minute everywhere.
  const minute = Math.floor(moment.getTime() / 60_000)
  if (days.minute === minute) return days.day
  const [month, day, year] = days.format.format(moment).split('/')
  Object.assign(days, { minute, day: `${year}-${month}-${day}` })
  return days.day
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

/** The hour of the day at a moment, 0 to 23. @param timeZone an IANA name */
export function hourIn(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  return Number(format.format(moment))
}
