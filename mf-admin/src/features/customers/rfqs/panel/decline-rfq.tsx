import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { failureWords, isStale } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useUpdateRfqStatusMutation } from '@kerf/shared-runtime/endpoints/rfqs-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { text } from '../text.ts'

const words = text.decline

/** Declines an RFQ together with its pending quote. */
export function DeclineRfq({ rfq }: { rfq: Rfq }) {
  /** The RFQ's status when the question opened. */
  const [seen, setSeen] = useState<Rfq['status']>()
  const [update, { isLoading }] = useUpdateRfqStatusMutation()
  const name = displayIdentifier(rfq)
  const decline = async () => {
    const { error } = await update({ id: rfq.id, body: { status: 'declined', basedOn: seen && { status: seen } } })
    if (isStale(error)) setSeen(undefined)
    if (error) return toast.error(text.updateFailed, failureWords(error, text.updateFailedText))
    toast.success(words.done, words.doneText(name))
    setSeen(undefined)
  }
  return (
    <>
      <Button icon={<Ban size={16} aria-hidden />} onClick={() => setSeen(rfq.status)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={seen !== undefined}
        onOpenChange={() => setSeen(undefined)}
        title={words.title(name)}
        confirmLabel={words.action}
        onConfirm={decline}
        loading={isLoading}
        danger
      >
        {words.body(rfq.user.name)} {rfq.quote?.status === 'pending' && words.bodyWithQuote}
      </ConfirmDialog>
    </>
  )
}
