import type { DashboardStats } from '@kerf/shared-contracts/contracts/dashboard'
import { StatCards } from '@kerf/shared-ui/content/stat-cards.tsx'
import { StatAmount } from '@kerf/shared-ui/content/stat-grid.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { ClipboardList, FileText, Package, Wallet } from 'lucide-react'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { text } from './text.ts'

const figures = [
  { id: 'activeRfqs', icon: ClipboardList, to: '/rfqs' },
  { id: 'activeOrders', icon: Package, to: '/orders' },
  { id: 'pendingQuotes', icon: FileText, to: '/quotes' },
  { id: 'totalSpent', icon: Wallet },
] as const

interface DashboardFiguresProps {
  /** Undefined while loading. */
  stats: DashboardStats | undefined
  isFirstTime: boolean
}

/** The four figures; while all are zero, their hints say what will be counted. */
export function DashboardFigures({ stats, isFirstTime }: DashboardFiguresProps) {
  const words = text.stats
  const isViewer = useIsViewer()
  const usual = isFirstTime ? words.firstHints : words.hints
  const hints = isViewer ? { ...usual, ...(isFirstTime ? words.viewerFirstHints : words.viewerHints) } : usual
  const spent = <StatAmount>{formatMoney(stats?.totalSpent)}</StatAmount>
  const values = stats && { ...stats, totalSpent: spent }
  return <StatCards label={words.label} figures={figures} names={words} hints={hints} values={values} />
}
