import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { wrongPeriod } from '@kerf/shared-contracts/rules/report-period'
import { isUuid } from '@kerf/shared-contracts/rules/uuid'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { businessToday } from '@kerf/shared-runtime'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { text } from './text.ts'

const choices = {
  kind: { label: text.kind, values: text.kinds },
  sort: { label: lists.sort, values: text.sorts },
} as const

/** The first and the last day; empty for none. */
export interface ActivityPeriod {
  from: string
  to: string
}

export type PeriodChoice = keyof typeof text.period.choices

const always: ActivityPeriod = { from: '', to: '' }

/** The days of each choice. @param today `YYYY-MM-DD` in the business's time zone */
export function chosenPeriods(today: string): Record<Exclude<PeriodChoice, 'custom'>, ActivityPeriod> {
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today })
  return { all: always, today: last(1), week: last(7), month: last(30), year: last(365) }
}

/** The choice that matches a period. */
export function choiceOf({ from, to }: ActivityPeriod, today: string): PeriodChoice {
  const entries = Object.entries(chosenPeriods(today)) as [Exclude<PeriodChoice, 'custom'>, ActivityPeriod][] // its keys
  return entries.find(([, period]) => period.from === from && period.to === to)?.[0] ?? 'custom'
}

/**
 * The activity filters in the address: person, kind, period and search text.
 * @param of the only person the list is about, if any
 */
export function useActivityFilters(of?: string) {
  const filters = useListFilters(choices)
  const [address] = useAddressQuery()
  const today = businessToday()
  const dayIn = (name: keyof ActivityPeriod) => DateOnly.safeParse(address.get(name)).data ?? ''
  const period = { from: dayIn('from'), to: dayIn('to') }
  const named = address.get('person') ?? ''
  const person = of === undefined && isUuid(named) ? named : ''
  const wrong = period.from !== '' && period.to !== '' && period.to < period.from ? wrongPeriod(period) : undefined
  const set = (changes: Partial<ActivityPeriod> & { person?: string }) => filters.set(changes)
  return {
    ...filters,
    asked: {
      ...filters.asked,
      person: (of ?? person) || undefined,
      from: period.from || undefined,
      to: period.to || undefined,
    },
    isNarrowed: filters.isNarrowed || person !== '' || period.from !== '' || period.to !== '',
    clear: () => filters.set({ q: '', kind: '', person: '', ...always }),
    narrowing: { person, period, today, wrong, set },
  }
}

export type ActivityFilters = ReturnType<typeof useActivityFilters>
