import type { DashboardStats } from '@kerf/shared-contracts/client/generated/dashboard'
import { useListQuotesQuery } from '@kerf/shared-contracts/client/generated/quotes'
import { Badge } from '@kerf/shared-ui/badge'
import { Card } from '@kerf/shared-ui/card'
import { focusRing } from '@kerf/shared-ui/theme/mixins'
import { color, fontWeight, motion, radius, space } from '@kerf/shared-ui/theme/tokens'
import { Activity, ClipboardList, FileCheck2, FilePlus2, FileUp, type LucideIcon, Package, Truck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { polling } from '../shared/polling.ts'
import { text } from './text.ts'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(230px, 100%), 1fr));
  gap: ${space[8]};
`

const Action = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  color: ${color.text};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  transition: border-color ${motion.fast};

  &:hover {
    border-color: ${color.accent};
  }
  svg {
    flex: none;
    color: ${color.accentText};
  }
  & > span:first-of-type {
    flex: 1;
  }
  ${focusRing}
`

interface QuickAction {
  to: string
  label: string
  icon: LucideIcon
  /** How many wait; the action is offered only when there are some. */
  waiting?: number
}

/** Where to go next; what waits for the customer comes with its number, and only while it waits. */
export function QuickActions({ stats }: { stats: DashboardStats | undefined }) {
  const { data: withoutPurchaseOrder } = useListQuotesQuery({ group: 'waiting_for_po', limit: 1 }, polling)
  const words = text.actions
  const actions: QuickAction[] = [
    { to: '/rfq', label: words.submit, icon: FilePlus2 },
    {
      to: '/quotes',
      label: words.uploadPurchaseOrder,
      icon: FileUp,
      waiting: withoutPurchaseOrder?.total ?? 0,
    },
    { to: '/quotes', label: words.reviewQuotes, icon: FileCheck2, waiting: stats?.pendingQuotes ?? 0 },
    { to: '/orders', label: words.trackOrders, icon: Truck, waiting: stats?.activeOrders ?? 0 },
    { to: '/rfqs', label: words.rfqs, icon: ClipboardList },
    { to: '/orders', label: words.orders, icon: Package },
    { to: '/history', label: words.activity, icon: Activity },
  ]
  return (
    <Card title={words.title}>
      <Grid>
        {actions
          .filter(({ waiting }) => waiting !== 0)
          .map(({ to, label, icon: Icon, waiting }) => (
            <li key={label}>
              <Action to={to}>
                <Icon size={18} aria-hidden />
                <span>{label}</span>
                {waiting !== undefined && <Badge tone="yellow">{waiting}</Badge>}
              </Action>
            </li>
          ))}
      </Grid>
    </Card>
  )
}
