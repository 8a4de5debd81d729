import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { MoneyInput } from '@kerf/shared-ui/forms/inputs/money-input.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { EstimateBreakdown, PriceEstimateLine } from './price-estimate.tsx'
import type { PriceEstimates } from './quote-estimates.ts'
import { type AskedPrice, countingField, type PricedBy, pieceOf, priceOf, type TypedPrices } from './quote-prices.ts'

const words = text.form

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space[16]};
`

const ways: readonly { value: PricedBy; label: string }[] = [
  { value: 'total', label: words.byTotal },
  { value: 'unit', label: words.byUnit },
]

interface QuotePriceFieldsProps {
  asked: readonly AskedPrice[]
  typed: TypedPrices
  /** What a field of the form needs, by its path. */
  fieldProps: (path: string) => ComponentProps<'input'> & ComponentProps<'select'>
  errorOf: (path: string) => string | undefined
  onPriceBy: (pricedBy: PricedBy) => void
  /** The available currencies. */
  currencies: ComponentProps<typeof Select>['options']
  /** What the cost tables say of these prices, as far as their parts are drawn. */
  estimates: PriceEstimates
  /** The estimates of these prices are to be typed in. */
  onUse: (prices: readonly AskedPrice[]) => void
}

/** A typed price converted: a unit price to the total, a total to the unit price. */
function otherWay(price: AskedPrice, typed: TypedPrices): string | undefined {
  const total = priceOf(price, typed)
  if (total === null || price.quantity === 1) return undefined
  const { quantity } = price
  return typed.pricedBy === 'unit'
    ? words.totalOf(formatMoney(total, typed.currency), piecesWords(quantity))
    : words.pieceOf(formatMoney(pieceOf(total, quantity), typed.currency))
}

/**
 * The price of the request, or of every part at every requested quantity: in total or per unit, in the chosen currency.
 */
export function QuotePriceFields({
  asked,
  typed,
  fieldProps,
  errorOf,
  onPriceBy,
  currencies,
  estimates,
  onUse,
}: QuotePriceFieldsProps) {
  const isSingle = asked.length === 1
  const { currency, pricedBy } = typed
  const fields = asked.map((price) => {
    const path = `${countingField(typed)}.${price.key}`
    const only = pricedBy === 'unit' ? words.unitPrice : words.amount
    const label = isSingle ? only : words.priceOf(price.partName, piecesWords(price.quantity))
    return (
      <Stack key={path} $gap={4}>
        <Field label={label} hint={otherWay(price, typed)} error={errorOf(path)} required>
          <MoneyInput currency={currency} {...fieldProps(path)} />
        </Field>
        <PriceEstimateLine
          price={price}
          estimate={estimates.get(price.key)}
          currency={currency}
          isOneOfSeveral={!isSingle}
          onUse={(one) => onUse([one])}
        />
      </Stack>
    )
  })
  return (
    <Stack $gap={12}>
      <Grid>
        <Field label={words.pricedBy} group>
          <SegmentedToggle label={words.pricedBy} value={pricedBy} onValueChange={onPriceBy} options={ways} fullWidth />
        </Field>
        <Field label={words.currency} required>
          <Select options={currencies} {...fieldProps('currency')} />
        </Field>
      </Grid>
      <Grid>{fields}</Grid>
      <EstimateBreakdown asked={asked} estimates={estimates} typed={typed} onUse={onUse} />
    </Stack>
  )
}
