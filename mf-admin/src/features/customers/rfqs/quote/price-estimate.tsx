import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { color, fontSize, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { fillable, type PriceEstimate, type PriceEstimates } from './quote-estimates.ts'
import type { AskedPrice, TypedPrices } from './quote-prices.ts'

const words = text.form.estimates

const Line = styled(Cluster)`
  justify-content: space-between;
  font-size: ${fontSize[12]};
`

interface PriceEstimateLineProps {
  price: AskedPrice
  estimate: PriceEstimate | undefined
  currency: string
  /** Names the price if there are others. */
  isOneOfSeveral: boolean
  onUse: (price: AskedPrice) => void
}

/** What the cost tables say of a price, below its field. It is never typed in by itself. */
export function PriceEstimateLine({ price, estimate, currency, isOneOfSeveral, onUse }: PriceEstimateLineProps) {
  if (!estimate) return null
  return (
    <Line $gap={8}>
      <Muted>{words.estimate(formatMoney(estimate.total, estimate.currency))}</Muted>
      <Button
        size="small"
        variant="ghost"
        aria-label={isOneOfSeveral ? words.namedUse(price.partName, piecesWords(price.quantity)) : undefined}
        disabledReason={estimate.currency === currency ? undefined : words.otherCurrency(estimate.currency)}
        onClick={() => onUse(price)}
      >
        {words.use}
      </Button>
    </Line>
  )
}

const Details = styled.details`
  padding: ${space[12]};
  border: 1px solid ${color.border};
  border-radius: 8px;

  summary {
    cursor: pointer;
    font-size: ${fontSize[13]};
  }
  &[open] summary {
    margin-bottom: ${space[12]};
  }
`

interface EstimateBreakdownProps {
  asked: readonly AskedPrice[]
  estimates: PriceEstimates
  typed: TypedPrices
  onUse: (prices: readonly AskedPrice[]) => void
}

/** What all estimates are made of, and how to take over those of empty prices at once. */
export function EstimateBreakdown({ asked, estimates, typed, onUse }: EstimateBreakdownProps) {
  if (estimates.size === 0) return null
  const empty = fillable(asked, estimates, typed)
  return (
    <Stack $gap={8}>
      {estimates.size > 1 && (
        <Cluster $gap={8}>
          <Button
            size="small"
            disabledReason={empty.length === 0 ? words.noneEmpty : undefined}
            onClick={() => onUse(empty)}
          >
            {empty.length === estimates.size || empty.length === 0 ? words.useAll : words.useForEmpty}
          </Button>
        </Cluster>
      )}
      <Details>
        <summary>{words.madeOf}</summary>
        <Stack $gap={16}>
          <Muted>{words.hint}</Muted>
          {asked.map((price) => {
            const estimate = estimates.get(price.key)
            if (!estimate) return null
            return (
              <div key={price.key}>
                <strong>{text.form.priceOf(price.partName, piecesWords(price.quantity))}</strong>
                <DefinitionList
                  columns={4}
                  items={estimate.lines.map((line) => ({
                    label: line.words,
                    value: formatMoney(line.amount, estimate.currency),
                  }))}
                />
              </div>
            )
          })}
        </Stack>
      </Details>
    </Stack>
  )
}
