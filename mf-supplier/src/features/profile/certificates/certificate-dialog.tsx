import { DateInput as DayInput } from '@kerf/shared-contracts/contracts/values'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useUploadSupplierCertificateMutation } from '@kerf/shared-runtime/endpoints/suppliers-supplier'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { FilesField, pictureNames } from '../../shared/files-field.tsx'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'

const words = text.certificates

interface CertificateValues extends Record<string, unknown> {
  name: string
  expiresOn: string
  files: readonly File[]
}

const schema = z.object({
  name: z.string().trim().min(1, 'Please name the certificate').max(120),
  // As the call has it, so that what it refuses is said before a file is sent.
  expiresOn: z.union([z.literal(''), DayInput], 'Please enter a valid date'),
  files: z.array(z.unknown()).min(1, words.fileMissing),
})

/** Adds a certificate: its file, its name, and its expiry date, if it has one. */
export function CertificateDialog({ onClose }: { onClose: () => void }) {
  const [upload] = useUploadSupplierCertificateMutation()
  const { form, element, errorOf } = useDialogForm({
    place: 'supplier certificate',
    kept: mini.partial(mini.object({ name: mini.string(), expiresOn: mini.string() })),
    shown: { name: '', expiresOn: '', files: [] } satisfies CertificateValues as CertificateValues,
    base: undefined,
    schema,
    send: async ({ name, expiresOn, files: [file] }: CertificateValues) =>
      // The schema allows no submit without a file.
      file ? upload({ body: { name, ...(expiresOn !== '' && { expiresOn }), file } }) : {},
    onDone: () => {
      toast.success(words.done)
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  return (
    <FormDialog form={form} element={element} title={words.add} submit={words.submit} onClose={onClose}>
      <Field label={words.name} error={errorOf('name')} required>
        <TextInput maxLength={120} placeholder={words.nameExample} {...form.getFieldProps('name')} />
      </Field>
      <Field label={words.expiresOn} error={errorOf('expiresOn')} optional>
        <DateInput {...form.getFieldProps('expiresOn')} />
      </Field>
      <FilesField
        label={words.file}
        name="files"
        files={form.values.files}
        accept={['.pdf', ...pictureNames]}
        required
        error={errorOf('files') ?? errorOf('file')}
        onFiles={(files) => void form.setFieldValue('files', files)}
      />
    </FormDialog>
  )
}
