import { materialWords, piecesWords } from '@kerf/shared-contracts/client/words'
import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { formatMoney } from '@kerf/shared-ui/format'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens'
import { styled } from 'styled-components'
import { partNames } from './chosen-quantities.ts'
import { text } from './text.ts'

const words = text.dialog

const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  th {
    padding: 0 0 ${space[8]};
    border-bottom: 1px solid ${color.border};
    color: ${color.textSubtle};
    font-size: ${fontSize[12]};
    font-weight: ${fontWeight.medium};
    text-align: start;
  }
  td {
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  th:not(:first-child),
  td:not(:first-child) {
    padding-left: ${space[12]};
    text-align: end;
    white-space: nowrap;
  }
  tfoot td,
  tfoot th {
    padding: ${space[12]} 0 0;
    border: 0;
    color: ${color.text};
    font-size: ${fontSize[16]};
    font-weight: ${fontWeight.semibold};
  }
`

const Material = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
`

/** Every part at every quantity it was asked for, and what the chosen ones come to. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const names = partNames(quote)
  const materials = new Map(quote.rfq.parts.map((part) => [part.id, materialWords(part)]))
  return (
    <Table aria-label={words.lines}>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.unitPrice}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line) => (
          <tr key={`${line.partId} ${line.quantity}`}>
            <td>
              {names.get(line.partId)}
              <Material>{materials.get(line.partId)}</Material>
            </td>
            <td>{piecesWords(line.quantity)}</td>
            <td>{formatMoney(line.unitPrice, quote.currency)}</td>
            <td>{formatMoney(line.amount, quote.currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {words.total}
          </th>
          <td>{formatMoney(quote.amount, quote.currency)}</td>
        </tr>
      </tfoot>
    </Table>
  )
}
