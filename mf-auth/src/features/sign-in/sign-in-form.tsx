import { LoginBody, type PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useLoginMutation } from '@kerf/shared-runtime/endpoints/auth'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { useFormikContext } from 'formik'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { accountAddress } from '../shared/address.ts'
import { beginSession } from '../shared/begin-session.ts'
import { signInFailure } from '../shared/failure.ts'
import { AuthForm, FormFailure, PasswordField, SubmitButton, TextField } from '../shared/form.tsx'
import { text as sharedText } from '../shared/text.ts'
import { text } from './text.ts'

interface SignInFormProps {
  role: PortalRole
  onResetRequired: (account: { userId: string; email: string }) => void
}

interface Credentials {
  email: string
  password: string
}

const schema = LoginBody.omit({ role: true })

/** Passes on the typed address. */
function ForgotLink({ role }: { role: PortalRole }) {
  const { email } = useFormikContext<Credentials>().values
  const address = email ? accountAddress('/forgot-password', email, role) : `/forgot-password?role=${role}`
  return <TextLink to={address}>{text.forgot}</TextLink>
}

export function SignInForm({ role, onResetRequired }: SignInFormProps) {
  const [login] = useLoginMutation()
  const [query] = useSearchParams()
  const navigate = useNavigate()

  async function submit({ email, password }: Credentials) {
    const { token, requiresPasswordReset, userId } = await login({ body: { email, password, role } }).unwrap()
    if (requiresPasswordReset && userId) {
      toast.info(...text.resetRequired)
      onResetRequired({ userId, email })
    } else if (token) await beginSession(token, [text.welcomeBack])
  }

  function tell(error: unknown, { email }: Credentials) {
    if (isApiError(error) && error.message.includes('verify your email')) {
      toast.error(...text.verificationRequired)
      void navigate(accountAddress('/verify-email', email, role))
      return undefined
    }
    const reason = signInFailure(error)
    toast.error(text.loginFailed, reason)
    return reason
  }

  return (
    <AuthForm
      label={text.signIn}
      schema={schema}
      initialValues={{ email: query.get('email') ?? '', password: '' }}
      onSubmit={submit}
      onFailure={tell}
    >
      <TextField
        name="email"
        label={sharedText.email}
        type="email"
        autoComplete="username"
        placeholder={sharedText.emailPlaceholder}
      />
      <PasswordField
        name="password"
        label={sharedText.password}
        autoComplete="current-password"
        labelAction={<ForgotLink role={role} />}
      />
      <FormFailure />
      <SubmitButton>{text.signIn}</SubmitButton>
    </AuthForm>
  )
}
