import type { CompanyInvitation } from '@kerf/shared-contracts/contracts/company-members'
import { isApiError, toast } from '@kerf/shared-runtime'
import {
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from '@kerf/shared-runtime/endpoints/company-members'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useState } from 'react'
import { tellFailure } from '../shared/failure.ts'
import { useCountdown } from '../shared/use-countdown.ts'
import { text } from './text.ts'

const words = text.invitations

/** Seconds until the same invitation can be emailed again; the server enforces it too. */
const cooldownSeconds = 30

/** @returns the remaining cooldown, capped because this clock and the server's may differ */
function secondsToWait(sentAt: string): number {
  const passed = (Date.now() - Date.parse(sentAt)) / 1000
  return Math.min(Math.max(Math.ceil(cooldownSeconds - passed), 0), cooldownSeconds)
}

function ResendButton({ invitation: { id, email, sentAt } }: { invitation: CompanyInvitation }) {
  const [resend, { isLoading }] = useResendInvitationMutation()
  const [secondsLeft, cool] = useCountdown(secondsToWait(sentAt))

  async function ask() {
    const { error } = await resend({ id })
    if (isApiError(error)) {
      tellFailure(words.resendFailed, error, words.resendFailedText)
      if (error.retryAfter) cool(error.retryAfter)
      return
    }
    cool(cooldownSeconds)
    toast.success(words.resent, words.resentText(email))
  }
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={words.resendNamed(email)}
      onClick={ask}
      loading={isLoading}
      disabledReason={secondsLeft > 0 ? words.resendReason : undefined}
    >
      {secondsLeft > 0 ? words.resendIn(secondsLeft) : words.resend}
    </Button>
  )
}

/** Resends or withdraws an invitation. */
export function InvitationActions({ invitation }: { invitation: CompanyInvitation }) {
  const { id, email } = invitation
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation()
  const [isAsking, setAsking] = useState(false)

  async function confirm() {
    const { error } = await withdraw({ id })
    setAsking(false)
    if (error) tellFailure(words.withdrawFailed, error, words.withdrawFailedText)
    else toast.success(words.withdrawn)
  }
  return (
    <Cluster $gap={4}>
      <ResendButton invitation={invitation} />
      <Button size="small" variant="ghost" aria-label={words.withdrawNamed(email)} onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.withdrawTitle}
        confirmLabel={words.withdraw}
        onConfirm={confirm}
        loading={isLoading}
        danger
      >
        {words.withdrawText(email)}
      </ConfirmDialog>
    </Cluster>
  )
}
