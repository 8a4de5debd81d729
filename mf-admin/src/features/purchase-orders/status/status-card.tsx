import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { isOpenPurchaseOrder, mayMovePurchaseOrder } from '@kerf/shared-contracts/rules/purchase-order-lifecycle'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useUpdatePurchaseOrderStatusMutation } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { StageRail } from '@kerf/shared-ui/content/stage-rail.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useState } from 'react'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'
import { stagesOf } from './stages.ts'

const words = text.status

type Status = PurchaseOrder['status']

/** Goods are received by recording a receipt, not with a click. */
const byHand = ['acknowledged', 'in_production', 'shipped'] as const

function useMove(order: PurchaseOrder) {
  const [update, { isLoading, originalArgs }] = useUpdatePurchaseOrderStatusMutation()
  /** @param seen the status when the question opened @returns whether it has changed */
  const move = async (status: Exclude<Status, 'issued'>, seen: Status, acceptShort = false): Promise<boolean> => {
    const { error } = await update({ id: order.id, body: { status, acceptShort, basedOn: { status: seen } } })
    if (error) toast.error(words.failed, failureWords(error, shared.tryAgain))
    else toast.success(words.done, words.doneText(text.statuses[status]))
    return !error
  }
  return { move, moving: isLoading ? originalArgs?.body.status : undefined }
}

/** Closes an order of which not everything arrived. */
function CloseShort({ order }: { order: PurchaseOrder }) {
  const [seen, setSeen] = useState<Status>()
  const { move, moving } = useMove(order)
  const close = async () => {
    if (seen && (await move('received', seen, true))) setSeen(undefined)
  }
  return (
    <>
      <Button onClick={() => setSeen(order.status)}>{words.short}</Button>
      <ConfirmDialog
        open={seen !== undefined}
        onOpenChange={() => setSeen(undefined)}
        title={words.shortTitle(order.purchaseOrderNumber)}
        confirmLabel={words.short}
        onConfirm={close}
        loading={moving !== undefined}
        danger
      >
        {words.shortText(order.quantityOrdered - order.quantityReceived)}
      </ConfirmDialog>
    </>
  )
}

/** The order's progress, and the steps that an admin may take for the supplier. */
export function StatusCard({ order }: { order: PurchaseOrder }) {
  const { status, quantityReceived, quantityOrdered } = order
  const { move, moving } = useMove(order)
  const next = byHand.filter((to) => mayMovePurchaseOrder(status, to))
  const isShort = quantityReceived > 0 && quantityReceived < quantityOrdered
  return (
    <Card title={words.title}>
      <Stack $gap={16}>
        <StageRail
          label={words.rail}
          stages={stagesOf(order)}
          texts={status === 'cancelled' ? words.cancelledStates : words.states}
        />
        {isOpenPurchaseOrder(status) ? (
          <Cluster>
            {next.map((to) => (
              <Button
                key={to}
                loading={moving === to}
                disabledReason={moving !== undefined && moving !== to ? shared.sending : undefined}
                onClick={() => move(to, status)}
              >
                {words.next(text.statuses[to])}
              </Button>
            ))}
            {isShort && <CloseShort order={order} />}
          </Cluster>
        ) : (
          <Muted>{words.over}</Muted>
        )}
      </Stack>
    </Card>
  )
}
