import type { DeletionPreview } from '@kerf/shared-contracts/contracts/account-deletion'
import { DeleteAccountBody } from '@kerf/shared-contracts/contracts/account-deletion'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { endSessionBy, toast } from '@kerf/shared-runtime'
import { useDeleteOwnAccountMutation } from '@kerf/shared-runtime/endpoints/account-deletion'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useFormik } from 'formik'
import { PasswordField } from '../../shared/form.tsx'
import { HiddenUsername } from '../../shared/hidden-username.tsx'
import { checkedWhenSent, ProfileForm, showFailure } from '../../shared/profile-form.tsx'
import { text as profileText } from '../text.ts'
import { useLeavePortal } from '../use-leave-portal.ts'
import { Consequences } from './consequences.tsx'
import { text } from './text.ts'

interface DeletionDialogProps {
  preview: DeletionPreview
  onClose: () => void
}

const words = text.deletion

function useDeletionForm() {
  const [deleteAccount] = useDeleteOwnAccountMutation()
  const leavePortal = useLeavePortal()
  return useFormik({
    ...checkedWhenSent,
    initialValues: { password: '' },
    validate: (values) => formErrors(DeleteAccountBody, values),
    onSubmit: async (values, helpers) => {
      try {
        await endSessionBy(() => deleteAccount({ body: values }).unwrap())
        toast.afterReload('success', words.deleted)
        leavePortal()
      } catch (error) {
        showFailure(error, helpers, { 'auth.current_password_wrong': 'password' }, words.failed)
      }
    },
  })
}

/** Says what is deleted and what stays, and asks for the password and for a word. */
export function DeletionDialog({ preview, onClose }: DeletionDialogProps) {
  const { data: user } = useGetCurrentUserQuery()
  const form = useDeletionForm()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.dialogTitle}
      confirmLabel={words.button}
      onConfirm={() => form.submitForm()}
      loading={form.isSubmitting}
      danger
      typeToConfirm={words.word}
    >
      <Stack>
        <p>{words.dialogText}</p>
        <Consequences preview={preview} isCustomer={user?.role === 'customer'} />
        {/* Enter in the password field must not skip the word. */}
        <ProfileForm form={form} label={words.form} onSubmit={(event) => event.preventDefault()}>
          <HiddenUsername email={user?.email ?? ''} />
          <PasswordField name="password" label={profileText.password} autoComplete="current-password" />
        </ProfileForm>
      </Stack>
    </ConfirmDialog>
  )
}
