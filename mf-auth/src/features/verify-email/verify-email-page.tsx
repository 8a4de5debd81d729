import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { ButtonLink } from '@kerf/shared-ui/button-link'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { roleIn } from '../shared/address.ts'
import { AuthPage } from '../shared/auth-page.tsx'
import { SuccessPanel } from '../shared/success-panel.tsx'
import { useCountdown } from '../shared/use-countdown.ts'
import { text } from './text.ts'
import { VerifyForm } from './verify-form.tsx'

/** Specification 1, section 9: seconds from a verified address to sign-in. */
const redirectSeconds = 3

function Verified({ role }: { role: PortalRole }) {
  const [secondsLeft] = useCountdown(redirectSeconds)
  const navigate = useNavigate()
  const signIn = `/?role=${role}`
  useEffect(() => {
    if (secondsLeft === 0) navigate(signIn)
  }, [secondsLeft, navigate, signIn])
  return (
    <AuthPage role={role} title={text.verified}>
      <SuccessPanel>
        <p>{text.verifiedText(secondsLeft)}</p>
        <ButtonLink to={signIn} variant="primary" fullWidth>
          {text.signIn}
        </ButtonLink>
      </SuccessPanel>
    </AuthPage>
  )
}

/** Takes the six digits of the mail (specification 1, section 2, 'Verify email'). */
export function VerifyEmailPage() {
  const [query] = useSearchParams()
  const [isVerified, setVerified] = useState(false)
  const email = query.get('email')
  const role = roleIn(query)
  if (!email) return <Navigate to="/register" replace />
  if (isVerified) return <Verified role={role} />
  return (
    <AuthPage role={role} title={text.title} subtitle={text.subtitle(email)}>
      <VerifyForm email={email} role={role} code={query.get('code') ?? ''} onVerified={() => setVerified(true)} />
    </AuthPage>
  )
}
