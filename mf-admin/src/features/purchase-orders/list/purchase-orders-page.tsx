import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling } from '@kerf/shared-runtime'
import { useListPurchaseOrdersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { ShoppingCart } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { purchaseOrderAddress } from '../../shared/addresses.ts'
import { text } from '../text.ts'
import { orderColumns } from './order-columns.tsx'

const choices = {
  status: { label: lists.status, values: { '': text.filters.all, open: text.filters.open, ...text.statuses } },
  payment: text.filters.payment,
  sort: { label: lists.sort, values: text.filters.sorts },
} as const

/** All purchase orders to suppliers; one opens on its own page. */
export function PurchaseOrdersPage() {
  const filters = useListFilters(choices)
  const navigate = useNavigate()
  const toQuotes = <ButtonLink to="/admin/supplier-quotes">{text.toQuotes}</ButtonLink>
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <ListTable
        name="admin.purchase-orders"
        words={text.list}
        list={pagedList(useListPurchaseOrdersPagesInfiniteQuery(filters.asked, polling))}
        filters={filters}
        columns={orderColumns}
        rowLabel={({ purchaseOrderNumber }) => purchaseOrderNumber}
        onOpenRow={({ id }) => void navigate(purchaseOrderAddress(id))}
        isHighlighted={({ isLate }) => isLate}
        empty={
          <EmptyState icon={<ShoppingCart size={22} />} title={text.none} text={text.noneText} action={toQuotes} />
        }
      />
    </>
  )
}
