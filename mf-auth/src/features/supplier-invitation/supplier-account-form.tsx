import { RegisterBody } from '@kerf/shared-contracts/contracts/auth'
import {
  AcceptSupplierInvitationBody,
  type OpenSupplierInvitation,
} from '@kerf/shared-contracts/contracts/supplier-invitations'
import { useAcceptSupplierInvitationMutation } from '@kerf/shared-runtime/endpoints/supplier-invitations'
import { beginSession } from '../shared/begin-session.ts'
import { tellFailure } from '../shared/failure.ts'
import { AuthForm, SubmitButton, TextField } from '../shared/form.tsx'
import { HiddenUsername } from '../shared/hidden-username.tsx'
import { NewAccountPassword, repeatedPassword, repeats, repeatsWrongly } from '../shared/new-account-password.tsx'
import { text as sharedText } from '../shared/text.ts'
import { text } from './text.ts'

interface SupplierAccountFormProps {
  token: string
  invitation: OpenSupplierInvitation
  /** @returns whether a refusal was handled */
  onRefused: (error: unknown) => boolean
}

const { companyName } = AcceptSupplierInvitationBody.shape
const schema = RegisterBody.pick({ name: true, password: true })
  .extend({ ...repeatedPassword, company: companyName })
  .refine(repeats, repeatsWrongly)

const words = text.form

/** Accepts with a new supplier account: the emailed secret proves the address. */
export function SupplierAccountForm({ token, invitation, onRefused }: SupplierAccountFormProps) {
  const [accept] = useAcceptSupplierInvitationMutation()
  const { email } = invitation
  const initialValues = { name: '', company: invitation.companyName ?? '', password: '', repeated: '' }

  async function submit(typed: typeof initialValues) {
    const body = { token, name: typed.name, companyName: typed.company, password: typed.password }
    const answer = await accept({ body }).unwrap()
    if (!answer.token) throw new Error('The answer has no token')
    await beginSession(answer.token, [words.welcome], '/supplier/dashboard')
  }
  return (
    <>
      <p>{words.intro}</p>
      <AuthForm
        label={words.label}
        schema={schema}
        initialValues={initialValues}
        onSubmit={submit}
        onFailure={(error) => {
          if (!onRefused(error)) tellFailure(words.failed, error, words.failedText)
        }}
      >
        <TextField name="name" label={sharedText.name} autoComplete="name" maxLength={120} />
        <TextField name="company" label={words.company} autoComplete="organization" maxLength={160} optional />
        <HiddenUsername email={email} />
        <NewAccountPassword email={email} />
        <SubmitButton>{words.submit}</SubmitButton>
      </AuthForm>
    </>
  )
}
