import { formErrors } from '@kerf/shared-contracts/client/form-errors'
import {
  type DeletionPreview,
  useDeleteOwnAccountMutation,
} from '@kerf/shared-contracts/client/generated/account-deletion'
import { useGetCurrentUserQuery } from '@kerf/shared-contracts/client/generated/auth'
import { endSessionBy } from '@kerf/shared-contracts/client/session'
import { DeleteAccountBody } from '@kerf/shared-contracts/contracts/account-deletion'
import { ConfirmDialog } from '@kerf/shared-ui/confirm-dialog'
import { Stack } from '@kerf/shared-ui/layout'
import { toast } from '@kerf/shared-ui/toasts'
import { useFormik } from 'formik'
import { PasswordField } from '../../shared/form.tsx'
import { HiddenUsername } from '../../shared/hidden-username.tsx'
import { checkedWhenSent, ProfileForm, showFailure } from '../profile-form.tsx'
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
        await endSessionBy(() => deleteAccount({ deleteAccountBody: values }).unwrap())
        toast.afterReload('success', words.deleted)
        leavePortal()
      } catch (error) {
        showFailure(error, helpers, { 'auth.current_password_wrong': 'password' }, words.failed)
      }
    },
  })
}

/** Says what goes and what stays, and asks for the password and for a word. */
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
        {/* Enter in the password must not pass by the word. */}
        <ProfileForm form={form} label={words.form} onSubmit={(event) => event.preventDefault()}>
          <HiddenUsername email={user?.email ?? ''} />
          <PasswordField name="password" label={profileText.password} autoComplete="current-password" />
        </ProfileForm>
      </Stack>
    </ConfirmDialog>
  )
}
