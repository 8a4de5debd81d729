import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { styled } from 'styled-components'
import { type ChargeValues, totalWith } from '../../../shared/charges/charge-values.ts'
import { text } from '../text.ts'
import { type AskedPrice, type TypedPrices, totalOf } from './quote-prices.ts'

const words = text.form

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[16]};
  padding-top: ${space[12]};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Total = styled(Sum)`
  color: ${color.text};
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};

  ${Sum} + & {
    padding-top: ${space[4]};
    border: 0;
  }
`

interface QuoteTotalProps {
  asked: readonly AskedPrice[]
  /** The prices of the parts, and the charges beside them. */
  typed: TypedPrices & { charges: readonly ChargeValues[] }
}

/** The sum of the prices, if there are several. */
export function QuoteTotal({ asked, typed }: QuoteTotalProps) {
  const { charges, currency } = typed
  const isSingle = asked.length === 1
  if (isSingle && charges.length === 0) return null
  const parts = totalOf(asked, typed)
  return (
    <div>
      {charges.length > 0 && (
        <Sum>
          <span>{words.subtotal}</span>
          <span>{formatMoney(parts, currency, '–')}</span>
        </Sum>
      )}
      <Total>
        <span>{words.total}</span>
        <span>{formatMoney(totalWith(parts, charges, currency), currency, '–')}</span>
      </Total>
      {!isSingle && <Muted>{words.totalHint}</Muted>}
    </div>
  )
}
