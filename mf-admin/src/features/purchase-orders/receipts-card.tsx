import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { isOpenPurchaseOrder } from '@kerf/shared-contracts/rules/purchase-order-lifecycle'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ProgressBar } from '@kerf/shared-ui/feedback/progress-bar.tsx'
import { ListRow, Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { fontWeight } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ReceiveDialog } from './receive-dialog.tsx'
import { text } from './text.ts'

const words = text.receive

const Strong = styled.p`
  font-weight: ${fontWeight.medium};
`

const Notes = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

function Receipts({ order: { receipts, lines } }: { order: PurchaseOrder }) {
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]))
  return (
    <Rows aria-label={words.receipts}>
      {receipts.map((receipt) => (
        <ListRow key={receipt.id}>
          <Strong>{words.receipt(formatDate(receipt.receivedOn))}</Strong>
          {receipt.lines.map(({ lineId, quantity, rejected }) => (
            <p key={lineId}>{words.line(nameOf.get(lineId) ?? '', quantity, rejected)}</p>
          ))}
          {receipt.notes && <Notes>{receipt.notes}</Notes>}
        </ListRow>
      ))}
    </Rows>
  )
}

/** The receipts so far, and the button to record another. */
export function ReceiptsCard({ order }: { order: PurchaseOrder }) {
  const { status, quantityOrdered, quantityReceived, receipts } = order
  const [isReceiving, setReceiving] = useState(false)
  return (
    <Card
      title={words.title}
      actions={
        isOpenPurchaseOrder(status) && (
          <Button variant="primary" icon={<PackageOpen size={16} aria-hidden />} onClick={() => setReceiving(true)}>
            {words.action}
          </Button>
        )
      }
    >
      <Stack $gap={12}>
        <p>{text.receivedOf(quantityReceived, quantityOrdered)}</p>
        <ProgressBar label={words.title} value={(quantityReceived / quantityOrdered) * 100} />
        {receipts.length === 0 ? <Muted>{words.none}</Muted> : <Receipts order={order} />}
      </Stack>
      {isReceiving && <ReceiveDialog order={order} onClose={() => setReceiving(false)} />}
    </Card>
  )
}
