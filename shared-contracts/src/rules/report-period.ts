import { inPresentLanguage } from '../contracts/input-sentences.ts'

/** Days that a report is about, both of them included, `YYYY-MM-DD`. */
export interface ReportPeriod {
  from: string
  to: string
}

/** Which months a report shows side by side at most. */
const mostMonths = 120

const monthsUntil = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The first day of the month that lies so many months before that of a day. */
function firstDayOfMonth(day: string, monthsBefore: number): string {
  const months = monthsUntil(day) - monthsBefore
  const year = String(Math.floor(months / 12)).padStart(4, '0')
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

/**
 * The period of a report: the last twelve months, this one included, where nothing else is asked for
 * (docs/product/admin.md, 'Business Reports').
 * @param today `YYYY-MM-DD`, where the business is
 */
export function reportPeriod(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): ReportPeriod {
  const to = asked.to ?? today
  return { from: asked.from ?? firstDayOfMonth(to, 11), to }
}

/** What is wrong with a period, by the field that has to be changed; undefined when nothing is. */
export function wrongPeriod({ from, to }: ReportPeriod): Partial<Record<keyof ReportPeriod, string>> | undefined {
  if (to < from) return { from: inPresentLanguage('The first day cannot be after the last') }
  if (monthsUntil(to) - monthsUntil(from) >= mostMonths)
    return { from: inPresentLanguage('A report can be about ten years at most') }
  return undefined
}
