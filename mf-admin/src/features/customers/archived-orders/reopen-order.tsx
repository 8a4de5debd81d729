import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { polling, toast } from '@kerf/shared-runtime'
import { useGetLastChangeQuery } from '@kerf/shared-runtime/endpoints/changes'
import { useGetOrderQuery } from '@kerf/shared-runtime/endpoints/orders'
import { useReopenOrderMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { text as shared } from '../../shared/text.ts'
import { text } from './text.ts'

/** Asks before an archived order becomes active again, and says so when a colleague has done it meanwhile. */
export function ReopenOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const [reopen, { isLoading, isSuccess }] = useReopenOrderMutation()
  const { data: present = order, refetch } = useGetOrderQuery({ id: order.id }, polling)
  const isDone = !present.isArchived && !isLoading && !isSuccess
  const confirm = async () => {
    const { error } = await reopen({ id: order.id })
    if (error) {
      toast.error(text.failed, failureWords(error, shared.tryAgain))
      return void refetch()
    }
    toast.success(text.done, text.doneText)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text.confirmTitle(order.orderNumber)}
      confirmLabel={isDone ? text.already.close : text.confirm}
      onConfirm={isDone ? onClose : confirm}
      loading={isLoading}
    >
      {isDone ? <ReopenedAlready id={order.id} /> : text.confirmBody}
    </ConfirmDialog>
  )
}

function ReopenedAlready({ id }: { id: string }) {
  const { data } = useGetLastChangeQuery({ what: 'order-reopening', id })
  const { by, bySelf, bySomebody } = text.already
  const named = data?.by ? by(data.by) : bySomebody
  return <Notice tone="yellow">{data?.isSelf ? bySelf : named}</Notice>
}

/** The button on the order's own page; its question stays open if a colleague is faster. */
export function ReopenButton({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      {order.isArchived && (
        <Button icon={<RotateCcw size={16} aria-hidden />} onClick={() => setAsking(true)}>
          {text.reopen}
        </Button>
      )}
      {asking && <ReopenOrder order={order} onClose={() => setAsking(false)} />}
    </>
  )
}
