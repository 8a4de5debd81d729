import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { keyed, linesOfTotal } from '../quotes/offers.ts'
import { text } from './text.ts'

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]} ${space[16]};
  margin: 0;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  dt {
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    text-align: end;
  }
  dt:last-of-type,
  dd:last-of-type {
    padding-top: ${space[8]};
    border-top: 1px solid ${color.border};
    color: ${color.text};
    font-size: ${fontSize[16]};
    font-weight: ${fontWeight.semibold};
  }
`

/** What makes up the amount of an order besides its parts; nothing if it is the parts alone. */
export function OrderSums({ order }: { order: Pick<Order, 'amount' | 'charges' | 'currency'> }) {
  const { amount, charges, currency } = order
  if (charges.length === 0) return null
  return (
    <Sums aria-label={text.sums.label}>
      {keyed([...linesOfTotal({ amount, charges }), { label: text.sums.total, amount }]).map((sum) => (
        <Fragment key={sum.key}>
          <dt>{sum.label}</dt>
          <dd>{formatMoney(sum.amount, currency)}</dd>
        </Fragment>
      ))}
    </Sums>
  )
}
