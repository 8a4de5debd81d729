import { isApiError } from '@kerf/shared-runtime'
import { useDeclineInvitationMutation } from '@kerf/shared-runtime/endpoints/company-members'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useState } from 'react'
import { tellFailure } from '../shared/failure.ts'
import { text } from './text.ts'

const words = text.decline

interface DeclineButtonProps {
  token: string
  companyName: string
  onDeclined: () => void
  onGone: () => void
}

/** Asks before it declines: the link works no more after that. */
export function DeclineButton({ token, companyName, onDeclined, onGone }: DeclineButtonProps) {
  const [decline, { isLoading }] = useDeclineInvitationMutation()
  const [isAsking, setAsking] = useState(false)

  async function confirm() {
    const { error } = await decline({ body: { token } })
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
        onConfirm={confirm}
        loading={isLoading}
        danger
      >
        {words.text(companyName)}
      </ConfirmDialog>
    </>
  )
}
