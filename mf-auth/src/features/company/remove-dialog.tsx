import type { CompanyMember } from '@kerf/shared-contracts/contracts/company-members'
import type { CompanyReference } from '@kerf/shared-contracts/contracts/users'
import { toast } from '@kerf/shared-runtime'
import { useRemoveMemberMutation } from '@kerf/shared-runtime/endpoints/company-members'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { tellFailure } from '../shared/failure.ts'
import { text } from './text.ts'

const words = text.removal

interface RemoveDialogProps {
  company: CompanyReference
  member: CompanyMember
  onClose: () => void
}

/** Asks before a colleague is removed from the company. */
export function RemoveDialog({ company, member: { id, name }, onClose }: RemoveDialogProps) {
  const [remove, { isLoading }] = useRemoveMemberMutation()
  async function confirm() {
    const { error } = await remove({ id })
    if (error) tellFailure(words.failed, error, words.failedText)
    else toast.success(words.done(name))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title(name)}
      confirmLabel={text.members.remove}
      onConfirm={confirm}
      loading={isLoading}
      danger
    >
      {words.text(name, company.name)}
    </ConfirmDialog>
  )
}
