import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Trash2 } from 'lucide-react'
import type { Deletion } from './deletion-dialog.tsx'
import { text } from './text.ts'
import { useDeletionQuestion } from './use-deletion-question.ts'

const words = text.deletion

interface DeleteAccountButtonProps {
  account: Account
  isSelf: boolean
  onAsk: (deletion: Deletion) => void
}

/** Looks up what a deletion removes, for the dialog that follows. */
export function DeleteAccountButton({ account, isSelf, onAsk }: DeleteAccountButtonProps) {
  const { ask, isAsking } = useDeletionQuestion(onAsk)
  return (
    <Button
      variant="danger"
      icon={<Trash2 size={16} aria-hidden />}
      loading={isAsking}
      disabledReason={isSelf ? words.own : undefined}
      onClick={() => ask(account)}
    >
      {words.action}
    </Button>
  )
}
