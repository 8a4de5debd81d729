import type { DashboardStats } from '@kerf/shared-contracts/contracts/dashboard'
import { polling } from '@kerf/shared-runtime'
import { useGetAttentionQuery } from '@kerf/shared-runtime/endpoints/dashboard'
import { type ActionLink, ActionLinks } from '@kerf/shared-ui/actions/action-links.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Activity, ClipboardList, FileCheck2, FilePlus2, FileUp, Package, Truck } from 'lucide-react'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { text } from './text.ts'

/** Quick actions; those for waiting items have a count, and are shown only while there are any. */
export function QuickActions({ stats }: { stats: DashboardStats | undefined }) {
  // The navigation shows the same counts.
  const { data: attention } = useGetAttentionQuery(undefined, polling)
  const isViewer = useIsViewer()
  const words = text.actions
  const actions: (ActionLink & { acting?: true })[] = [
    { to: '/rfq', label: words.submit, icon: FilePlus2, acting: true },
    { to: '/rfqs', label: words.rfqs, icon: ClipboardList },
    { to: '/orders', label: words.orders, icon: Package },
    {
      to: '/quotes',
      label: words.uploadPurchaseOrder,
      icon: FileUp,
      waiting: attention?.quotesWaitingForPurchaseOrder ?? 0,
      acting: true,
    },
    { to: '/quotes', label: words.reviewQuotes, icon: FileCheck2, waiting: stats?.pendingQuotes ?? 0 },
    { to: '/orders', label: words.trackOrders, icon: Truck, waiting: stats?.activeOrders ?? 0 },
    { to: '/history', label: words.activity, icon: Activity },
  ]
  const offered = actions.filter(({ waiting, acting }) => waiting !== 0 && !(acting && isViewer))
  return (
    <Card title={words.title}>
      <ActionLinks actions={offered} />
    </Card>
  )
}
