import { isApiError } from '@kerf/shared-runtime'
import { useDeclineSupplierInvitationMutation } from '@kerf/shared-runtime/endpoints/supplier-invitations'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useState } from 'react'
import { tellFailure } from '../shared/failure.ts'
import { text } from './text.ts'

const words = text.decline

interface DeclineSupplierProps {
  token: string
  onDeclined: () => void
  onGone: () => void
}

/** Asks before it declines: the link works no more after that. */
export function DeclineSupplier({ token, onDeclined, onGone }: DeclineSupplierProps) {
  const [decline, { isLoading }] = useDeclineSupplierInvitationMutation()
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
        onConfirm={() => void confirm()}
        loading={isLoading}
        danger
      >
        {words.text}
      </ConfirmDialog>
    </>
  )
}
