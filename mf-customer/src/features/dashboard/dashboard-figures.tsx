import type { DashboardStats } from '@kerf/shared-contracts/contracts/dashboard'
import { StatCard } from '@kerf/shared-ui/content/stat-card.tsx'
import { StatAmount, StatGrid } from '@kerf/shared-ui/content/stat-grid.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { ClipboardList, FileText, Package, Wallet } from 'lucide-react'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { text } from './text.ts'

interface DashboardFiguresProps {
  /** Undefined while loading. */
  stats: DashboardStats | undefined
  isFirstTime: boolean
}

/** The four figures; before there is anything, their hints say what will be counted. */
export function DashboardFigures({ stats, isFirstTime }: DashboardFiguresProps) {
  const words = text.stats
  const isViewer = useIsViewer()
  const usual = isFirstTime ? words.firstHints : words.hints
  const hints = isViewer ? { ...usual, ...(isFirstTime ? words.viewerFirstHints : words.viewerHints) } : usual
  const loading = stats === undefined
  return (
    <StatGrid aria-label={words.label}>
      <StatCard
        label={words.activeRfqs}
        value={stats?.activeRfqs}
        hint={hints.activeRfqs}
        icon={<ClipboardList size={18} />}
        to="/rfqs"
        loading={loading}
      />
      <StatCard
        label={words.activeOrders}
        value={stats?.activeOrders}
        hint={hints.activeOrders}
        icon={<Package size={18} />}
        to="/orders"
        loading={loading}
      />
      <StatCard
        label={words.pendingQuotes}
        value={stats?.pendingQuotes}
        hint={hints.pendingQuotes}
        icon={<FileText size={18} />}
        to="/quotes"
        loading={loading}
      />
      <StatCard
        label={words.totalSpent}
        value={<StatAmount>{formatMoney(stats?.totalSpent)}</StatAmount>}
        hint={hints.totalSpent}
        icon={<Wallet size={18} />}
        loading={loading}
      />
    </StatGrid>
  )
}
