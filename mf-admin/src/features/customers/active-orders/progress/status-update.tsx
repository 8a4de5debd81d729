import type { Order, OrderStatus } from '@kerf/shared-contracts/contracts/orders'
import {
  maySetStatus,
  needsDeliveryConfirmation,
  orderStages,
  orderStatusLabel,
} from '@kerf/shared-contracts/rules/order-lifecycle'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { changedOf, staleWords } from '@kerf/shared-parts/forms/stale-words.ts'
import { EndedNotice } from '@kerf/shared-parts/forms/while-possible.tsx'
import { unshippedWords } from '@kerf/shared-parts/orders/words.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useUpdateOrderStatusMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { SubmitOff } from '@kerf/shared-ui/forms/submit-off.ts'
import { use, useState } from 'react'
import { text as shared } from '../../../shared/text.ts'
import { FormRow } from '../form-row.ts'
import { text } from '../text.ts'

const words = text.status

const options = orderStages.map(({ status, label }) => ({ value: status, label }))

/** The customer is emailed once there are quality files to review. */
function hintOf(status: OrderStatus): string {
  return status === 'quality_check' ? `${words.unsaved}. ${words.filesNext}` : words.unsaved
}

/** Sets the stage of the order on Save; delivering with parts left to ship needs a confirmation. */
export function StatusUpdate({ order }: { order: Order }) {
  /** The choice, and the status that it is based on. */
  const [choice, setChoice] = useState<{ to: OrderStatus; from: OrderStatus }>()
  const [confirming, setConfirming] = useState(false)
  const [update, { isLoading }] = useUpdateOrderStatusMutation()
  const off = use(SubmitOff)
  const status = choice?.to ?? order.orderStatus
  const isChanged = status !== order.orderStatus
  const finalReason = maySetStatus(order) ? undefined : words.delivered
  const unchangedReason = isChanged ? undefined : words.unchanged

  const choose = (value: string) => {
    const to = orderStages.find((stage) => stage.status === value)?.status
    setChoice(to && { to, from: order.orderStatus })
  }
  const save = async (confirmUnshipped: boolean) => {
    if (!confirmUnshipped && needsDeliveryConfirmation(status, order)) return setConfirming(true)
    const { error } = await update({
      id: order.id,
      body: { status, confirmUnshipped, basedOn: { orderStatus: choice?.from ?? order.orderStatus } },
    })
    if (isApiError(error) && error.code === 'write.stale') {
      setConfirming(false)
      // The choice stays; saving it again deliberately overwrites the current status.
      const present = orderStages.find(({ status: stage }) => stage === changedOf(error)?.present.orderStatus)
      setChoice({ to: status, from: present?.status ?? order.orderStatus })
      return toast.info(words.failed, staleWords(error))
    }
    // Somebody else may have changed the shipments in the meantime.
    if (isApiError(error) && error.code === 'order.unshipped_rest') return setConfirming(true)
    setConfirming(false)
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    toast.success(words.done, words.doneText(order.orderNumber, orderStatusLabel(status)))
    setChoice(undefined)
  }

  return (
    <Card title={words.title}>
      <EndedNotice />
      <LeaveGuard when={isChanged} />
      <FormRow>
        <Field label={words.field} hint={isChanged ? hintOf(status) : undefined}>
          <Select
            value={status}
            options={options}
            disabledReason={finalReason}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
        <Button
          variant="primary"
          loading={isLoading && !confirming}
          disabledReason={off ?? finalReason ?? unchangedReason}
          onClick={() => save(false)}
        >
          {words.save}
        </Button>
      </FormRow>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={words.confirmTitle(order.orderNumber)}
        confirmLabel={words.confirm}
        onConfirm={() => save(true)}
        loading={isLoading}
      >
        {words.confirmBody(unshippedWords(order))}
      </ConfirmDialog>
    </Card>
  )
}
