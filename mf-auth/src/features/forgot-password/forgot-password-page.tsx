import { useForgotPasswordMutation } from '@kerf/shared-contracts/client/generated/auth'
import { ForgotPasswordBody, type PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { Button } from '@kerf/shared-ui/button'
import { ButtonLink } from '@kerf/shared-ui/button-link'
import { toast } from '@kerf/shared-ui/toasts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { accountAddress, roleIn, signInAddress } from '../shared/address.ts'
import { AuthPage } from '../shared/auth-page.tsx'
import { tellFailure } from '../shared/failure.ts'
import { AuthForm, SubmitButton, TextField } from '../shared/form.tsx'
import { SuccessPanel } from '../shared/success-panel.tsx'
import { text as sharedText } from '../shared/text.ts'
import { AccountTypeField } from './account-type-field.tsx'
import { text } from './text.ts'

interface Account {
  email: string
  role: PortalRole
}

function Sent({ account: { email, role }, onAgain }: { account: Account; onAgain: () => void }) {
  return (
    <AuthPage role={role} title={text.sentTitle}>
      <SuccessPanel>
        <p>{text.sentText}</p>
        <ButtonLink to={accountAddress('/reset-password', email, role)} variant="primary" fullWidth>
          {text.enterCode}
        </ButtonLink>
        <Button onClick={onAgain} fullWidth>
          {text.again}
        </Button>
        <ButtonLink to={signInAddress(role, email)} variant="ghost" fullWidth>
          {sharedText.backToLogin}
        </ButtonLink>
      </SuccessPanel>
    </AuthPage>
  )
}

/** Asks for a reset code; the answer never says whether the account exists (specification 1, section 2). */
export function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const [ask] = useForgotPasswordMutation()
  const [asked, setAsked] = useState({ email: query.get('email') ?? '', role: query.get('role') ?? '' })
  const [sent, setSent] = useState<Account | null>(null)

  async function submit(values: typeof asked) {
    const account = ForgotPasswordBody.parse(values)
    await ask({ forgotPasswordBody: account }).unwrap()
    toast.success(...text.sentToast)
    setAsked(account)
    setSent(account)
  }

  if (sent) return <Sent account={sent} onAgain={() => setSent(null)} />
  const role = roleIn(query)
  return (
    <AuthPage role={role} title={text.title} subtitle={text.subtitle}>
      <AuthForm
        label={text.title}
        schema={ForgotPasswordBody}
        initialValues={asked}
        onSubmit={submit}
        onFailure={(error) => tellFailure(text.failed, error, text.failedText)}
      >
        <TextField
          name="email"
          label={sharedText.email}
          type="email"
          autoComplete="username"
          placeholder={sharedText.emailPlaceholder}
        />
        <AccountTypeField />
        <SubmitButton>{text.submit}</SubmitButton>
        <ButtonLink to={signInAddress(role)} variant="ghost" fullWidth>
          {sharedText.backToLogin}
        </ButtonLink>
      </AuthForm>
    </AuthPage>
  )
}
