import { useUpdatePaymentMutation } from '@kerf/shared-contracts/client/generated/orders-admin'
import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { mayMarkPaid } from '@kerf/shared-contracts/rules/order-lifecycle'
import { Button } from '@kerf/shared-ui/button'
import { Card } from '@kerf/shared-ui/card'
import { ConfirmDialog } from '@kerf/shared-ui/confirm-dialog'
import { Muted } from '@kerf/shared-ui/layout'
import { toast } from '@kerf/shared-ui/toasts'
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { PaymentBadge } from './payment-badge.tsx'
import { paymentFailure } from './payment-failure.ts'
import { text } from './text.ts'

const words = text.payment

/** Whether the order is paid; once its invoice is there, the last step that archives it. */
export function Payment({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  const [update, { isLoading }] = useUpdatePaymentMutation()
  const markPaid = async () => {
    const { error } = await update({ id: order.id, updatePaymentBody: { paymentStatus: 'paid' } })
    if (error) return toast.error(...paymentFailure(error))
    toast.success(words.done)
    setAsking(false)
  }
  return (
    <Card title={words.title} actions={<PaymentBadge order={order} />}>
      {mayMarkPaid(order) ? (
        <Button icon={<Archive size={16} aria-hidden />} onClick={() => setAsking(true)}>
          {words.markPaid}
        </Button>
      ) : (
        <Muted>{words.needsInvoice}</Muted>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.confirmTitle(order.orderNumber)}
        confirmLabel={words.markPaid}
        onConfirm={markPaid}
        loading={isLoading}
      >
        {words.confirmBody}
      </ConfirmDialog>
    </Card>
  )
}
