import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListArchivedOrdersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/orders-admin'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { DataTable } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { Archive } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PagedListFrame } from '../../shared/paged-list-frame.tsx'
import { archivedColumns } from './archived-columns.tsx'
import { ReopenOrder } from './reopen-order.tsx'
import { text } from './text.ts'

/** Orders that are paid and put away; each can be reopened. */
export function ArchivedOrders() {
  const { q, set } = useListFilters({})
  const list = pagedList(useListArchivedOrdersPagesInfiniteQuery({ q: q || undefined }, polling))
  const [reopening, setReopening] = useState<Order>()
  const columns = useMemo(() => archivedColumns(setReopening), [])

  const empty = q ? (
    <NoMatch title={text.noMatch} onClear={() => set({ q: '' })} />
  ) : (
    <EmptyState icon={<Archive size={22} />} title={text.none} text={text.noneText} />
  )
  return (
    <>
      <PagedListFrame
        list={list}
        noun={text.noun}
        search={{ label: text.search, placeholder: text.searchPlaceholder, q }}
        set={set}
      >
        <DataTable
          caption={text.caption}
          columns={columns}
          rows={list.rows}
          rowId={(order) => order.id}
          rowLabel={(order) => order.orderNumber}
          loading={list.loading}
          empty={empty}
        />
      </PagedListFrame>
      {reopening && <ReopenOrder order={reopening} onClose={() => setReopening(undefined)} />}
    </>
  )
}
