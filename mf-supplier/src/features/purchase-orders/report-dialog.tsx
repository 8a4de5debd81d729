import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useReportProgressMutation } from '@kerf/shared-runtime/endpoints/purchase-orders-supplier'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { FilesField, pictureNames } from '../shared/files-field.tsx'
import { text as shared } from '../shared/text.ts'
import type { StepProps } from './date-dialogs.tsx'
import { text } from './text.ts'

const words = text.report

interface ReportValues extends Record<string, unknown> {
  notes: string
  inProduction: boolean
  photos: readonly File[]
}

/** Reports an order's progress in words and photos, and optionally that production began. */
export function ReportDialog({ order, onClose }: StepProps) {
  const [report] = useReportProgressMutation()
  const mayBegin = order.status === 'issued' || order.status === 'acknowledged'
  const { form, element, errorOf } = useDialogForm({
    place: `purchase order ${order.id} report`,
    kept: mini.partial(mini.object({ notes: mini.string(), inProduction: mini.boolean() })),
    shown: { notes: '', inProduction: false, photos: [] } satisfies ReportValues as ReportValues,
    base: undefined,
    schema: z.object({ notes: z.string().trim().min(1, words.missing).max(4000) }),
    send: ({ photos, ...values }: ReportValues) => report({ id: order.id, body: { ...values, photos: [...photos] } }),
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
      onClose={onClose}
    >
      <Field label={words.notes} error={errorOf('notes')} required>
        <TextArea rows={4} maxLength={4000} {...form.getFieldProps('notes')} />
      </Field>
      {mayBegin && (
        <Checkbox
          label={words.began}
          checked={form.values.inProduction}
          onChange={({ target }) => void form.setFieldValue('inProduction', target.checked)}
        />
      )}
      <FilesField
        label={words.photos}
        name="photos"
        files={form.values.photos}
        accept={pictureNames}
        multiple
        error={errorOf('photos')}
        onFiles={(photos) => void form.setFieldValue('photos', photos)}
      />
    </FormDialog>
  )
}
