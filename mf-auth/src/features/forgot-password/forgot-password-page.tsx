import { ForgotPasswordBody, type PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useForgotPasswordMutation } from '@kerf/shared-runtime/endpoints/auth'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { accountAddress, roleIn, signInAddress } from '../shared/address.ts'
import { AuthPage } from '../shared/auth-page.tsx'
import { tellFailure } from '../shared/failure.ts'
import { AuthForm, SubmitButton, TextField } from '../shared/form.tsx'
import { SuccessPanel } from '../shared/success-panel.tsx'
import { text as sharedText } from '../shared/text.ts'
import { useCountdown } from '../shared/use-countdown.ts'
import { AccountTypeField } from './account-type-field.tsx'
import { text } from './text.ts'

/** The form's values. */
interface Asked {
  email: string
  role: string
}

interface Account {
  email: string
  role: PortalRole
}

/** Seconds until another code can be requested (docs/product/accounts.md, 'Mailed codes'). */
const cooldownSeconds = 30

interface SentProps {
  account: Account
  /** Seconds until another email can be requested. */
  secondsLeft: number
  onAgain: () => void
}

function Sent({ account: { email, role }, secondsLeft, onAgain }: SentProps) {
  const mustWait = secondsLeft > 0
  return (
    <AuthPage role={role} title={text.sentTitle}>
      <SuccessPanel>
        <p>{text.sentText}</p>
        <ButtonLink to={accountAddress('/reset-password', email, role)} variant="primary" fullWidth>
          {text.enterCode}
        </ButtonLink>
        <Button onClick={onAgain} disabledReason={mustWait ? text.againReason : undefined} fullWidth>
          {mustWait ? text.againIn(secondsLeft) : text.again}
        </Button>
        <ButtonLink to={signInAddress(role, email)} variant="ghost" fullWidth>
          {sharedText.backToLogin}
        </ButtonLink>
      </SuccessPanel>
    </AuthPage>
  )
}

interface AskButtonProps {
  /** The request made too soon. */
  refused: Asked | null
  secondsLeft: number
}

/** Sends the form, unless this account must wait. */
function AskButton({ refused, secondsLeft }: AskButtonProps) {
  const { email, role } = useFormikContext<Asked>().values
  const mustWait = secondsLeft > 0 && email === refused?.email && role === refused.role
  return (
    <SubmitButton disabledReason={mustWait ? text.againReason : undefined}>
      {mustWait ? text.submitIn(secondsLeft) : text.submit}
    </SubmitButton>
  )
}

/**
 * Requests a reset code; the answer never says whether the account exists (docs/product/accounts.md, 'Forgot
 * password').
 */
export function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const [ask] = useForgotPasswordMutation()
  const [asked, setAsked] = useState<Asked>({ email: query.get('email') ?? '', role: query.get('role') ?? '' })
  const [sent, setSent] = useState<Account | null>(null)
  const [refused, setRefused] = useState<Asked | null>(null)
  const [secondsLeft, cool] = useCountdown(0)

  async function submit(values: Asked) {
    const account = ForgotPasswordBody.parse(values)
    await ask({ body: account }).unwrap()
    toast.success(...text.sentToast)
    setAsked(account)
    setSent(account)
    cool(cooldownSeconds)
  }

  function tell(error: unknown, values: Asked) {
    tellFailure(text.failed, error, text.failedText)
    if (!isApiError(error) || !error.retryAfter) return
    setRefused(values)
    cool(error.retryAfter)
  }

  if (sent) return <Sent account={sent} secondsLeft={secondsLeft} onAgain={() => setSent(null)} />
  const role = roleIn(query)
  return (
    <AuthPage role={role} title={text.title} subtitle={text.subtitle}>
      <AuthForm label={text.title} schema={ForgotPasswordBody} initialValues={asked} onSubmit={submit} onFailure={tell}>
        <TextField
          name="email"
          label={sharedText.email}
          type="email"
          autoComplete="username"
          placeholder={sharedText.emailPlaceholder}
        />
        <AccountTypeField />
        <AskButton refused={refused} secondsLeft={secondsLeft} />
        <ButtonLink to={signInAddress(role)} variant="ghost" fullWidth>
          {sharedText.backToLogin}
        </ButtonLink>
      </AuthForm>
    </AuthPage>
  )
}
