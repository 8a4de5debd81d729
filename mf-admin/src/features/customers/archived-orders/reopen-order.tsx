import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useReopenOrderMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { text as shared } from '../../shared/text.ts'
import { text } from './text.ts'

/** Asks before an archived order becomes active again. */
export function ReopenOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const [reopen, { isLoading }] = useReopenOrderMutation()
  const confirm = async () => {
    const { error } = await reopen({ id: order.id })
    if (error) return toast.error(text.failed, failureWords(error, shared.tryAgain))
    toast.success(text.done, text.doneText)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text.confirmTitle(order.orderNumber)}
      confirmLabel={text.confirm}
      onConfirm={confirm}
      loading={isLoading}
    >
      {text.confirmBody}
    </ConfirmDialog>
  )
}

/** The button on the order's own page. */
export function ReopenButton({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button icon={<RotateCcw size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {text.reopen}
      </Button>
      {asking && <ReopenOrder order={order} onClose={() => setAsking(false)} />}
    </>
  )
}
