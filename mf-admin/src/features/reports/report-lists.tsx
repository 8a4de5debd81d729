import type { ReportedActivity, TopCustomer } from '@kerf/shared-contracts/contracts/reports'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { color, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { ChartColumn, FileText, Inbox, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CustomerLink } from '../shared/customer-link.tsx'
import { text } from './text.ts'

const Strong = styled.span`
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`

const Ranked = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${space[12]};
  min-width: 0;
`

const Rank = styled.span`
  min-width: 1.5em;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

function Nothing() {
  return <EmptyState headingLevel={3} icon={<ChartColumn size={22} />} title={text.none} text={text.noneOfList} />
}

/** The customers who spent most in the period. */
export function TopCustomers({ customers, actions }: { customers: readonly TopCustomer[]; actions: ReactNode }) {
  const words = text.customers
  return (
    <Card title={words.title} actions={actions}>
      {customers.length === 0 ? (
        <Nothing />
      ) : (
        <Rows as="ol">
          {customers.map(({ id, name, company, totalSpent, orderCount }, at) => (
            <ListRow key={id}>
              <Spread>
                <Ranked>
                  <Rank>
                    <VisuallyHidden>{words.rank(at + 1)}</VisuallyHidden>
                    <span aria-hidden>{at + 1}</span>
                  </Rank>
                  <span>
                    <CustomerLink customer={{ id, name }} />
                    {company && <Muted>{company}</Muted>}
                  </span>
                </Ranked>
                <span>
                  <Strong>{formatMoney(totalSpent)}</Strong>
                  <Muted>{words.orders(orderCount)}</Muted>
                </span>
              </Spread>
            </ListRow>
          ))}
        </Rows>
      )}
    </Card>
  )
}

const looks = {
  rfq: { icon: Inbox, tone: 'blue' },
  quote: { icon: FileText, tone: 'yellow' },
  order: { icon: Package, tone: 'indigo' },
} as const

/** The latest requests, quotes and orders of the period. */
export function RecentActivity({ activity, actions }: { activity: readonly ReportedActivity[]; actions: ReactNode }) {
  const words = text.activity
  return (
    <Card title={words.title} actions={actions}>
      {activity.length === 0 ? (
        <Nothing />
      ) : (
        <Rows>
          {activity.map(({ id, type, customer, description, date, amount, currency }) => (
            <ListRow key={id}>
              <Spread>
                <IconBadge {...looks[type]} label={words.types[type]} />
                {amount !== null && <Strong>{formatMoney(amount, currency ?? undefined)}</Strong>}
              </Spread>
              <span>{description}</span>
              <Muted>
                {isolated(customer)} · {formatDate(date)}
              </Muted>
            </ListRow>
          ))}
        </Rows>
      )}
    </Card>
  )
}
