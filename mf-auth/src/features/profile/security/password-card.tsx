import { ChangePasswordBody } from '@kerf/shared-contracts/contracts/profile'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { endSessionBy } from '@kerf/shared-runtime'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useChangePasswordMutation } from '@kerf/shared-runtime/endpoints/profile'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { useFormik } from 'formik'
import { beginSession } from '../../shared/begin-session.ts'
import { NewPasswordField, PasswordField } from '../../shared/form.tsx'
import { HiddenUsername } from '../../shared/hidden-username.tsx'
import { newPasswordFields, passwordsDiffer, passwordsMatch } from '../../shared/new-password.ts'
import { checkedWhenSent, ProfileForm, showFailure } from '../../shared/profile-form.tsx'
import { text as sharedText } from '../../shared/text.ts'
import { leaveWords, text as profileText } from '../text.ts'
import { text } from './text.ts'

const words = text.password

const schema = ChangePasswordBody.extend({ confirmPassword: newPasswordFields.confirmPassword }).refine(
  passwordsMatch,
  passwordsDiffer,
)

const fieldOfCode = { 'auth.current_password_wrong': 'currentPassword', 'auth.password_breached': 'newPassword' }

function usePasswordForm() {
  const [change] = useChangePasswordMutation()
  return useFormik({
    ...checkedWhenSent,
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: (values) => formErrors(schema, values),
    onSubmit: async ({ currentPassword, newPassword }, helpers) => {
      try {
        const body = { currentPassword, newPassword }
        const { token } = await endSessionBy(() => change({ body }).unwrap())
        if (!token) throw new Error('The answer has no token')
        // The live stream and any pending calls belong to the session that has ended.
        await beginSession(token, words.changed)
      } catch (error) {
        showFailure(error, helpers, fieldOfCode, words.failed)
      }
    },
  })
}

/** Changes the password, which asks for the current one. */
export function PasswordCard() {
  const { data: user } = useGetCurrentUserQuery()
  const form = usePasswordForm()
  return (
    <Card title={words.title} description={words.description}>
      <ProfileForm form={form} label={words.submit}>
        <LeaveGuard {...leaveWords} when={form.dirty && !form.isSubmitting} />
        <HiddenUsername email={user?.email ?? ''} />
        <PasswordField name="currentPassword" label={profileText.password} autoComplete="current-password" />
        <NewPasswordField
          name="newPassword"
          label={sharedText.newPassword}
          names={[user?.name, user?.email, user?.company?.name].filter((name) => name !== undefined)}
          clears="confirmPassword"
        />
        <PasswordField name="confirmPassword" label={sharedText.confirmPassword} autoComplete="new-password" />
        <Cluster>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {words.submit}
          </Button>
        </Cluster>
      </ProfileForm>
    </Card>
  )
}
