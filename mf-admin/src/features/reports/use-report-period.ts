import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { type ReportPeriod, reportPeriod, wrongPeriod } from '@kerf/shared-contracts/rules/report-period'
import { businessToday } from '@kerf/shared-runtime'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'

/** The periods that are chosen with one click. */
export type PeriodChoice = 'year' | 'month' | 'thisYear' | 'lastYear' | 'custom'

/** The days of each choice. @param today `YYYY-MM-DD`, where the business is */
export function chosenPeriods(today: string): Record<Exclude<PeriodChoice, 'custom'>, ReportPeriod> {
  const year = Number(today.slice(0, 4))
  return {
    year: reportPeriod({}, today),
    month: { from: `${today.slice(0, 7)}-01`, to: today },
    thisYear: { from: `${year}-01-01`, to: today },
    lastYear: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  }
}

/** The choice that a period is. */
export function choiceOf({ from, to }: ReportPeriod, today: string): PeriodChoice {
  const entries = Object.entries(chosenPeriods(today)) as [Exclude<PeriodChoice, 'custom'>, ReportPeriod][] // its keys
  return entries.find(([, period]) => period.from === from && period.to === to)?.[0] ?? 'custom'
}

/** The period that the address names, kept there so that it can be sent to somebody. */
export function useReportPeriod() {
  const [query, change] = useAddressQuery()
  const today = businessToday()
  const dayIn = (name: keyof ReportPeriod) => DateOnly.safeParse(query.get(name)).data
  const period = reportPeriod({ from: dayIn('from'), to: dayIn('to') }, today)
  const set = (next: ReportPeriod) =>
    change((address) => {
      const usual = reportPeriod({}, today)
      const isUsual = next.from === usual.from && next.to === usual.to
      for (const name of ['from', 'to'] as const) {
        if (isUsual) address.delete(name)
        else address.set(name, next[name])
      }
      return address
    })
  return { period, today, set, wrong: wrongPeriod(period) }
}
