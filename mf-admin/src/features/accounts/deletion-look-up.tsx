import { useEffect, useEffectEvent } from 'react'
import type { DeletedAccount, Deletion } from './deletion-dialog.tsx'
import { useDeletionQuestion } from './use-deletion-question.ts'

interface DeletionLookUpProps {
  account: DeletedAccount
  onAsk: (deletion: Deletion) => void
  onFailed: () => void
}

/** Renders nothing: mounted until it is known what deleting an account removes. */
export function DeletionLookUp({ account, onAsk, onFailed }: DeletionLookUpProps) {
  const { ask } = useDeletionQuestion(onAsk, onFailed)
  const begin = useEffectEvent(() => void ask(account))
  useEffect(() => begin(), [])
  return null
}
