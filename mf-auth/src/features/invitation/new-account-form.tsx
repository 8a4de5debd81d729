import { RegisterBody } from '@kerf/shared-contracts/contracts/auth'
import { useAcceptInvitationMutation } from '@kerf/shared-runtime/endpoints/company-members'
import { beginSession } from '../shared/begin-session.ts'
import { tellFailure } from '../shared/failure.ts'
import { AuthForm, SubmitButton, TextField } from '../shared/form.tsx'
import { HiddenUsername } from '../shared/hidden-username.tsx'
import { NewAccountPassword, repeatedPassword, repeats, repeatsWrongly } from '../shared/new-account-password.tsx'
import { text as sharedText } from '../shared/text.ts'
import { text } from './text.ts'

interface NewAccountFormProps {
  token: string
  email: string
  /** @returns whether a refusal was handled */
  onRefused: (error: unknown) => boolean
}

const schema = RegisterBody.pick({ name: true, password: true })
  .extend(repeatedPassword)
  .refine(repeats, repeatsWrongly)

const empty = { name: '', password: '', repeated: '' }

/** Accepts with a new account: the mailed secret proves the address. */
export function NewAccountForm({ token, email, onRefused }: NewAccountFormProps) {
  const [accept] = useAcceptInvitationMutation()

  async function submit({ name, password }: typeof empty) {
    const answer = await accept({ body: { token, name, password } }).unwrap()
    if (!answer.token) throw new Error('The answer has no token')
    await beginSession(answer.token, [text.newAccount.welcome], '/')
  }
  return (
    <>
      <p>{text.newAccount.intro}</p>
      <AuthForm
        label={text.newAccount.label}
        schema={schema}
        initialValues={empty}
        onSubmit={submit}
        onFailure={(error) => {
          if (!onRefused(error)) tellFailure(text.accept.failed, error, text.accept.failedText)
        }}
      >
        <TextField name="name" label={sharedText.name} autoComplete="name" />
        <HiddenUsername email={email} />
        <NewAccountPassword email={email} />
        <SubmitButton>{text.newAccount.submit}</SubmitButton>
      </AuthForm>
    </>
  )
}
