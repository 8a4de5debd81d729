import { InviteSupplierBody } from '@kerf/shared-contracts/contracts/supplier-invitations'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useInviteSupplierMutation } from '@kerf/shared-runtime/endpoints/supplier-invitations'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import * as mini from 'zod/mini'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'

const words = text.invitations.form

const nothing = { email: '', companyName: '', message: '' }

const kept = mini.partial(mini.object({ email: mini.string(), companyName: mini.string(), message: mini.string() }))

/** Invites an address to the supplier network by email. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteSupplierMutation()
  const { form, element, errorOf } = useDialogForm({
    place: 'supplier invitation',
    kept,
    shown: nothing,
    base: undefined,
    schema: InviteSupplierBody,
    send: (values: typeof nothing) => invite({ body: values }),
    onDone: ({ email }) => {
      toast.success(words.sent, words.sentText(email))
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title}
      description={words.description}
      submit={words.submit}
      onClose={onClose}
    >
      <Field label={words.email} error={errorOf('email')} required>
        <TextInput type="email" maxLength={254} autoComplete="off" {...form.getFieldProps('email')} />
      </Field>
      <Field label={words.companyName} error={errorOf('companyName')} optional>
        <TextInput maxLength={160} autoComplete="off" {...form.getFieldProps('companyName')} />
      </Field>
      <Field label={words.message} hint={words.messageHint} error={errorOf('message')} optional>
        <TextArea rows={4} maxLength={2000} {...form.getFieldProps('message')} />
      </Field>
    </FormDialog>
  )
}
