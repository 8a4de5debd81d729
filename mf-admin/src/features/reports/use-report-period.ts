import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { type ReportPeriod, reportPeriod, wrongPeriod } from '@kerf/shared-contracts/rules/report-period'
import { businessToday } from '@kerf/shared-runtime'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'

/** The periods that one click chooses. */
export type PeriodChoice = 'year' | 'month' | 'thisYear' | 'lastYear' | 'custom'

/** The days of each choice. @param today `YYYY-MM-DD` in the business's time zone */
export function chosenPeriods(today: string): Record<Exclude<PeriodChoice, 'custom'>, ReportPeriod> {
  const year = Number(today.slice(0, 4))
  return {
    year: reportPeriod({}, today),
    month: { from: `${today.slice(0, 7)}-01`, to: today },
    thisYear: { from: `${year}-01-01`, to: today },
    lastYear: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  }
}

/** The choice that matches a period. */
export function choiceOf({ from, to }: ReportPeriod, today: string): PeriodChoice {
  const entries = Object.entries(chosenPeriods(today)) as [Exclude<PeriodChoice, 'custom'>, ReportPeriod][] // its keys
  return entries.find(([, period]) => period.from === from && period.to === to)?.[0] ?? 'custom'
}

/** The period in the address, kept there so that it can be shared. */
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
