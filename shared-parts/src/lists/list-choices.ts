import type { ColumnSorts } from '@kerf/shared-ui/tables/data-table.tsx'
import type { FilterChoice } from '@kerf/shared-ui/tables/list-filters.tsx'
import { text } from './text.ts'

/** The values of a filter with their labels, in order. */
function worded<Value extends string>(
  values: readonly Value[],
  words: (value: Value) => string,
): Readonly<Record<Value, string>> {
  return Object.fromEntries(values.map((value) => [value, words(value)])) as Record<Value, string> // one for each value
}

/** A filter by status. @param all the label for any status */
export function statusChoice<Status extends string>(
  statuses: readonly Status[],
  words: (status: Status) => string,
  all: string = text.allStatuses,
): FilterChoice<Status | ''> {
  return { label: text.status, values: { '': all, ...worded(statuses, words) } }
}

type Sort = keyof typeof text.sorts

/** A list's sort orders, the first one by default. */
export function sortChoice<Name extends Sort>(...sorts: readonly Name[]): FilterChoice<Name> {
  return { label: text.sort, values: worded(sorts, (name) => text.sorts[name]) }
}

/** For column headers: the sort orders that they ask for. */
export const byDate = { descending: 'date-desc', ascending: 'date-asc' } satisfies ColumnSorts
export const byStatus = { ascending: 'status' } satisfies ColumnSorts
export const byProject = { ascending: 'project' } satisfies ColumnSorts
export const byQuantity = { descending: 'quantity' } satisfies ColumnSorts
export const byNeed = { ascending: 'needed-by' } satisfies ColumnSorts
export const byAmount = { descending: 'amount' } satisfies ColumnSorts
