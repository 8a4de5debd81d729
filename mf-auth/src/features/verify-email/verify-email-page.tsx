import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { emailIn, roleIn, signInAddress } from '../shared/address.ts'
import { AuthPage } from '../shared/auth-page.tsx'
import { SuccessPanel } from '../shared/success-panel.tsx'
import { useCodeInAddress } from '../shared/use-code-in-address.ts'
import { useCountdown } from '../shared/use-countdown.ts'
import { text } from './text.ts'
import { VerifyForm } from './verify-form.tsx'

/** Seconds from a verified address to sign-in (docs/product/accounts.md, 'Verify email'). */
const redirectSeconds = 3

interface VerifiedProps {
  email: string
  role: PortalRole
  note: string | undefined
}

function Verified({ email, role, note }: VerifiedProps) {
  const [secondsLeft] = useCountdown(redirectSeconds)
  const navigate = useNavigate()
  const signIn = signInAddress(role, email)
  useEffect(() => {
    if (secondsLeft === 0) void navigate(signIn, { replace: true })
  }, [secondsLeft, navigate, signIn])
  return (
    <AuthPage role={role} title={text.verified}>
      <SuccessPanel>
        <p>{note ?? text.verifiedText}</p>
        <p>
          <span aria-hidden>{text.signInSoon(secondsLeft)}</span>
          {/* The announcement does not count down, or every second would be read out. */}
          <VisuallyHidden>{text.signInSoon(redirectSeconds)}</VisuallyHidden>
        </p>
        <ButtonLink to={signIn} replace variant="primary" fullWidth>
          {text.signIn}
        </ButtonLink>
      </SuccessPanel>
    </AuthPage>
  )
}

/** Takes the six digits from the email (docs/product/accounts.md, 'Verify email'). */
export function VerifyEmailPage() {
  const [query] = useSearchParams()
  const [verified, setVerified] = useState<{ note: string | undefined } | null>(null)
  const code = useCodeInAddress()
  const email = emailIn(query)
  const role = roleIn(query)
  if (!email) return <Navigate to="/register" replace />
  if (verified) return <Verified email={email} role={role} note={verified.note} />
  return (
    <AuthPage role={role} title={text.title} subtitle={text.subtitle(email)}>
      <VerifyForm email={email} role={role} code={code} onVerified={(note) => setVerified({ note })} />
    </AuthPage>
  )
}
