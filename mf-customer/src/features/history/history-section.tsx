import type { PagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { FilterSelect } from '@kerf/shared-ui/tables/filter-select.tsx'
import { ListFooter } from '@kerf/shared-ui/tables/list-footer.tsx'
import { ListFailure } from '@kerf/shared-ui/tables/list-states.tsx'
import { Toolbar } from '@kerf/shared-ui/tables/toolbar.tsx'
import { fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

const Title = styled.h2`
  margin-bottom: ${space[8]};
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
`

interface Choice {
  label: string
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

interface HistorySectionProps {
  title: string
  noun: string
  list: PagedList<unknown>
  filter: Choice
  sort: Choice
  /** Takes what the filters leave elsewhere. */
  exportButton: ReactNode
  /** The table. */
  children: ReactNode
}

/** One of the two histories: its title, filter and sort order, the table, and how much of it is shown. */
export function HistorySection({ title, noun, list, filter, sort, exportButton, children }: HistorySectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Toolbar label={title} end={exportButton}>
        <FilterSelect {...filter} />
        <FilterSelect {...sort} />
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
    </section>
  )
}
