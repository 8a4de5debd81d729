import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { ActivityTable } from '../../activity/activity-table.tsx'
import { ActiveOrders } from '../active-orders/list/active-orders.tsx'
import { ArchivedOrders } from '../archived-orders/archived-orders.tsx'
import { IncomingRfqs } from '../rfqs/list/incoming-rfqs.tsx'
import { CustomerFiles } from './customer-files.tsx'
import { CustomerQuotes } from './customer-quotes.tsx'
import { text } from './text.ts'

const choices = { tab: ['rfqs', 'quotes', 'orders', 'archived-orders', 'files', 'activity'] } as const

const tabs = choices.tab.map((value) => ({ value, label: text.tabs[value] }))

/** Query parameters of one tab, dropped on leaving it. */
const ofOneTab = { q: '', status: '', sort: '', group: '', kind: '', from: '', to: '', rfq: '', order: '' }

/* Below the sticky header. */
const Lists = styled.div`
  scroll-margin-top: 72px;
`

/** Scrolls a part of the page into view whenever a link leads to it. */
function useAimedAt(part: string) {
  // Changes with every link that is followed, even to the same place.
  const location = useLocation()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // jsdom has no layout and cannot scroll.
    if (location.hash === part) element.current?.scrollIntoView?.()
  }, [location, part])
  return element
}

/** The lists of what belongs to a customer, with the same actions as elsewhere. */
export function CustomerTabs({ customerId }: { customerId: string }) {
  const { values, set } = useListFilters(choices)
  const { tab } = values
  const frame = useAimedAt('#lists')
  return (
    <Lists ref={frame}>
      <Tabs label={text.tabs.label} value={tab} onValueChange={(next) => set({ ...ofOneTab, tab: next })} tabs={tabs}>
        {tab === 'rfqs' && <IncomingRfqs customerId={customerId} />}
        {tab === 'quotes' && <CustomerQuotes customerId={customerId} />}
        {tab === 'orders' && <ActiveOrders customerId={customerId} />}
        {tab === 'archived-orders' && <ArchivedOrders customerId={customerId} />}
        {tab === 'files' && <CustomerFiles customerId={customerId} />}
        {tab === 'activity' && <ActivityTable name="admin.customer.activity" of={customerId} />}
      </Tabs>
    </Lists>
  )
}
