import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { expectedDay, isDueLater } from '@kerf/shared-contracts/rules/order-lifecycle'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useUpdateDueDateMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { useMemo } from 'react'
import * as mini from 'zod/mini'
import { text as shared } from '../../../shared/text.ts'
import { text } from '../text.ts'
import { dueDateForm } from './due-date-form.ts'

const words = text.due

const kept = mini.partial(
  mini.object({ dueDate: mini.string(), reason: mini.string(), isLaterConfirmed: mini.boolean() }),
)

function useDueDateForm(order: Order, onClose: () => void) {
  const { id, dueDate } = order
  const [update] = useUpdateDueDateMutation()
  const expected = expectedDay(order) ?? ''
  return useDialogForm({
    place: `order ${id} due date`,
    kept,
    shown: useMemo(() => ({ dueDate: expected, reason: '', isLaterConfirmed: false }), [expected]),
    base: useMemo(() => ({ dueDate }), [dueDate]),
    schema: dueDateForm(businessToday(), order),
    send: (values, basedOn) => {
      const body = { dueDate: values.dueDate, reason: values.reason.trim(), confirmLater: values.isLaterConfirmed }
      return update({ id, body: { ...body, basedOn } })
    },
    onDone: (changed) => {
      toast.success(words.done, words.doneText(changed.orderNumber, formatDate(changed.dueDate)))
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
}

/** Changes the due date; the customer is told, and a later date needs a confirmation. */
export function DueDateDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { form, element, errorOf } = useDueDateForm(order, onClose)
  const { dueDate, isLaterConfirmed } = form.values
  const { promisedDate } = order
  const isLater = isDueLater(dueDate, order)
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title(order.orderNumber)}
      description={words.text}
      submit={words.submit}
      present={[{ label: words.field, value: formatDate(order.dueDate) }]}
      onClose={onClose}
    >
      <Field
        label={words.field}
        hint={promisedDate && words.promised(formatDate(promisedDate))}
        error={errorOf('dueDate')}
        required
      >
        <DateInput min={businessToday()} {...form.getFieldProps('dueDate')} />
      </Field>
      <Field
        label={words.reason}
        hint={words.reasonHint}
        error={errorOf('reason')}
        {...(isLater ? { required: true } : { optional: true })}
      >
        <TextArea rows={3} maxLength={1000} {...form.getFieldProps('reason')} />
      </Field>
      {isLater && (
        <Checkbox
          label={words.later}
          hint={words.laterHint}
          error={errorOf('isLaterConfirmed')}
          name="isLaterConfirmed"
          checked={isLaterConfirmed}
          onChange={({ target }) => void form.setFieldValue('isLaterConfirmed', target.checked)}
        />
      )}
    </FormDialog>
  )
}
