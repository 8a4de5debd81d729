import { FilterSelect } from '@kerf/shared-ui/tables/filter-select.tsx'
import { SearchInput } from '@kerf/shared-ui/tables/search-input.tsx'
import { Toolbar } from '@kerf/shared-ui/tables/toolbar.tsx'
import { ExportCsv } from '../../shared/export-csv.tsx'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'

/** How the quotes of a group are ordered; the first one is the default. */
export const quoteSorts = ['date-desc', 'date-asc', 'amount', 'project'] as const
export type QuoteSort = (typeof quoteSorts)[number]

const sortOptions = quoteSorts.map((value) => ({ value, label: shared.sorts[value] }))

interface QuoteToolbarProps {
  q: string
  sort: QuoteSort
  onChange: (changes: { q?: string; sort?: string }) => void
  /** Whether the filters leave nothing to export. */
  isEmpty: boolean
}

/** Search, sort order and CSV export of My Quotes. */
export function QuoteToolbar({ q, sort, onChange, isEmpty }: QuoteToolbarProps) {
  return (
    <Toolbar
      end={
        <ExportCsv list="quotes" query={{ q, sort }} disabledReason={isEmpty ? shared.exportCsv.nothing : undefined} />
      }
    >
      <SearchInput
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={q}
        onValueChange={(next) => onChange({ q: next })}
      />
      <FilterSelect
        label={shared.lists.sort}
        value={sort}
        onValueChange={(next) => onChange({ sort: next })}
        options={sortOptions}
      />
    </Toolbar>
  )
}
