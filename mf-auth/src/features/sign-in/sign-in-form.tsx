import { isApiError, messageOf } from '@kerf/shared-contracts/client/api-error'
import { useLoginMutation } from '@kerf/shared-contracts/client/generated/auth'
import { storeToken } from '@kerf/shared-contracts/client/session'
import { LoginBody, type PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { Button } from '@kerf/shared-ui/button'
import { TextLink } from '@kerf/shared-ui/text-link'
import { toast } from '@kerf/shared-ui/toasts'
import { useNavigate } from 'react-router-dom'
import { accountAddress } from '../shared/address.ts'
import { AuthForm, PasswordField, TextField } from '../shared/form.tsx'
import { text as sharedText } from '../shared/text.ts'
import { text } from './text.ts'

interface SignInFormProps {
  role: PortalRole
  onResetRequired: (userId: string) => void
}

const schema = LoginBody.omit({ role: true })

export function SignInForm({ role, onResetRequired }: SignInFormProps) {
  const [login, { isLoading }] = useLoginMutation()
  const navigate = useNavigate()

  async function submit({ email, password }: { email: string; password: string }) {
    try {
      const { token, requiresPasswordReset, userId } = await login({ loginBody: { email, password, role } }).unwrap()
      if (requiresPasswordReset && userId) {
        toast.info(...text.resetRequired)
        onResetRequired(userId)
      } else if (token) {
        storeToken(token)
        toast.afterReload('success', text.welcomeBack)
        window.location.reload()
      }
    } catch (error) {
      if (isApiError(error) && error.message.includes('verify your email')) {
        toast.error(...text.verificationRequired)
        navigate(accountAddress('/verify-email', email, role))
      } else toast.error(text.loginFailed, messageOf(error, text.loginFailed))
    }
  }

  return (
    <AuthForm label={text.signIn} schema={schema} initialValues={{ email: '', password: '' }} onSubmit={submit}>
      <TextField
        name="email"
        label={sharedText.email}
        type="email"
        autoComplete="username"
        placeholder={sharedText.emailPlaceholder}
      />
      <PasswordField
        name="password"
        label={text.password}
        autoComplete="current-password"
        labelAction={<TextLink to={`/forgot-password?role=${role}`}>{text.forgot}</TextLink>}
      />
      <Button type="submit" variant="primary" loading={isLoading} fullWidth>
        {text.signIn}
      </Button>
    </AuthForm>
  )
}
