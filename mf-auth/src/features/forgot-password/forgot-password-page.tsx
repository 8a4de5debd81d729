import { messageOf } from '@kerf/shared-contracts/client/api-error'
import { useForgotPasswordMutation } from '@kerf/shared-contracts/client/generated/auth'
import { ForgotPasswordBody, type PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { Button } from '@kerf/shared-ui/button'
import { ButtonLink } from '@kerf/shared-ui/button-link'
import { toast } from '@kerf/shared-ui/toasts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { accountAddress, roleIn } from '../shared/address.ts'
import { AuthPage } from '../shared/auth-page.tsx'
import { AuthForm, TextField } from '../shared/form.tsx'
import { SuccessPanel } from '../shared/success-panel.tsx'
import { text as sharedText } from '../shared/text.ts'
import { AccountTypeField } from './account-type-field.tsx'
import { text } from './text.ts'

interface Account {
  email: string
  role: PortalRole
}

function Sent({ account, onAgain }: { account: Account; onAgain: () => void }) {
  return (
    <AuthPage role={account.role} title={text.sentTitle}>
      <SuccessPanel>
        <p>{text.sentText}</p>
        <ButtonLink to={accountAddress('/reset-password', account.email, account.role)} variant="primary" fullWidth>
          {text.enterCode}
        </ButtonLink>
        <Button onClick={onAgain} fullWidth>
          {text.again}
        </Button>
        <ButtonLink to="/" variant="ghost" fullWidth>
          {sharedText.backToLogin}
        </ButtonLink>
      </SuccessPanel>
    </AuthPage>
  )
}

/** Asks for a reset code; the answer never says whether the account exists (specification 1, section 2). */
export function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const [ask, { isLoading }] = useForgotPasswordMutation()
  const [sent, setSent] = useState<Account | null>(null)
  const initialValues = { email: query.get('email') ?? '', role: query.get('role') ?? '' }

  async function submit(values: typeof initialValues) {
    try {
      const account = ForgotPasswordBody.parse(values)
      await ask({ forgotPasswordBody: account }).unwrap()
      toast.success(...text.sentToast)
      setSent(account)
    } catch (error) {
      toast.error(text.failed, messageOf(error, text.failedText))
    }
  }

  if (sent) return <Sent account={sent} onAgain={() => setSent(null)} />
  return (
    <AuthPage role={roleIn(query)} title={text.title} subtitle={text.subtitle}>
      <AuthForm label={text.title} schema={ForgotPasswordBody} initialValues={initialValues} onSubmit={submit}>
        <TextField
          name="email"
          label={sharedText.email}
          type="email"
          autoComplete="username"
          placeholder={sharedText.emailPlaceholder}
        />
        <AccountTypeField />
        <Button type="submit" variant="primary" loading={isLoading} fullWidth>
          {text.submit}
        </Button>
        <ButtonLink to="/" variant="ghost" fullWidth>
          {sharedText.backToLogin}
        </ButtonLink>
      </AuthForm>
    </AuthPage>
  )
}
