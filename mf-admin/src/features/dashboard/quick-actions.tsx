import type { AdminDashboardStats } from '@kerf/shared-contracts/contracts/dashboard'
import { ActionLinks } from '@kerf/shared-ui/actions/action-links.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Archive, FilePlus2, Inbox, Package, Users } from 'lucide-react'
import { text } from './text.ts'

const words = text.actions

/** The ways to what is done most; new requests come with their number. */
export function QuickActions({ stats }: { stats: AdminDashboardStats | undefined }) {
  return (
    <Card title={words.title}>
      <ActionLinks
        actions={[
          {
            to: '/admin/customers?tab=rfqs&status=submitted',
            label: words.reviewRfqs,
            icon: Inbox,
            waiting: stats?.newRfqs || undefined,
          },
          { to: '/admin/customers', label: words.customers, icon: Users },
          { to: '/admin/customers?tab=active-orders', label: words.activeOrders, icon: Package },
          { to: '/admin/manual-creation', label: words.manualCreation, icon: FilePlus2 },
          { to: '/admin/customers?tab=archived-orders', label: words.archivedOrders, icon: Archive },
        ]}
      />
    </Card>
  )
}
