import { useState } from 'react'
import { AccountPanel } from './account-panel.tsx'
import { type Deletion, DeletionDialog } from './deletion-dialog.tsx'

interface OpenedAccountProps {
  accountId: string
  /** The admin reading it. */
  ownId: string | undefined
  onClose: () => void
}

/**
 * The account in the address: its panel, or the dialog to delete it. The dialog replaces the panel, so that nothing
 * fetches an account during its deletion.
 */
export function OpenedAccount({ accountId, ownId, onClose }: OpenedAccountProps) {
  const [deletion, setDeletion] = useState<Deletion>()
  if (deletion) {
    return <DeletionDialog deletion={deletion} onClose={() => setDeletion(undefined)} onDeleted={onClose} />
  }
  return <AccountPanel accountId={accountId} ownId={ownId} onClose={onClose} onDelete={setDeletion} />
}
