import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { FilterSelect } from '@kerf/shared-ui/tables/filter-select.tsx'
import { SearchInput } from '@kerf/shared-ui/tables/search-input.tsx'
import { Toolbar } from '@kerf/shared-ui/tables/toolbar.tsx'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { text } from '../text.ts'
import { AdvancedFilters } from './advanced-filters.tsx'
import type { SupplierFilters } from './use-supplier-filters.ts'

const words = text.filters

const optionsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([value, label]) => ({ value, label }))

/** Filters the suppliers to choose from. */
export function FilterPanel({ filters }: { filters: SupplierFilters }) {
  const [isOpen, setOpen] = useState(false)
  const { simple, advancedCount } = filters
  return (
    <>
      <Toolbar
        label={words.title}
        end={
          <>
            <Button icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setOpen(true)}>
              {advancedCount > 0 ? words.advancedSet(advancedCount) : words.advanced}
            </Button>
            <Button
              variant="ghost"
              onClick={filters.clear}
              disabledReason={filters.isNarrowed ? undefined : words.nothingToClear}
            >
              {words.clear}
            </Button>
          </>
        }
      >
        <SearchInput {...words.search} value={simple.q} onValueChange={(q) => simple.set({ q })} />
        <FilterSelect
          label={words.completion}
          value={simple.values.minCompletion}
          onValueChange={(minCompletion) => simple.set({ minCompletion })}
          options={optionsOf(words.completions)}
        />
        <FilterSelect
          label={words.sort}
          value={simple.values.sort}
          onValueChange={(sort) => simple.set({ sort })}
          options={optionsOf(words.sorts)}
        />
      </Toolbar>
      {isOpen && (
        <AdvancedFilters
          values={filters.advanced}
          onApply={(next) => {
            filters.setAdvanced(next)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
