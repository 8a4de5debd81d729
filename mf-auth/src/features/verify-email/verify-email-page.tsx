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

function Verified({ role, note }: { role: PortalRole; note: string | undefined }) {
  const [secondsLeft] = useCountdown(redirectSeconds)
  const navigate = useNavigate()
  const signIn = `/?role=${role}`
  useEffect(() => {
    if (secondsLeft === 0) navigate(signIn)
  }, [secondsLeft, navigate, signIn])
  return (
    <AuthPage role={role} title={text.verified}>
      <SuccessPanel>
        {note && <p>{note}</p>}
        <p>{note ? text.signInSoon(secondsLeft) : text.verifiedText(secondsLeft)}</p>
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
  const [verified, setVerified] = useState<{ note: string | undefined } | null>(null)
  const email = query.get('email')
  const role = roleIn(query)
  if (!email) return <Navigate to="/register" replace />
  if (verified) return <Verified role={role} note={verified.note} />
  return (
    <AuthPage role={role} title={text.title} subtitle={text.subtitle(email)}>
      <VerifyForm
        email={email}
        role={role}
        code={query.get('code') ?? ''}
        onVerified={(note) => setVerified({ note })}
      />
    </AuthPage>
  )
}
