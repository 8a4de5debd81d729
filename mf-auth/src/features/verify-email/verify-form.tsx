import { type PortalRole, VerifyEmailBody } from '@kerf/shared-contracts/contracts/auth'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useResendVerificationMutation, useVerifyEmailMutation } from '@kerf/shared-runtime/endpoints/auth'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { useState } from 'react'
import { CodeField } from '../shared/code-field.tsx'
import { tellFailure } from '../shared/failure.ts'
import { AuthForm, SubmitButton } from '../shared/form.tsx'
import { useCountdown } from '../shared/use-countdown.ts'
import { text } from './text.ts'

interface VerifyFormProps {
  email: string
  role: PortalRole
  /** The initial value, from the URL. */
  code: string
  /** @param note anything to say besides that the address is verified */
  onVerified: (note: string | undefined) => void
}

/** Seconds until another code can be requested (docs/product/accounts.md, 'Mailed codes'). */
const cooldownSeconds = 30

const schema = VerifyEmailBody.pick({ verificationCode: true })

function ResendButton({ email, role }: Pick<VerifyFormProps, 'email' | 'role'>) {
  const [resend, { isLoading }] = useResendVerificationMutation()
  const [secondsLeft, cool] = useCountdown(0)
  const [undelivered, setUndelivered] = useState(false)

  async function ask() {
    try {
      const { undelivered } = await resend({ body: { email, role } }).unwrap()
      setUndelivered(undelivered === true)
      // About an email that may still arrive: the last one did not.
      if (!undelivered) toast.success(...text.sentToast)
      cool(cooldownSeconds)
    } catch (error) {
      if (isApiError(error) && error.status === 404) toast.error(...text.emailNotFound)
      else tellFailure(text.resendFailed[0], error, text.resendFailed[1])
      if (isApiError(error) && error.retryAfter) cool(error.retryAfter)
    }
  }
  return (
    <>
      {undelivered && (
        <Notice tone="yellow">
          {text.undelivered} {text.undeliveredText(email)}
        </Notice>
      )}
      <Button
        onClick={ask}
        loading={isLoading}
        disabledReason={secondsLeft > 0 ? text.resendReason : undefined}
        fullWidth
      >
        {secondsLeft > 0 ? text.resendIn(secondsLeft) : text.resend}
      </Button>
    </>
  )
}

export function VerifyForm({ email, role, code, onVerified }: VerifyFormProps) {
  const [verify] = useVerifyEmailMutation()

  async function submit({ verificationCode }: { verificationCode: string }) {
    const { message } = await verify({ body: { email, role, verificationCode } }).unwrap()
    const note = message === text.verifiedToast ? undefined : message
    toast.success(text.verifiedToast, note)
    onVerified(note)
  }
  return (
    <AuthForm
      label={text.title}
      schema={schema}
      initialValues={{ verificationCode: code }}
      onSubmit={submit}
      onFailure={(error) => tellFailure(text.failed, error)}
      fieldOfCode={{ 'auth.code_invalid': 'verificationCode' }}
    >
      <CodeField name="verificationCode" label={text.code} />
      <SubmitButton>{text.submit}</SubmitButton>
      <ResendButton email={email} role={role} />
      <ButtonLink to="/register" variant="ghost" fullWidth>
        {text.back}
      </ButtonLink>
    </AuthForm>
  )
}
