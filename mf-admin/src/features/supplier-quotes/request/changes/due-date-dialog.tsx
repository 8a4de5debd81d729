import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { isDueTooFar } from '@kerf/shared-contracts/rules/supplier-requests'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useReopenSupplierRequestMutation } from '@kerf/shared-runtime/endpoints/supplier-requests'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { useMemo } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../../../shared/text.ts'
import type { RequestDetails } from '../request-details.ts'
import { text } from '../text.ts'

const words = text.due

const kept = mini.partial(mini.object({ dueDate: mini.string() }))

const schema = (today: string) =>
  z.object({
    dueDate: z
      .string()
      .refine((day) => day === '' || DateOnly.safeParse(day).success, { message: words.wrong, abort: true })
      .refine((day) => day === '' || day >= today, words.past)
      .refine((day) => day === '' || !isDueTooFar(day, today), words.far),
  })

/** Gives a request another day until which suppliers may quote, or none. */
export function DueDateDialog({ request, onClose }: { request: RequestDetails; onClose: () => void }) {
  const { id, dueDate, isOpen, projectName } = request
  const [reopen] = useReopenSupplierRequestMutation()
  const { form, element, errorOf } = useDialogForm({
    place: `supplier request ${id} due date`,
    kept,
    // What is past cannot be kept, so nothing of it is offered.
    shown: useMemo(() => ({ dueDate: isOpen ? (dueDate ?? '') : '' }), [isOpen, dueDate]),
    base: useMemo(() => ({ dueDate }), [dueDate]),
    schema: schema(businessToday()),
    send: (values, basedOn) => reopen({ id, body: { dueDate: values.dueDate || null, basedOn } }),
    onDone: () => {
      toast.success(words.done, projectName)
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  return (
    <FormDialog
      form={form}
      element={element}
      title={isOpen ? words.changeTitle : words.reopenTitle}
      description={words.text}
      submit={isOpen ? words.submit : words.reopen}
      present={[{ label: words.label, value: formatDate(dueDate, words.none) }]}
      onClose={onClose}
    >
      <Field label={words.label} error={errorOf('dueDate')} optional>
        <DateInput min={businessToday()} {...form.getFieldProps('dueDate')} />
      </Field>
    </FormDialog>
  )
}
