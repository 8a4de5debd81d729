import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { isOpenPurchaseOrder } from '@kerf/shared-contracts/rules/purchase-order-lifecycle'
import { Receipts } from '@kerf/shared-parts/suppliers/receipts.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ProgressBar } from '@kerf/shared-ui/feedback/progress-bar.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { text } from '../text.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import type { Receipt } from './correct-form.ts'
import { ReceiveDialog } from './receive-dialog.tsx'

const words = text.receive

/** The receipts so far, and the button to record another. */
export function ReceiptsCard({ order }: { order: PurchaseOrder }) {
  const { status, quantityOrdered, quantityReceived, receipts } = order
  const [isReceiving, setReceiving] = useState(false)
  const [correctedId, setCorrectedId] = useState<string>()
  const corrected = receipts.find(({ id }) => id === correctedId)
  const correction = ({ id, receivedOn }: Receipt) =>
    status !== 'cancelled' && (
      <Button size="small" aria-label={text.correct.named(formatDate(receivedOn))} onClick={() => setCorrectedId(id)}>
        {text.correct.action}
      </Button>
    )
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
        {receipts.length === 0 ? <Muted>{words.none}</Muted> : <Receipts order={order} action={correction} />}
      </Stack>
      {isReceiving && <ReceiveDialog order={order} onClose={() => setReceiving(false)} />}
      {corrected && <CorrectDialog order={order} receipt={corrected} onClose={() => setCorrectedId(undefined)} />}
    </Card>
  )
}
