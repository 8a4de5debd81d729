import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { askBeforeClosing } from '@kerf/shared-parts/forms/ask-before-closing.ts'
import { useSayWho } from '@kerf/shared-parts/forms/while-possible.tsx'
import type { KeptRow } from '@kerf/shared-parts/lists/kept-rows.tsx'
import { sortChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { orderStatusChoice } from '@kerf/shared-parts/orders/order-status-choice.ts'
import { PageLink } from '@kerf/shared-parts/pages/page-link.tsx'
import { polling } from '@kerf/shared-runtime'
import { ordersApi, useGetOrderQuery } from '@kerf/shared-runtime/endpoints/orders'
import { useListAdminOrdersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/orders-admin'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { Package } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MessagesLink } from '../../../shared/messages-link.tsx'
import { columnsFor, type OfCustomer } from '../../of-customer.ts'
import { OrderWorkspace } from '../order-workspace.tsx'
import { text } from '../text.ts'
import { orderColumns } from './order-columns.tsx'

const choices = {
  status: orderStatusChoice,
  waiting: text.waiting,
  sort: sortChoice('date-desc', 'date-asc', 'status', 'project', 'amount'),
}

const none = (
  <EmptyState
    icon={<Package size={22} />}
    title={text.none}
    text={text.noneText}
    action={<ButtonLink to="/admin/customers?tab=rfqs">{text.viewRfqs}</ButtonLink>}
  />
)

const noneOfCustomer = <EmptyState icon={<Package size={22} />} title={text.none} text={text.noneOfCustomer} />

/** Links of an order that is viewed in the list. */
function OrderLinks({ order: { id } }: { order: Order }) {
  return (
    <Cluster>
      <PageLink to={adminAddress.order(id)} />
      <MessagesLink about="order" id={id} />
    </Cluster>
  )
}

/** The workspace of an order, with its current state even after it has left the list. */
function OrderInRow({ order, isGone, update }: { order: Order } & KeptRow<Order>) {
  const { data } = useGetOrderQuery({ id: order.id }, { ...polling, skip: !isGone })
  useEffect(() => {
    if (isGone && data) update(data)
  }, [isGone, data, update])
  return <OrderWorkspace order={order} links={<OrderLinks order={order} />} />
}

/** Says who moved an order out of the list while it was being viewed. */
function useSayWhere() {
  const [getOrder] = ordersApi.endpoints.getOrder.useLazyQuery()
  const sayWho = useSayWho()
  return async ({ id, orderNumber, orderStatus }: Order) => {
    const { data } = await getOrder({ id })
    if (data?.isArchived) return sayWho({ what: 'order-archive', id, ...text.ended.archivedNamed(orderNumber) })
    if (data && data.orderStatus !== orderStatus) {
      return sayWho({ what: 'order-stage', id, ...text.ended.moved(orderNumber, orderStatusLabel(data.orderStatus)) })
    }
  }
}

/** The active orders, or those of one customer; each row expands to the order's workspace. */
export function ActiveOrders({ customerId }: OfCustomer) {
  const columns = useMemo(() => columnsFor(orderColumns, customerId), [customerId])
  const filters = useListFilters(choices)
  const [address] = useSearchParams()
  const sayWhere = useSayWhere()
  return (
    <ListTable
      name={customerId === undefined ? 'admin.orders' : 'admin.customer.orders'}
      words={text.list}
      list={pagedList(useListAdminOrdersPagesInfiniteQuery({ ...filters.asked, customerId }, polling))}
      filters={filters}
      columns={columns}
      rowLabel={(order) => order.orderNumber}
      renderExpanded={(order, kept) => <OrderInRow order={order} {...kept} />}
      onGone={sayWhere}
      onCollapse={askBeforeClosing}
      // A link may open one order; from then on the user opens and closes them.
      initiallyExpanded={address.getAll('order')}
      empty={customerId === undefined ? none : noneOfCustomer}
    />
  )
}
