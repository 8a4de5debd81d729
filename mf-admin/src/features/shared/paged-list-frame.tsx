import type { PagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { FilterSelect } from '@kerf/shared-ui/tables/filter-select.tsx'
import { ListFooter } from '@kerf/shared-ui/tables/list-footer.tsx'
import { ListFailure } from '@kerf/shared-ui/tables/list-states.tsx'
import { SearchInput } from '@kerf/shared-ui/tables/search-input.tsx'
import { Toolbar } from '@kerf/shared-ui/tables/toolbar.tsx'
import type { ReactNode } from 'react'
import { text } from './text.ts'

interface Filter {
  /** In the address. */
  name: 'status' | 'sort'
  value: string
  options: readonly { value: string; label: string }[]
}

interface PagedListFrameProps {
  list: PagedList<unknown>
  /** What the list holds, in the plural: "orders". */
  noun: string
  search: { label: string; placeholder: string; q: string }
  filters?: readonly Filter[]
  /** Changes search and filters, which the address holds. */
  set: (changes: Record<string, string>) => void
  /** The table. */
  children: ReactNode
}

const filterLabels = { status: text.lists.status, sort: text.lists.sort }

/** Search and filters above a list, what it shows or why it cannot, and the way to more of it. */
export function PagedListFrame({ list, noun, search, filters = [], set, children }: PagedListFrameProps) {
  return (
    <>
      <Toolbar>
        <SearchInput
          label={search.label}
          placeholder={search.placeholder}
          value={search.q}
          onValueChange={(q) => set({ q })}
        />
        {filters.map(({ name, value, options }) => (
          <FilterSelect
            key={name}
            label={filterLabels[name]}
            value={value}
            onValueChange={(next) => set({ [name]: next })}
            options={options}
          />
        ))}
      </Toolbar>
      {list.failed ? <ListFailure list={list} noun={noun} /> : children}
      <ListFooter
        shown={list.rows.length}
        total={list.total}
        noun={noun}
        onMore={list.loadMore}
        loading={list.loadingMore}
        unknown={list.loading || list.failed}
      />
    </>
  )
}
