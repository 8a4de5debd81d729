import type { ProductionOrder } from '@kerf/shared-contracts/contracts/production'
import { needsDeliveryConfirmation, orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { staleWords } from '@kerf/shared-parts/forms/stale-words.ts'
import { unshippedWords } from '@kerf/shared-parts/orders/words.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useUpdateOrderStatusMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useState } from 'react'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.move

interface Move {
  order: ProductionOrder
  to: ProductionOrder['orderStatus']
  /** Delivering leaves pieces unshipped; somebody may have changed the shipments since the board was loaded. */
  leavesRest: boolean
}

/**
 * Moves an order to another stage, after asking. A move is based on the stage that the board showed; if a colleague was
 * faster, that is said and the board is loaded anew.
 */
export function useStageMove(reload: () => void) {
  const [move, setMove] = useState<Move>()
  const [update, { isLoading }] = useUpdateOrderStatusMutation()

  const confirm = async ({ order, to, leavesRest }: Move) => {
    const { error } = await update({
      id: order.id,
      body: { status: to, confirmUnshipped: leavesRest, basedOn: { orderStatus: order.orderStatus } },
    })
    if (isApiError(error) && error.code === 'order.unshipped_rest') return setMove({ order, to, leavesRest: true })
    setMove(undefined)
    if (!error) return toast.success(words.done, words.doneText(order.orderNumber, orderStatusLabel(to)))
    reload()
    if (isApiError(error) && error.code === 'write.stale') return toast.info(words.failed, staleWords(error))
    toast.error(words.failed, failureWords(error, shared.tryAgain))
  }

  const ask = (order: ProductionOrder, to: Move['to']) => {
    if (to !== order.orderStatus) setMove({ order, to, leavesRest: needsDeliveryConfirmation(to, order) })
  }

  return { ask, dialog: move && <Question move={move} loading={isLoading} onConfirm={confirm} onClose={setMove} /> }
}

/** Without numbers if the board knew of none: somebody changed the shipments since. */
const restWords = (order: ProductionOrder) =>
  order.quantityRemaining > 0 ? words.unshipped(unshippedWords(order)) : words.unshippedUnknown

interface QuestionProps {
  move: Move
  loading: boolean
  onConfirm: (move: Move) => void
  onClose: (move: undefined) => void
}

function Question({ move, loading, onConfirm, onClose }: QuestionProps) {
  const { order, to, leavesRest } = move
  const stage = orderStatusLabel(to)
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose(undefined)}
      title={words.title(order.orderNumber, stage)}
      confirmLabel={words.confirm(stage)}
      onConfirm={() => onConfirm(move)}
      loading={loading}
    >
      <Stack $gap={8}>
        <p>{words.body(order.projectName, orderStatusLabel(order.orderStatus), stage)}</p>
        {leavesRest && <p>{restWords(order)}</p>}
      </Stack>
    </ConfirmDialog>
  )
}
