import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { messageOf, toast } from '@kerf/shared-runtime'
import { useReorderMutation } from '@kerf/shared-runtime/endpoints/orders'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { text } from '../text.ts'

const words = text.reorder

/** Asks before a past order becomes a new RFQ. */
export function ReorderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [reorder, { isLoading }] = useReorderMutation()
  const confirm = async () => {
    const answer = await reorder({ id: order.id })
    if (answer.error) return toast.error(words.failed, messageOf(answer.error, words.failedText))
    toast.success(words.done, words.doneText(answer.data.rfq.projectName))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title(order.rfq.projectName)}
      confirmLabel={words.confirm}
      onConfirm={confirm}
      loading={isLoading}
    >
      {words.body}
    </ConfirmDialog>
  )
}
