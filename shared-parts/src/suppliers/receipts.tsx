import type { OwnPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders-supplier'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { fontWeight } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.receipts

const Strong = styled.p`
  font-weight: ${fontWeight.medium};
`

const Notes = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

type Order = Pick<OwnPurchaseOrder, 'lines' | 'receipts'>
type Receipt = Order['receipts'][number]

/** What a receipt counted, line by line. */
function countedWords({ lines }: Order, counted: Receipt['lines']): string[] {
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]))
  return counted.map(({ lineId, quantity, rejected }) => words.line(nameOf.get(lineId) ?? '', quantity, rejected))
}

/** What a receipt said before it was corrected, and why it was. */
function Corrections({ order, receipt }: { order: Order; receipt: Receipt }) {
  return receipt.corrections.map(({ id, createdAt, receivedOn, lines, reason }) => (
    <div key={id}>
      <Muted>
        {words.before(
          formatDate(createdAt),
          formatDate(receivedOn),
          countedWords(order, lines).join('; ') || words.nothing,
        )}
      </Muted>
      <Notes>{words.because(reason)}</Notes>
    </div>
  ))
}

interface ReceiptsProps {
  order: Order
  /** What can be done with a receipt: a button. */
  action?: (receipt: Receipt) => ReactNode
}

/** The goods of a purchase order that came, with what was found, and what was corrected since. */
export function Receipts({ order, action }: ReceiptsProps) {
  return (
    <Rows aria-label={words.label}>
      {order.receipts.map((receipt) => {
        const counted = countedWords(order, receipt.lines)
        return (
          <ListRow key={receipt.id}>
            <Spread>
              <Strong>{words.receipt(formatDate(receipt.receivedOn))}</Strong>
              {action?.(receipt)}
            </Spread>
            {counted.length === 0 && <p>{words.nothing}</p>}
            {counted.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {receipt.notes && <Notes>{receipt.notes}</Notes>}
            <Corrections order={order} receipt={receipt} />
          </ListRow>
        )
      })}
    </Rows>
  )
}
