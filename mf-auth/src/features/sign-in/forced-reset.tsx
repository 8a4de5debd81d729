import { AdminPasswordResetBody, type PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { useResetAdminCreatedPasswordMutation } from '@kerf/shared-runtime/endpoints/auth'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { AuthPage } from '../shared/auth-page.tsx'
import { beginSession } from '../shared/begin-session.ts'
import { tellFailure } from '../shared/failure.ts'
import { AuthForm, NewPasswordField, PasswordField, SubmitButton } from '../shared/form.tsx'
import { HiddenUsername } from '../shared/hidden-username.tsx'
import { newPasswordFields, passwordsDiffer, passwordsMatch } from '../shared/new-password.ts'
import { text as sharedText } from '../shared/text.ts'
import { text } from './text.ts'

interface ForcedResetProps {
  role: PortalRole
  userId: string
  email: string
  onBack: () => void
}

const schema = AdminPasswordResetBody.pick({ currentPassword: true })
  .extend(newPasswordFields)
  .refine(passwordsMatch, passwordsDiffer)

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** A user whose account was created by an admin must choose their own password first. */
export function ForcedReset({ role, userId, email, onBack }: ForcedResetProps) {
  const [reset] = useResetAdminCreatedPasswordMutation()

  async function submit({ currentPassword, newPassword }: typeof empty) {
    const { token } = await reset({ body: { userId, currentPassword, newPassword } }).unwrap()
    if (!token) throw new Error('The answer has no token')
    await beginSession(token, text.forced.updated)
  }

  return (
    <AuthPage role={role} title={text.forced.title} subtitle={text.forced.subtitle}>
      <AuthForm
        label={text.forced.title}
        schema={schema}
        initialValues={empty}
        onSubmit={submit}
        onFailure={(error) => tellFailure(text.forced.error, error, text.forced.failed)}
        fieldOfCode={{ 'auth.current_password_wrong': 'currentPassword' }}
      >
        <HiddenUsername email={email} />
        <PasswordField name="currentPassword" label={text.forced.current} autoComplete="current-password" />
        <NewPasswordField name="newPassword" label={sharedText.newPassword} names={[email]} clears="confirmPassword" />
        <PasswordField name="confirmPassword" label={sharedText.confirmPassword} autoComplete="new-password" />
        <SubmitButton>{text.forced.submit}</SubmitButton>
        <Button variant="ghost" onClick={onBack} fullWidth>
          {text.forced.back}
        </Button>
      </AuthForm>
    </AuthPage>
  )
}
