import { addDays } from './calendar.ts'

/** A month of the calendar, `YYYY-MM`. */
const month = /^\d{4}-(0[1-9]|1[0-2])$/

/** Whether text from an address names a month. */
export const isMonth = (text: string) => month.test(text)

/** The month some months later, or earlier for a negative number; `YYYY-MM`. */
export function addMonths(of: string, months: number): string {
  const count = Number(of.slice(0, 4)) * 12 + Number(of.slice(5)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** 0 for Monday to 6 for Sunday. */
const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The weeks that a month touches, each from Monday to Sunday; days as `YYYY-MM-DD`. */
export function weeksOf(of: string): string[][] {
  const first = `${of}-01`
  const monday = addDays(first, -weekday(first))
  const after = `${addMonths(of, 1)}-01`
  const weeks: string[][] = []
  for (let start = monday; start < after; start = addDays(start, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(start, days)))
  }
  return weeks
}
