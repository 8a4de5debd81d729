import type { OwnPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders-supplier'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import {
  useAcknowledgePurchaseOrderMutation,
  usePromiseDeliveryMutation,
} from '@kerf/shared-runtime/endpoints/purchase-orders-supplier'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

export interface StepProps {
  order: OwnPurchaseOrder
  onClose: () => void
}

interface DateDialogProps extends StepProps {
  step: 'acknowledge' | 'promise'
  send: (promisedDate: string, basedOn: { promisedDate: string | null }) => Promise<{ data?: unknown; error?: unknown }>
}

/** Asks for the day on which the goods will arrive. */
function DateDialog({ order, onClose, step, send }: DateDialogProps) {
  const words = text[step]
  const isRequired = step === 'promise'
  const { form, element, errorOf } = useDialogForm({
    place: `purchase order ${order.id} ${step}`,
    kept: mini.partial(mini.object({ promisedDate: mini.string() })),
    shown: { promisedDate: order.promisedDate ?? order.deliveryDate },
    base: { promisedDate: order.promisedDate },
    changeOf: { what: 'purchase-order-date', id: order.id },
    schema: z.object({ promisedDate: isRequired ? z.string().min(1, text.promise.missing) : z.string() }),
    send: ({ promisedDate }: { promisedDate: string }, base) => send(promisedDate, base),
    onDone: () => {
      toast.success(words.done)
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title}
      description={order.purchaseOrderNumber}
      submit={words.submit}
      present={[{ label: words.date, value: order.promisedDate ? formatDate(order.promisedDate) : text.promise.none }]}
      onClose={onClose}
    >
      <Field label={words.date} error={errorOf('promisedDate')} required={isRequired} optional={!isRequired}>
        <DateInput min={businessToday()} {...form.getFieldProps('promisedDate')} />
      </Field>
    </FormDialog>
  )
}

export function AcknowledgeDialog(props: StepProps) {
  const [acknowledge] = useAcknowledgePurchaseOrderMutation()
  const send = (promisedDate: string) =>
    acknowledge({ id: props.order.id, body: promisedDate === '' ? {} : { promisedDate } })
  return <DateDialog {...props} step="acknowledge" send={send} />
}

export function PromiseDialog(props: StepProps) {
  const [promise] = usePromiseDeliveryMutation()
  const send: DateDialogProps['send'] = (promisedDate, basedOn) =>
    promise({ id: props.order.id, body: { promisedDate, basedOn } })
  return <DateDialog {...props} step="promise" send={send} />
}
