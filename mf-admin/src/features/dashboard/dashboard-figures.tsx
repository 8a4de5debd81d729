import type { AdminDashboardStats } from '@kerf/shared-contracts/contracts/dashboard'
import { StatCard } from '@kerf/shared-ui/content/stat-card.tsx'
import { StatAmount, StatGrid } from '@kerf/shared-ui/content/stat-grid.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { ClipboardCheck, Inbox, Send, TrendingUp } from 'lucide-react'
import { text } from './text.ts'

const words = text.stats

/** The four figures. @param stats undefined while loading */
export function DashboardFigures({ stats }: { stats: AdminDashboardStats | undefined }) {
  const loading = stats === undefined
  return (
    <StatGrid aria-label={words.label}>
      <StatCard
        label={words.newRfqs}
        value={stats?.newRfqs}
        hint={words.newRfqsHint}
        icon={<Inbox size={18} />}
        to="/admin/customers?status=submitted"
        loading={loading}
      />
      <StatCard
        label={words.pendingReview}
        value={stats?.pendingReview}
        hint={words.pendingReviewHint}
        icon={<ClipboardCheck size={18} />}
        to="/admin/customers?status=reviewing"
        loading={loading}
      />
      <StatCard
        label={words.quotedToday}
        value={stats?.quotedToday}
        hint={words.quotedTodayHint}
        icon={<Send size={18} />}
        to="/admin/customers?status=quoted"
        loading={loading}
      />
      <StatCard
        label={words.revenue}
        value={<StatAmount>{formatMoney(stats?.monthlyRevenue)}</StatAmount>}
        hint={words.revenueHint}
        icon={<TrendingUp size={18} />}
        loading={loading}
      />
    </StatGrid>
  )
}
