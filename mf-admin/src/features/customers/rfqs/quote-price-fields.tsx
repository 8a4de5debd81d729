import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { MoneyInput } from '@kerf/shared-ui/forms/money-input.tsx'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { type AskedPrice, type Prices, totalOf } from './quote-prices.ts'
import { text } from './text.ts'

const words = text.form

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space[16]};
`

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: ${space[12]};
  border-top: 1px solid ${color.border};
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`

interface QuotePriceFieldsProps {
  asked: readonly AskedPrice[]
  prices: Prices
  /** ISO 4217 code of the quote's currency. */
  currency: string
  /** What a field of the form needs, by its path. */
  fieldProps: (path: string) => ComponentProps<'input'>
  errorOf: (path: string) => string | undefined
}

/** The price of the request, or of every part at every asked quantity with their total. */
export function QuotePriceFields({ asked, prices, currency, fieldProps, errorOf }: QuotePriceFieldsProps) {
  const isSingle = asked.length === 1
  const fields = asked.map(({ key, partName, quantity }) => {
    const path = `prices.${key}`
    const label = isSingle ? words.amount : words.priceOf(partName, piecesWords(quantity))
    return (
      <Field key={key} label={label} error={errorOf(path)} required>
        <MoneyInput currency={currency} {...fieldProps(path)} />
      </Field>
    )
  })
  if (isSingle) return fields
  return (
    <Stack $gap={12}>
      <Grid>{fields}</Grid>
      <div>
        <Total>
          <span>{words.total}</span>
          <span>{formatMoney(totalOf(asked, prices), currency, '–')}</span>
        </Total>
        <Muted>{words.totalHint}</Muted>
      </div>
    </Stack>
  )
}
