import { PortalRole, ResetPasswordBody } from '@kerf/shared-contracts/contracts/auth'
import { toast } from '@kerf/shared-runtime'
import { useResetPasswordMutation } from '@kerf/shared-runtime/endpoints/auth'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { accountAddress, emailIn, signInAddress } from '../shared/address.ts'
import { AuthPage } from '../shared/auth-page.tsx'
import { CodeField } from '../shared/code-field.tsx'
import { tellFailure } from '../shared/failure.ts'
import { AuthForm, NewPasswordField, PasswordField, SubmitButton } from '../shared/form.tsx'
import { HiddenUsername } from '../shared/hidden-username.tsx'
import { newPasswordFields, passwordsDiffer, passwordsMatch } from '../shared/new-password.ts'
import { SuccessPanel } from '../shared/success-panel.tsx'
import { text as sharedText } from '../shared/text.ts'
import { useCodeInAddress } from '../shared/use-code-in-address.ts'
import { text } from './text.ts'

const schema = ResetPasswordBody.pick({ resetCode: true })
  .extend(newPasswordFields)
  .refine(passwordsMatch, passwordsDiffer)

/** Kept in the history entry, so that a reload does not ask for a used code. */
const doneState = 'password-reset'

interface ResetFormProps {
  email: string
  role: PortalRole
  code: string
  onDone: () => void
}

function ResetForm({ email, role, code, onDone }: ResetFormProps) {
  const [reset] = useResetPasswordMutation()
  const initialValues = { resetCode: code, newPassword: '', confirmPassword: '' }

  async function submit({ resetCode, newPassword }: typeof initialValues) {
    await reset({ body: { email, role, resetCode, newPassword } }).unwrap()
    toast.success(text.doneToast)
    onDone()
  }
  return (
    <AuthForm
      label={text.title}
      schema={schema}
      initialValues={initialValues}
      onSubmit={submit}
      onFailure={(error) => tellFailure(text.failed, error, text.failedText)}
      fieldOfCode={{ 'auth.reset_code_invalid': 'resetCode' }}
    >
      <CodeField name="resetCode" label={text.code} />
      <HiddenUsername email={email} />
      <NewPasswordField name="newPassword" label={sharedText.newPassword} names={[email]} clears="confirmPassword" />
      <PasswordField name="confirmPassword" label={text.confirm} autoComplete="new-password" />
      <SubmitButton>{text.submit}</SubmitButton>
      <ButtonLink to={accountAddress('/forgot-password', email, role)} variant="ghost" fullWidth>
        {text.another}
      </ButtonLink>
    </AuthForm>
  )
}

/** Sets a new password with the emailed code (docs/product/accounts.md, 'Reset password'). */
export function ResetPasswordPage() {
  const [query] = useSearchParams()
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const code = useCodeInAddress()
  const email = emailIn(query)
  const role = PortalRole.safeParse(query.get('role'))
  if (!email || !role.success) return <Navigate to="/forgot-password" replace />
  if (state === doneState) {
    return (
      <AuthPage role={role.data} title={text.doneTitle}>
        <SuccessPanel>
          <p>{text.doneText}</p>
          <ButtonLink to={signInAddress(role.data, email)} variant="primary" fullWidth>
            {text.done}
          </ButtonLink>
        </SuccessPanel>
      </AuthPage>
    )
  }
  return (
    <AuthPage role={role.data} title={text.title} subtitle={text.subtitle(email)}>
      <ResetForm
        email={email}
        role={role.data}
        code={code}
        onDone={() => navigate(pathname + search, { replace: true, state: doneState })}
      />
    </AuthPage>
  )
}
