import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { choices, partNames } from '@kerf/shared-parts/quotes/offers.ts'
import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { styled } from 'styled-components'
import type { ChosenQuantities } from '../chosen-quantities.ts'
import { text } from '../text.ts'

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  align-items: end;
  gap: ${space[16]};
  overflow-wrap: anywhere;
`

interface QuantityChoicesProps {
  quote: Quote
  chosen: ChosenQuantities
  onChoose: (partId: string, quantity: number) => void
}

/** A choice for each part priced at several quantities. */
export function QuantityChoices({ quote, chosen, onChoose }: QuantityChoicesProps) {
  const parts = choices(quote)
  if (parts.length === 0) return null
  const names = partNames(quote.rfq)
  const optionOf = (partId: string, quantity: number) => {
    const amount = quote.lines.find((line) => line.partId === partId && line.quantity === quantity)?.amount
    return { value: String(quantity), label: `${piecesWords(quantity)}, ${formatMoney(amount, quote.currency)}` }
  }
  return (
    <Grid>
      {parts.map(({ partId, quantities }) => (
        <Field key={partId} label={text.respond.quantityOf(names.get(partId) ?? '')}>
          <Select
            options={quantities.map((quantity) => optionOf(partId, quantity))}
            value={String(chosen[partId] ?? '')}
            onChange={(event) => onChoose(partId, Number(event.target.value))}
          />
        </Field>
      ))}
    </Grid>
  )
}
