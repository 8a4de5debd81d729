import { SupplierTokenBody } from '@kerf/shared-contracts/contracts/supplier-invitations'
import { isApiError, useProvider } from '@kerf/shared-runtime'
import { useOpenSupplierInvitationMutation } from '@kerf/shared-runtime/endpoints/supplier-invitations'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { signInAddress } from '../shared/address.ts'
import { AuthEnd } from '../shared/auth-end.tsx'
import { AuthPage } from '../shared/auth-page.tsx'
import { failureText } from '../shared/failure.ts'
import { invited, OpenedSupplierInvitation, type Outcome } from './opened-supplier-invitation.tsx'
import { text } from './text.ts'

/** Whether an invitation is unknown or has expired; the answer is the same for every invalid secret. */
function isGone(error: unknown): boolean {
  return isApiError(error) && [400, 404].includes(error.status)
}

const start = { role: invited, to: signInAddress(invited), label: text.home }

function Gone() {
  return <AuthEnd {...start} title={text.gone.title} words={text.gone.text} />
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <AuthPage role={invited} title={text.loadingTitle}>
      {children}
    </AuthPage>
  )
}

function Invitation({ token }: { token: string }) {
  const [open, { data: invitation, error }] = useOpenSupplierInvitationMutation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const provider = useProvider()
  const read = useCallback(() => void open({ body: { token } }), [open, token])
  useEffect(read, [read])

  if (outcome === 'gone' || isGone(error)) return <Gone />
  if (error) {
    return (
      <Waiting>
        <ErrorState title={text.failedTitle} text={failureText(error)} onRetry={read} retryLabel={text.retry} />
      </Waiting>
    )
  }
  if (!invitation) {
    return (
      <Waiting>
        <SkeletonText lines={5} />
      </Waiting>
    )
  }
  const { decline, exists } = text
  if (outcome === 'declined') {
    return <AuthEnd {...start} title={decline.doneTitle} words={decline.doneText(provider.name)} />
  }
  if (outcome === 'exists') {
    const { email } = invitation
    const to = signInAddress(invited, email)
    return <AuthEnd role={invited} title={exists.title} words={exists.text(email)} to={to} label={exists.action} />
  }
  return <OpenedSupplierInvitation token={token} invitation={invitation} onOutcome={setOutcome} />
}

/**
 * The page of an emailed supplier invitation. Its secret follows the `#` of the URL, which is never sent to a server, and
 * stays there: it is never put into a query.
 */
export function SupplierInvitationPage() {
  const token = useLocation().hash.slice(1)
  if (!SupplierTokenBody.safeParse({ token }).success) return <Gone />
  // Another link opened in the same tab starts fresh.
  return <Invitation key={token} token={token} />
}
