import { polling } from '@kerf/shared-runtime'
import { useGetWorkQueueQuery } from '@kerf/shared-runtime/endpoints/dashboard'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { Navigate, useLocation } from 'react-router-dom'
import { CustomerAccounts } from './accounts/customer-accounts.tsx'
import { ActiveOrders } from './active-orders/list/active-orders.tsx'
import { ArchivedOrders } from './archived-orders/archived-orders.tsx'
import { IncomingRfqs } from './rfqs/list/incoming-rfqs.tsx'
import { text } from './text.ts'

const choices = { tab: ['customers', 'rfqs', 'active-orders', 'archived-orders'] } as const

/** Query parameters of one tab, dropped on leaving it. */
const ofOneTab = { q: '', status: '', waiting: '', sort: '', rfq: '', order: '' }

/** Older links, such as in sent emails, name an RFQ and no tab; RFQs used to be the first tab. */
function tabOfOldLink(search: string): string | undefined {
  const address = new URLSearchParams(search)
  if (address.has('tab') || !address.has('rfq')) return undefined
  address.set('tab', 'rfqs')
  return `?${address}`
}

/** Customers, their requests and orders, from the incoming request to the paid order. */
export function CustomersPage() {
  const { search } = useLocation()
  const current = tabOfOldLink(search)
  return current === undefined ? <CustomerTabs /> : <Navigate to={{ search: current }} replace />
}

/** What is waiting on each tab; together the count beside Customer Management in the navigation. */
function useWaiting(): { rfqs: number; orders: number } {
  const { data } = useGetWorkQueueQuery(undefined, polling)
  if (!data) return { rfqs: 0, orders: 0 }
  return { rfqs: data.newRfqs + data.newQuotes + data.expiringQuotes + data.purchaseOrders, orders: data.lateOrders }
}

function CustomerTabs() {
  const { values, set } = useListFilters(choices)
  const waiting = useWaiting()
  const { tab } = values
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<ButtonLink to="/admin/manual-creation">{text.manualCreation}</ButtonLink>}
      />
      <Tabs
        label={text.tabs.label}
        value={tab}
        onValueChange={(next) => set({ ...ofOneTab, tab: next })}
        tabs={[
          { value: 'customers', label: text.tabs.customers },
          { value: 'rfqs', label: text.tabs.rfqs, count: waiting.rfqs || undefined },
          { value: 'active-orders', label: text.tabs['active-orders'], count: waiting.orders || undefined },
          { value: 'archived-orders', label: text.tabs['archived-orders'] },
        ]}
      >
        {tab === 'customers' && <CustomerAccounts />}
        {tab === 'rfqs' && <IncomingRfqs />}
        {tab === 'active-orders' && <ActiveOrders />}
        {tab === 'archived-orders' && <ArchivedOrders />}
      </Tabs>
    </>
  )
}
