import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useUploadPurchaseOrderDocumentsMutation } from '@kerf/shared-runtime/endpoints/purchase-orders-supplier'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { documentNames, FilesField, pictureNames } from '../shared/files-field.tsx'
import { text as shared } from '../shared/text.ts'
import type { StepProps } from './date-dialogs.tsx'
import { text } from './text.ts'

const words = text.upload
const kinds = ['certificate', 'invoice', 'other'] as const

interface UploadValues extends Record<string, unknown> {
  kind: (typeof kinds)[number]
  files: readonly File[]
}

/** Uploads certificates or the invoice of an order. */
export function UploadDialog({ order, onClose }: StepProps) {
  const [upload] = useUploadPurchaseOrderDocumentsMutation()
  const { form, element, errorOf } = useDialogForm({
    place: `purchase order ${order.id} documents`,
    kept: mini.partial(mini.object({ kind: mini.enum(kinds) })),
    shown: { kind: 'certificate', files: [] } satisfies UploadValues as UploadValues,
    base: undefined,
    schema: z.object({ files: z.array(z.unknown()).min(1, words.missing) }),
    send: ({ kind, files }: UploadValues) => upload({ id: order.id, body: { kind, files: [...files] } }),
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
      <Field label={words.kind} required>
        <Select options={kinds.map((value) => ({ value, label: text.kinds[value] }))} {...form.getFieldProps('kind')} />
      </Field>
      <FilesField
        label={words.files}
        name="files"
        files={form.values.files}
        accept={[...documentNames, ...pictureNames]}
        multiple
        required
        error={errorOf('files')}
        onFiles={(files) => void form.setFieldValue('files', files)}
      />
    </FormDialog>
  )
}
