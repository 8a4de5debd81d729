import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { text } from '../text.ts'
import {
  type AdvancedValues,
  askedAdvanced,
  countAdvanced,
  noAdvanced,
  readAdvanced,
  writeAdvanced,
} from './advanced-values.ts'

const choices = {
  minCompletion: { label: text.filters.completion, values: text.filters.completions },
  sort: { label: text.filters.sort, values: text.filters.sorts },
} as const

/** The filters of the supplier list, all kept in the address. */
export function useSupplierFilters() {
  const simple = useListFilters(choices)
  const [address, change] = useAddressQuery()
  const advanced = readAdvanced(address)
  const { minCompletion, ...asked } = simple.asked
  return {
    simple,
    advanced,
    setAdvanced: (next: AdvancedValues) => change((now) => writeAdvanced(now, next)),
    advancedCount: countAdvanced(advanced),
    isNarrowed: simple.isNarrowed || countAdvanced(advanced) > 0,
    clear: () => {
      simple.clear()
      change((now) => writeAdvanced(now, noAdvanced))
    },
    /** Suspended suppliers cannot be asked, so they are not listed. */
    asked: {
      ...asked,
      ...askedAdvanced(advanced),
      status: 'active' as const,
      minCompletion: minCompletion && Number.parseInt(minCompletion, 10),
    },
  }
}

export type SupplierFilters = ReturnType<typeof useSupplierFilters>
