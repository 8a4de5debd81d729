import { messageOf, toast } from '@kerf/shared-runtime'
import { useDiscardRfqDraftMutation } from '@kerf/shared-runtime/endpoints/rfq-drafts'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useState } from 'react'
import { text } from '../text.ts'
import type { EndedDraft } from './draft-saving.ts'
import { otherDraftIn, type Saving } from './use-draft-saving.ts'

/**
 * Asks before the draft is discarded. One that was saved elsewhere since stays: its writer chooses.
 * @param onDiscarded called once it is gone, here and on the server
 */
export function useDiscard(saving: Saving, onDiscarded: () => void) {
  const [isAsking, setAsking] = useState(false)
  const [discard, { isLoading }] = useDiscardRfqDraftMutation()
  const words = text.draft
  const discardSeen = (revision: string | null) => discard({ basedOn: JSON.stringify({ revision }) })
  /** The draft as it was saved last, also where the answer to that save was lost. */
  const discardOwn = async ({ revision, unconfirmed }: EndedDraft) => {
    const answer = await discardSeen(revision)
    const isOwn = unconfirmed !== undefined && otherDraftIn(answer.error)?.revision === unconfirmed
    return isOwn ? await discardSeen(unconfirmed) : answer
  }
  const confirm = async () => {
    const { error } = await discardOwn(await saving.finish())
    if (!error) return onDiscarded()
    const other = otherDraftIn(error)
    if (other) saving.giveWay(other)
    saving.resume()
    setAsking(false)
    if (!other) toast.error(words.discardFailed, messageOf(error, text.failedText))
  }
  const question = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setAsking}
      title={words.discardTitle}
      confirmLabel={words.discardConfirm}
      onConfirm={() => void confirm()}
      loading={isLoading}
      danger
    >
      {words.discardText}
    </ConfirmDialog>
  )
  return { ask: () => setAsking(true), question }
}
