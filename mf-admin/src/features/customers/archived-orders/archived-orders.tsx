import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { DataTable } from '@kerf/shared-ui/data-table'
import { EmptyState } from '@kerf/shared-ui/empty-state'
import { useListFilters } from '@kerf/shared-ui/list-filters'
import { ListFooter } from '@kerf/shared-ui/list-footer'
import { ListFailure, NoMatch } from '@kerf/shared-ui/list-states'
import { SearchInput } from '@kerf/shared-ui/search-input'
import { Toolbar } from '@kerf/shared-ui/toolbar'
import { Archive } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useArchivedOrders } from '../../shared/paged-lists.ts'
import { archivedColumns } from './archived-columns.tsx'
import { ReopenOrder } from './reopen-order.tsx'
import { text } from './text.ts'

/** Orders that are paid and put away; each can be reopened. */
export function ArchivedOrders() {
  const { q, set } = useListFilters({})
  const list = useArchivedOrders({ q: q || undefined })
  const [reopening, setReopening] = useState<Order>()
  const columns = useMemo(() => archivedColumns(setReopening), [])

  if (list.failed) return <ListFailure list={list} noun={text.noun} />
  const empty = q ? (
    <NoMatch title={text.noMatch} onClear={() => set({ q: '' })} />
  ) : (
    <EmptyState icon={<Archive size={22} />} title={text.none} text={text.noneText} />
  )
  return (
    <>
      <Toolbar>
        <SearchInput
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={q}
          onValueChange={(next) => set({ q: next })}
        />
      </Toolbar>
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={list.rows}
        rowId={(order) => order.id}
        rowLabel={(order) => order.orderNumber}
        loading={list.loading}
        empty={empty}
      />
      {list.total > 0 && (
        <ListFooter
          shown={list.rows.length}
          total={list.total}
          noun={text.noun}
          onMore={list.loadMore}
          loading={list.loadingMore}
        />
      )}
      {reopening && <ReopenOrder order={reopening} onClose={() => setReopening(undefined)} />}
    </>
  )
}
