import { type PortalRole, RegisterBody } from '@kerf/shared-contracts/contracts/auth'
import { toast } from '@kerf/shared-runtime'
import { useRegisterMutation } from '@kerf/shared-runtime/endpoints/auth'
import { useNavigate } from 'react-router-dom'
import { accountAddress } from '../shared/address.ts'
import { beginSession } from '../shared/begin-session.ts'
import { tellFailure } from '../shared/failure.ts'
import { AuthForm, SubmitButton, TextField } from '../shared/form.tsx'
import { NewAccountPassword, repeatedPassword, repeats, repeatsWrongly } from '../shared/new-account-password.tsx'
import { text as sharedText } from '../shared/text.ts'
import { text } from './text.ts'

const schema = RegisterBody.omit({ role: true }).extend(repeatedPassword).refine(repeats, repeatsWrongly)

const empty = { name: '', company: '', email: '', password: '', repeated: '' }

export function SignUpForm({ role }: { role: PortalRole }) {
  const [register] = useRegisterMutation()
  const navigate = useNavigate()

  async function submit({ name, company, email, password }: typeof empty) {
    const answer = await register({ body: { name, company, email, password, role } }).unwrap()
    if (answer.requiresVerification) {
      toast.success(...text.registered)
      void navigate(accountAddress('/verify-email', email, role))
    } else if (answer.token) await beginSession(answer.token, [text.welcome])
  }

  return (
    <AuthForm
      label={text.signUp}
      schema={schema}
      initialValues={empty}
      onSubmit={submit}
      onFailure={(error) => tellFailure(text.registrationFailed, error)}
    >
      <TextField name="name" label={sharedText.name} autoComplete="name" />
      <TextField name="company" label={text.company} autoComplete="organization" optional />
      <TextField
        name="email"
        label={sharedText.email}
        type="email"
        autoComplete="username"
        placeholder={sharedText.emailPlaceholder}
      />
      <NewAccountPassword />
      <SubmitButton>{text.signUp}</SubmitButton>
    </AuthForm>
  )
}
