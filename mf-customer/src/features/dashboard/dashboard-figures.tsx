import type { DashboardStats } from '@kerf/shared-contracts/client/generated/dashboard'
import { formatMoney } from '@kerf/shared-ui/format'
import { StatCard } from '@kerf/shared-ui/stat-card'
import { fontSize, media, space } from '@kerf/shared-ui/theme/tokens'
import { ClipboardList, FileText, Package, Wallet } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const Grid = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[12]};
  /* Beside the sidebar four of them need a large screen. */
  @media (max-width: 1279px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.narrow} {
    gap: ${space[8]};

    & > * {
      padding: ${space[12]};
    }
    /* Two cards abreast on a phone need the room of their icons. */
    [aria-hidden]:has(> svg) {
      display: none;
    }
  }
`

/** An amount of any length fits its card. */
const Spent = styled.span`
  overflow-wrap: anywhere;
  ${media.narrow} {
    font-size: ${fontSize[20]};
  }
`

interface DashboardFiguresProps {
  /** Undefined while loading. */
  stats: DashboardStats | undefined
  isFirstTime: boolean
}

/** The four figures; before there is anything, their hints say what will be counted. */
export function DashboardFigures({ stats, isFirstTime }: DashboardFiguresProps) {
  const words = text.stats
  const hints = isFirstTime ? words.firstHints : words.hints
  const loading = stats === undefined
  return (
    <Grid aria-label={words.label}>
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
        value={<Spent>{formatMoney(stats?.totalSpent)}</Spent>}
        hint={hints.totalSpent}
        icon={<Wallet size={18} />}
        loading={loading}
      />
    </Grid>
  )
}
