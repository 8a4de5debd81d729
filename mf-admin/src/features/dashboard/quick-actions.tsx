import { ActionLinks } from '@kerf/shared-ui/actions/action-links.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { ChartColumn, ClipboardList, Factory, FilePlus2, Package, Pencil, Search, Users } from 'lucide-react'
import { text } from './text.ts'

const words = text.actions

const actions = [
  { to: '/admin/create-quote', label: words.createQuote, icon: FilePlus2 },
  { to: '/admin/customers', label: words.customers, icon: Users },
  { to: '/admin/supplier-management', label: words.suppliers, icon: Factory },
  { to: '/admin/purchase-orders', label: words.purchaseOrders, icon: ClipboardList },
  { to: '/admin/customers?tab=active-orders', label: words.activeOrders, icon: Package },
  { to: '/admin/manual-creation', label: words.manualCreation, icon: Pencil },
  { to: '/admin/search', label: words.search, icon: Search },
  { to: '/admin/reports', label: words.reports, icon: ChartColumn },
]

/** Links to the most frequent tasks. */
export function QuickActions() {
  return (
    <Card title={words.title}>
      <ActionLinks actions={actions} />
    </Card>
  )
}
