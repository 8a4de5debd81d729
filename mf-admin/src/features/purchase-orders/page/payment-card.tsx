import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { toast } from '@kerf/shared-runtime'
import { useUpdatePurchaseOrderPaymentMutation } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { useState } from 'react'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'

const words = text.payment

/** Whether the supplier was paid; marking it as unpaid asks first. */
export function PaymentCard({ order }: { order: PurchaseOrder }) {
  const { id, paymentStatus, paidAt, purchaseOrderNumber, status } = order
  const [isAsked, setAsked] = useState(false)
  const [update, { isLoading }] = useUpdatePurchaseOrderPaymentMutation()
  const change = async () => {
    const next = paymentStatus === 'paid' ? 'unpaid' : 'paid'
    const { error } = await update({ id, body: { paymentStatus: next, basedOn: { paymentStatus } } })
    setAsked(false)
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    toast.success(words.done[next], purchaseOrderNumber)
  }
  const isPaid = paymentStatus === 'paid'
  return (
    <Card title={words.title} actions={<StatusBadge status={paymentStatus} />}>
      <Stack $gap={12}>
        <Muted>{isPaid ? words.paidOn(formatDate(paidAt)) : words.notYet}</Muted>
        {(isPaid || status !== 'cancelled') && (
          <div>
            <Button loading={isLoading && !isAsked} onClick={isPaid ? () => setAsked(true) : change}>
              {isPaid ? words.markUnpaid : words.markPaid}
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.question(purchaseOrderNumber)}
        confirmLabel={words.markUnpaid}
        onConfirm={change}
        loading={isLoading}
      >
        {words.questionText}
      </ConfirmDialog>
    </Card>
  )
}
