import { failureWords, isStale } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useUnlinkUserMutation } from '@kerf/shared-runtime/endpoints/customers'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useState } from 'react'
import { text as shared } from '../../shared/text.ts'
import type { CustomerRow } from './customer-columns.tsx'
import { text } from './text.ts'

const words = text.linking

interface UnlinkQuestionProps {
  customer: CustomerRow
  company: { id: string; name: string }
  onClose: () => void
}

/** Unlinks a customer from their company, after a confirmation. */
export function UnlinkQuestion({ customer: { id, name }, company: present, onClose }: UnlinkQuestionProps) {
  // A colleague may link the customer to another company meanwhile; the answer is about the one that was named.
  const [company] = useState(present)
  const [unlink, { isLoading }] = useUnlinkUserMutation()
  const confirm = async () => {
    const { error } = await unlink({ id, body: { basedOn: { companyId: company.id } } })
    if (isStale(error)) onClose()
    if (error) return toast.error(words.unlinkFailed, failureWords(error, shared.tryAgain))
    toast.success(words.unlinked, words.unlinkedText(name, company.name))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.unlinkTitle(name, company.name)}
      confirmLabel={words.unlink}
      onConfirm={confirm}
      loading={isLoading}
      danger
    >
      {words.unlinkText(name, company.name)}
    </ConfirmDialog>
  )
}
