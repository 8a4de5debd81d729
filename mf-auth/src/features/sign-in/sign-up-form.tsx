import { messageOf } from '@kerf/shared-contracts/client/api-error'
import { useRegisterMutation } from '@kerf/shared-contracts/client/generated/auth'
import { storeToken } from '@kerf/shared-contracts/client/session'
import { type PortalRole, RegisterBody } from '@kerf/shared-contracts/contracts/auth'
import { Button } from '@kerf/shared-ui/button'
import { toast } from '@kerf/shared-ui/toasts'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { accountAddress } from '../shared/address.ts'
import { AuthForm, PasswordField, TextField } from '../shared/form.tsx'
import { text as sharedText } from '../shared/text.ts'
import { text } from './text.ts'

const schema = RegisterBody.omit({ role: true })
  .extend({ repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, { path: ['repeated'], message: 'Passwords do not match' })

const empty = { name: '', company: '', email: '', password: '', repeated: '' }

export function SignUpForm({ role }: { role: PortalRole }) {
  const [register, { isLoading }] = useRegisterMutation()
  const navigate = useNavigate()

  async function submit({ name, company, email, password }: typeof empty) {
    try {
      const answer = await register({ registerBody: { name, company, email, password, role } }).unwrap()
      if (answer.requiresVerification) {
        toast.success(...text.registered)
        navigate(accountAddress('/verify-email', email, role))
      } else if (answer.token) {
        storeToken(answer.token)
        toast.afterReload('success', text.welcome)
        window.location.reload()
      }
    } catch (error) {
      toast.error(text.registrationFailed, messageOf(error, text.registrationFailed))
    }
  }

  return (
    <AuthForm label={text.signUp} schema={schema} initialValues={empty} onSubmit={submit}>
      <TextField name="name" label={text.name} autoComplete="name" />
      <TextField name="company" label={text.company} autoComplete="organization" optional />
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
        autoComplete="new-password"
        placeholder={text.passwordPlaceholder}
      />
      <PasswordField name="repeated" label={text.repeatPassword} autoComplete="new-password" />
      <Button type="submit" variant="primary" loading={isLoading} fullWidth>
        {text.signUp}
      </Button>
    </AuthForm>
  )
}
