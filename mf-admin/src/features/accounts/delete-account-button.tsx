import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { accountDeletionApi } from '@kerf/shared-runtime/endpoints/account-deletion'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Trash2 } from 'lucide-react'
import { text as shared } from '../shared/text.ts'
import type { Deletion } from './deletion-dialog.tsx'
import { text } from './text.ts'

const words = text.deletion

interface DeleteAccountButtonProps {
  account: Account
  isSelf: boolean
  onAsk: (deletion: Deletion) => void
}

/** Looks up what a deletion removes, for the dialog that follows. */
export function DeleteAccountButton({ account, isSelf, onAsk }: DeleteAccountButtonProps) {
  const [lookUp, { isFetching }] = accountDeletionApi.useLazyPreviewUserDeletionQuery()
  const ask = async () => {
    const { data, error } = await lookUp({ id: account.id })
    if (data) onAsk({ account, preview: data })
    else toast.error(words.previewFailed, failureWords(error, shared.tryAgain))
  }
  return (
    <Button
      variant="danger"
      icon={<Trash2 size={16} aria-hidden />}
      loading={isFetching}
      disabledReason={isSelf ? words.own : undefined}
      onClick={ask}
    >
      {words.action}
    </Button>
  )
}
