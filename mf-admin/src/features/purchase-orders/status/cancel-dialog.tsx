import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useUpdatePurchaseOrderStatusMutation } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { useMemo } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'

const words = text.cancel

const kept = mini.partial(mini.object({ reason: mini.string(), isSure: mini.boolean() }))
const shown = { reason: '', isSure: false }
const schema = z.object({
  reason: z.string().trim().min(1, words.reasonMissing).max(2000),
  isSure: z.literal(true, words.notSure),
})

/** Cancels a purchase order, which cannot be undone: asks for a reason and a confirmation. */
export function CancelDialog({ order, onClose }: { order: PurchaseOrder; onClose: () => void }) {
  const { id, status, purchaseOrderNumber, quantityReceived } = order
  const [update] = useUpdatePurchaseOrderStatusMutation()
  const { form, element, errorOf } = useDialogForm({
    place: `purchase order ${id} cancellation`,
    kept,
    shown,
    base: useMemo(() => ({ status }), [status]),
    schema,
    send: ({ reason }, basedOn) => update({ id, body: { status: 'cancelled', reason: reason.trim(), basedOn } }),
    onDone: () => {
      toast.success(words.done, purchaseOrderNumber)
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  const received = quantityReceived > 0 ? ` ${words.received(quantityReceived)}` : ''
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title(purchaseOrderNumber)}
      description={`${words.text}${received}`}
      submit={words.submit}
      present={[{ label: text.columns.status, value: text.statuses[status] }]}
      onClose={onClose}
    >
      <Field label={words.reason} error={errorOf('reason')} required>
        <TextArea rows={3} maxLength={2000} {...form.getFieldProps('reason')} />
      </Field>
      <Checkbox
        label={words.sure}
        error={errorOf('isSure')}
        name="isSure"
        checked={form.values.isSure}
        onChange={({ target }) => void form.setFieldValue('isSure', target.checked)}
      />
    </FormDialog>
  )
}
