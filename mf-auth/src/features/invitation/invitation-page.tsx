import { InvitationTokenBody } from '@kerf/shared-contracts/contracts/company-members'
import { isApiError } from '@kerf/shared-runtime'
import { useOpenInvitationMutation } from '@kerf/shared-runtime/endpoints/company-members'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AuthEnd } from '../shared/auth-end.tsx'
import { failureText } from '../shared/failure.ts'
import { InvitationFrame } from './invitation-frame.tsx'
import { OpenedInvitation } from './opened-invitation.tsx'
import { text } from './text.ts'

/** Whether an invitation is unknown or closed; the answer is the same for every invalid secret. */
function isGone(error: unknown): boolean {
  return isApiError(error) && [400, 404].includes(error.status)
}

const start = { role: 'customer', to: '/', label: text.home } as const

function Gone() {
  return <AuthEnd {...start} title={text.gone.title} words={text.gone.text} />
}

function Invitation({ token }: { token: string }) {
  const [open, { data: invitation, error }] = useOpenInvitationMutation()
  const [outcome, setOutcome] = useState<'declined' | 'gone' | null>(null)
  const read = useCallback(() => void open({ body: { token } }), [open, token])
  useEffect(read, [read])

  if (outcome === 'gone' || isGone(error)) return <Gone />
  if (error) {
    return (
      <InvitationFrame title={text.loadingTitle}>
        <ErrorState title={text.failedTitle} text={failureText(error)} onRetry={read} retryLabel={text.retry} />
      </InvitationFrame>
    )
  }
  if (!invitation) {
    return (
      <InvitationFrame title={text.loadingTitle}>
        <SkeletonText lines={5} />
      </InvitationFrame>
    )
  }
  const { companyName, inviterName } = invitation
  if (outcome === 'declined') {
    return <AuthEnd {...start} title={text.decline.doneTitle} words={text.decline.doneText(inviterName, companyName)} />
  }
  return (
    <OpenedInvitation
      token={token}
      invitation={invitation}
      onDeclined={() => setOutcome('declined')}
      onGone={() => setOutcome('gone')}
    />
  )
}

/**
 * The page of an emailed invitation. Its secret follows the `#` of the URL, which is never sent to a server, and stays
 * there: it is never put into a query.
 */
export function InvitationPage() {
  const token = useLocation().hash.slice(1)
  if (!InvitationTokenBody.safeParse({ token }).success) return <Gone />
  // Another link opened in the same tab starts fresh.
  return <Invitation key={token} token={token} />
}
