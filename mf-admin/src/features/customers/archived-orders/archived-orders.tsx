import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { sortChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListArchivedOrdersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/orders-admin'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { Archive } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { columnsFor, type OfCustomer } from '../of-customer.ts'
import { archivedColumns } from './archived-columns.tsx'
import { ReopenOrder } from './reopen-order.tsx'
import { text } from './text.ts'

const choices = { sort: sortChoice('date-desc', 'date-asc', 'project', 'amount') }

/** Paid and archived orders, or those of one customer; each opens on its page, and can be reopened. */
export function ArchivedOrders({ customerId }: OfCustomer) {
  const filters = useListFilters(choices)
  const navigate = useNavigate()
  const [reopening, setReopening] = useState<Order>()
  const columns = useMemo(() => columnsFor(archivedColumns(setReopening), customerId), [customerId])
  return (
    <>
      <ListTable
        name={customerId === undefined ? 'admin.archived-orders' : 'admin.customer.archived-orders'}
        words={text.list}
        list={pagedList(useListArchivedOrdersPagesInfiniteQuery({ ...filters.asked, customerId }, polling))}
        filters={filters}
        columns={columns}
        rowLabel={(order) => order.orderNumber}
        onOpenRow={(order) => navigate(adminAddress.order(order.id))}
        empty={<EmptyState icon={<Archive size={22} />} title={text.none} text={text.noneText} />}
      />
      {reopening && <ReopenOrder order={reopening} onClose={() => setReopening(undefined)} />}
    </>
  )
}
