import type { AdminDashboardStats } from '@kerf/shared-contracts/contracts/dashboard'
import { StatCards } from '@kerf/shared-ui/content/stat-cards.tsx'
import { StatAmount } from '@kerf/shared-ui/content/stat-grid.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { ClipboardCheck, Inbox, Send, TrendingUp } from 'lucide-react'
import { text } from './text.ts'

const words = text.stats

const figures = [
  { id: 'newRfqs', icon: Inbox, to: '/admin/customers?tab=rfqs&status=submitted' },
  { id: 'pendingReview', icon: ClipboardCheck, to: '/admin/customers?tab=rfqs&status=reviewing' },
  // No list is of today's offers alone, and a longer one would contradict the number.
  { id: 'quotedToday', icon: Send },
  { id: 'monthlyRevenue', icon: TrendingUp },
] as const

/** The four figures. @param stats undefined while loading */
export function DashboardFigures({ stats }: { stats: AdminDashboardStats | undefined }) {
  const revenue = <StatAmount>{formatMoney(stats?.monthlyRevenue)}</StatAmount>
  const values = stats && { ...stats, monthlyRevenue: revenue }
  return <StatCards label={words.label} figures={figures} names={words.names} hints={words.hints} values={values} />
}
