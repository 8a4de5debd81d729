import { ChangeEmailBody } from '@kerf/shared-contracts/contracts/profile'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useRequestEmailChangeMutation } from '@kerf/shared-runtime/endpoints/profile'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { useId } from 'react'
import * as z from 'zod/mini'
import { PasswordField, TextField } from '../../shared/form.tsx'
import { HiddenUsername } from '../../shared/hidden-username.tsx'
import { checkedWhenSent, ProfileForm, showFailure } from '../../shared/profile-form.tsx'
import { leaveWords, text as profileText } from '../text.ts'
import { text } from './text.ts'

interface ChangeEmailDialogProps {
  /** The current address. */
  email: string
  /** The initial value. */
  newEmail: string
  onClose: () => void
  onSent: () => void
  /** @param seconds until another code can be requested */
  onTooSoon: (seconds: number) => void
}

const words = text.email

const fieldOfCode = { 'auth.current_password_wrong': 'password', 'user.email_unchanged': 'newEmail' }

/** Never the password. */
const kept = z.partial(z.object({ newEmail: z.string() }))

function useChangeEmailForm({ newEmail, onClose, onSent, onTooSoon }: ChangeEmailDialogProps) {
  const [request] = useRequestEmailChangeMutation()
  return useKeptForm({
    ...checkedWhenSent,
    place: 'profile email',
    kept,
    shown: { newEmail, password: '' },
    base: undefined,
    validate: (values) => formErrors(ChangeEmailBody, values),
    onSubmit: async (values, { sent, helpers }) => {
      const { error } = await request({ body: values })
      if (error) {
        if (isApiError(error) && error.retryAfter) onTooSoon(error.retryAfter)
        return showFailure(error, helpers, fieldOfCode, words.sendFailed)
      }
      toast.success(words.sent, words.sentText(values.newEmail.trim()))
      sent()
      onSent()
      onClose()
    },
  })
}

/** Asks for a new address, and for the password: an unattended screen must not give the account away. */
export function ChangeEmailDialog(props: ChangeEmailDialogProps) {
  const formId = useId()
  const form = useChangeEmailForm(props)
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={words.dialogTitle}
      description={words.dialogText}
      size="small"
      locked={form.isSubmitting}
      footer={
        <>
          <Button
            onClick={() => form.keeping.leave(props.onClose)}
            disabledReason={form.isSubmitting ? words.sending : undefined}
          >
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={form.isSubmitting}>
            {words.send}
          </Button>
        </>
      }
    >
      <ProfileForm id={formId} form={form} label={words.dialogTitle}>
        <KeptForm form={form} leave={leaveWords} />
        <HiddenUsername email={props.email} />
        <TextField
          name="newEmail"
          label={words.newEmail}
          type="email"
          autoComplete="email"
          placeholder={words.placeholder}
        />
        <PasswordField name="password" label={profileText.password} autoComplete="current-password" />
      </ProfileForm>
    </Dialog>
  )
}
