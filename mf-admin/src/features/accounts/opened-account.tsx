import { useState } from 'react'
import { AccountPanel } from './account-panel.tsx'
import { type Deletion, DeletionDialog } from './deletion-dialog.tsx'

interface OpenedAccountProps {
  accountId: string
  /** The admin who looks at it. */
  ownId: string | undefined
  onClose: () => void
}

/**
 * The account that the address names: its panel, or the question whether to delete it. The question takes the panel's
 * place, so that nothing asks for an account that is just being deleted.
 */
export function OpenedAccount({ accountId, ownId, onClose }: OpenedAccountProps) {
  const [deletion, setDeletion] = useState<Deletion>()
  if (deletion) {
    return <DeletionDialog deletion={deletion} onClose={() => setDeletion(undefined)} onDeleted={onClose} />
  }
  return <AccountPanel accountId={accountId} ownId={ownId} onClose={onClose} onDelete={setDeletion} />
}
