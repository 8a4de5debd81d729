import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { keyed, partNames } from '@kerf/shared-parts/quotes/offers.ts'
import { text as quoteText } from '@kerf/shared-parts/quotes/text.ts'
import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { type ChosenQuantities, chosenLines, totalOf } from '../chosen-quantities.ts'
import { text } from '../text.ts'

const words = text.respond
const lineText = quoteText.lines

const Frame = styled.section`
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-variant-numeric: tabular-nums;
`

const Title = styled.h4`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.medium};
`

const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space[16]};
  padding: ${space[4]} 0;

  span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span:last-child {
    flex: none;
  }
`

const Total = styled.output`
  display: flex;
  justify-content: space-between;
  gap: ${space[16]};
  margin-top: ${space[4]};
  padding-top: ${space[8]};
  border-top: 1px solid ${color.border};
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
`

/** What confirming will order, with its total; follows the chosen quantities, and announces the total. */
export function OrderPreview({ quote, chosen }: { quote: Quote; chosen: ChosenQuantities }) {
  const titleId = useId()
  const names = partNames(quote.rfq)
  return (
    <Frame aria-labelledby={titleId}>
      <Title id={titleId}>{words.ordering}</Title>
      <ul>
        {chosenLines(quote, chosen).map(({ partId, quantity, amount }) => (
          <Line key={partId}>
            <span>{words.orderedLine(names.get(partId) ?? '', piecesWords(quantity))}</span>
            <span>{formatMoney(amount, quote.currency)}</span>
          </Line>
        ))}
        {keyed(quote.charges).map(({ key, label, amount }) => (
          <Line key={key}>
            <span>{label}</span>
            <span>{formatMoney(amount, quote.currency)}</span>
          </Line>
        ))}
      </ul>
      <Total>
        <span>{lineText.total}</span>
        <span>{text.dialog.inCurrency(formatMoney(totalOf(quote, chosen), quote.currency), quote.currency)}</span>
      </Total>
    </Frame>
  )
}
