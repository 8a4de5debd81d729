import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { mayMarkPaid, orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { isStale } from '@kerf/shared-parts/forms/failure-words.ts'
import { unshippedWords } from '@kerf/shared-parts/orders/words.ts'
import { toast } from '@kerf/shared-runtime'
import { useUpdatePaymentMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { text } from '../text.ts'
import { PaymentBadge } from './payment-badge.tsx'
import { paymentFailure } from './payment-failure.ts'

const words = text.payment

/** What an order still lacks, in words. */
function unfinished(order: Order): string[] {
  const { orderStatus, quantityRemaining } = order
  return [
    ...(orderStatus === 'delivered' ? [] : [words.unfinished(orderStatusLabel(orderStatus))]),
    ...(quantityRemaining > 0 ? [words.unshipped(unshippedWords(order))] : []),
  ]
}

/** Whether the order is paid; once it has an invoice, the last step, which archives it. */
export function Payment({ order }: { order: Order }) {
  /** The invoice that existed when the question opened; null while it is closed. */
  const [seen, setSeen] = useState<string | null>(null)
  const [update, { isLoading }] = useUpdatePaymentMutation()
  const markPaid = async () => {
    const { error } = await update({ id: order.id, body: { paymentStatus: 'paid', basedOn: { invoiceUrl: seen } } })
    if (isStale(error)) setSeen(null)
    if (error) return toast.error(...paymentFailure(error))
    toast.success(words.done)
    setSeen(null)
  }
  return (
    <Card title={words.title} actions={<PaymentBadge order={order} />}>
      {mayMarkPaid(order) ? (
        <Button icon={<Archive size={16} aria-hidden />} onClick={() => setSeen(order.invoiceUrl)}>
          {words.markPaid}
        </Button>
      ) : (
        <Muted>{words.needsInvoice}</Muted>
      )}
      <ConfirmDialog
        open={seen !== null}
        onOpenChange={() => setSeen(null)}
        title={words.confirmTitle(order.orderNumber)}
        confirmLabel={words.markPaid}
        onConfirm={markPaid}
        loading={isLoading}
      >
        {[...unfinished(order), words.confirmBody].join(' ')}
      </ConfirmDialog>
    </Card>
  )
}
