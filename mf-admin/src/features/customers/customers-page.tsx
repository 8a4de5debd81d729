import { polling } from '@kerf/shared-runtime'
import { useListAdminOrdersQuery } from '@kerf/shared-runtime/endpoints/orders-admin'
import { useListAdminRfqsQuery } from '@kerf/shared-runtime/endpoints/rfqs-admin'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { Navigate, useLocation } from 'react-router-dom'
import { CustomerAccounts } from './accounts/customer-accounts.tsx'
import { ActiveOrders } from './active-orders/active-orders.tsx'
import { ArchivedOrders } from './archived-orders/archived-orders.tsx'
import { IncomingRfqs } from './rfqs/incoming-rfqs.tsx'
import { text } from './text.ts'

const choices = { tab: ['customers', 'rfqs', 'active-orders', 'archived-orders'] } as const

/** Address parameters of one tab alone, dropped with it. */
const ofOneTab = { q: '', status: '', waiting: '', sort: '', rfq: '', order: '' }

/** Links of before the first tab was that of the accounts, as in mails that were sent, name an RFQ and no tab. */
function tabOfOldLink(search: string): string | undefined {
  const address = new URLSearchParams(search)
  if (address.has('tab') || !address.has('rfq')) return undefined
  address.set('tab', 'rfqs')
  return `?${address}`
}

/** Customers, what they asked for and ordered, from the incoming request to the paid order. */
export function CustomersPage() {
  const { search } = useLocation()
  const current = tabOfOldLink(search)
  return current === undefined ? <CustomerTabs /> : <Navigate to={{ search: current }} replace />
}

function CustomerTabs() {
  const { values, set } = useListFilters(choices)
  const submitted = useListAdminRfqsQuery({ status: 'submitted', limit: 1 }, polling).data?.total
  const active = useListAdminOrdersQuery({ limit: 1 }, polling).data?.total
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
          // Of RFQs only the new ones wait for somebody to look at them.
          { value: 'rfqs', label: text.tabs.rfqs, count: submitted || undefined },
          { value: 'active-orders', label: text.tabs['active-orders'], count: active },
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
