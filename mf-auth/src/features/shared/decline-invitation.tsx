import { isApiError } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useState } from 'react'
import { tellFailure } from './failure.ts'

interface DeclineInvitationProps {
  words: { action: string; title: string; confirm: string; failed: string; failedText: string }
  /** What declining means. */
  text: string
  decline: () => PromiseLike<{ error?: unknown }>
  onDeclined: () => void
  /** Called when the invitation is no longer open. */
  onGone: () => void
}

/** Asks before an invitation is declined, after which its link no longer works. */
export function DeclineInvitation({ words, text, decline, onDeclined, onGone }: DeclineInvitationProps) {
  const [isAsking, setAsking] = useState(false)
  const [isLoading, setLoading] = useState(false)

  async function confirm() {
    setLoading(true)
    const { error } = await decline()
    setLoading(false)
    setAsking(false)
    if (!error) onDeclined()
    else if (isApiError(error) && error.code === 'invitation.not_found') onGone()
    else tellFailure(words.failed, error, words.failedText)
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)} fullWidth>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title}
        confirmLabel={words.confirm}
        onConfirm={() => void confirm()}
        loading={isLoading}
        danger
      >
        {text}
      </ConfirmDialog>
    </>
  )
}
