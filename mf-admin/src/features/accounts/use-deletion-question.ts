import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { accountDeletionApi } from '@kerf/shared-runtime/endpoints/account-deletion'
import { text as shared } from '../shared/text.ts'
import type { DeletedAccount, Deletion } from './deletion-dialog.tsx'
import { text } from './text.ts'

/**
 * Looks up what deleting an account removes, and passes it on to the dialog. The caller must unmount then, or it would
 * look up an account that is being deleted.
 */
export function useDeletionQuestion(onAsk: (deletion: Deletion) => void, onFailed?: () => void) {
  const [lookUp, { isFetching }] = accountDeletionApi.useLazyPreviewUserDeletionQuery()
  const ask = async (account: DeletedAccount) => {
    const { data, error } = await lookUp({ id: account.id })
    if (data) return onAsk({ account, preview: data })
    toast.error(text.deletion.previewFailed, failureWords(error, shared.tryAgain))
    onFailed?.()
  }
  return { ask, isAsking: isFetching }
}
