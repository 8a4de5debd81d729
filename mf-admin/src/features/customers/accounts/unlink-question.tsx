import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useUnlinkUserMutation } from '@kerf/shared-runtime/endpoints/customers'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { text as shared } from '../../shared/text.ts'
import type { CustomerRow } from './customer-columns.tsx'
import { text } from './text.ts'

const words = text.linking

interface UnlinkQuestionProps {
  customer: CustomerRow
  company: { name: string }
  onClose: () => void
}

/** Unlinks a customer from their company, after a confirmation. */
export function UnlinkQuestion({ customer: { id, name }, company, onClose }: UnlinkQuestionProps) {
  const [unlink, { isLoading }] = useUnlinkUserMutation()
  const confirm = async () => {
    const { error } = await unlink({ id })
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
