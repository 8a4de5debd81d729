import { FilterSelect } from '@kerf/shared-ui/tables/filter-select.tsx'
import type { ListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { SearchInput } from '@kerf/shared-ui/tables/search-input.tsx'
import { Toolbar } from '@kerf/shared-ui/tables/toolbar.tsx'
import { ExportCsv } from './export-csv.tsx'
import { SavedFilters } from './saved-filters/saved-filters.tsx'

/** The part of a list's filters that its tools use, whatever filters it has. */
export interface ToolFilters
  extends Pick<ListFilters, 'choices' | 'q' | 'set' | 'isNarrowed' | 'clear' | 'query' | 'take'> {
  values: Readonly<Record<string, string>>
}

export interface ListToolsProps {
  /** The list's name among all lists, such as `customer.orders`; its filters are saved under it. */
  name: string
  filters: ToolFilters
  search?: { label: string; placeholder: string } | undefined
  /** The available values of a filter, if not all are. */
  only?: Readonly<Record<string, readonly string[]>> | undefined
  /** The filtered rows as CSV. */
  exported?: { list: string; query: Readonly<Record<string, string | undefined>> } | undefined
  isEmpty: boolean
  /** Accessible name; 'Filters' by default. */
  label?: string | undefined
}

/** Search, filters and sort of a list, kept in the address, and the export of the filtered rows. */
export function ListTools({ name: list, filters, search, only = {}, exported, isEmpty, label }: ListToolsProps) {
  const { choices, values, q, set } = filters
  const end = (
    <>
      <SavedFilters list={list} filters={filters} />
      {exported && <ExportCsv {...exported} isEmpty={isEmpty} />}
    </>
  )
  return (
    <Toolbar label={label} end={end}>
      {search && <SearchInput {...search} value={q} onValueChange={(next) => set({ q: next })} />}
      {Object.entries(choices).map(([name, choice]) => {
        if (!('label' in choice)) return null
        const options = Object.entries(choice.values).map(([value, words]) => ({ value, label: words }))
        const shown = only[name]
        return (
          <FilterSelect
            key={name}
            label={choice.label}
            value={values[name] ?? ''}
            onValueChange={(next) => set({ [name]: next })}
            options={shown ? options.filter(({ value }) => value === '' || shown.includes(value)) : options}
          />
        )
      })}
    </Toolbar>
  )
}
