import type { DeletionPreview } from '@kerf/shared-contracts/contracts/account-deletion'
import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useDeleteUserMutation } from '@kerf/shared-runtime/endpoints/account-deletion'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { fontWeight } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.deletion

/** What the dialog needs to know about an account. */
export type DeletedAccount = Pick<Account, 'id' | 'name' | 'email' | 'role'> & { company: { name: string } | null }

/** An account to delete, with what that removes and what stays. */
export interface Deletion {
  account: DeletedAccount
  preview: DeletionPreview
}

const Consequences = styled.ul`
  padding-inline-start: 20px;
  list-style: disc;
  overflow-wrap: anywhere;
`

const ForGood = styled.p`
  font-weight: ${fontWeight.semibold};
`

function withoutOrder(rfqs: number, quotes: number): string {
  if (quotes === 0) return words.withoutOrder(words.rfqs(rfqs), rfqs)
  if (rfqs === 1 && quotes === 1) return words.withItsQuote
  return words.withQuotes(words.rfqs(rfqs), words.quotes(quotes), rfqs)
}

function ofSupplier({ requests, quotes, purchaseOrders }: NonNullable<DeletionPreview['supplier']>): string[] {
  if (requests + quotes + purchaseOrders === 0) return [words.nothingAsked]
  return [words.keptOfSupplier(requests, quotes, purchaseOrders)]
}

function consequences({ account, preview: { rfqs, quotes, orders, successorName, supplier } }: Deletion): string[] {
  const lines = [words.goes(account.email)]
  if (rfqs > 0) lines.push(withoutOrder(rfqs, quotes))
  if (rfqs + orders === 0 && account.role === 'customer') lines.push(words.nothing)
  if (orders > 0) lines.push(words.kept(words.orders(orders), orders))
  if (supplier) lines.push(...ofSupplier(supplier))
  if (successorName && account.company) lines.push(words.successor(successorName, account.company.name))
  return lines
}

interface DeletionDialogProps {
  deletion: Deletion
  onClose: () => void
  onDeleted: () => void
  /** The title of a failure. */
  failed?: string
}

/** Deletes an account for good, after saying what is deleted and what stays, and asking for its address. */
export function DeletionDialog({ deletion, onClose, onDeleted, failed = words.failed }: DeletionDialogProps) {
  const [deleteUser, { isLoading }] = useDeleteUserMutation()
  const { id, name, email } = deletion.account
  const { orders, openOrders, supplier } = deletion.preview
  const open = supplier?.openPurchaseOrders ?? 0
  const confirm = async () => {
    const { error } = await deleteUser({ id })
    if (error) return toast.error(failed, failureWords(error, shared.tryAgain))
    toast.success(words.done, words.doneText(name))
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title(name)}
      confirmLabel={words.confirm}
      onConfirm={confirm}
      loading={isLoading}
      typeToConfirm={email}
      disabledReason={open > 0 ? words.owesGoods : undefined}
      danger
    >
      <Stack $gap={8}>
        <Consequences>
          {consequences(deletion).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Consequences>
        {openOrders > 0 && <Notice tone="yellow">{words.stillOpen(openOrders, orders)}</Notice>}
        {open > 0 && <Notice tone="red">{words.openOrders(open)}</Notice>}
        <ForGood>{words.forGood}</ForGood>
      </Stack>
    </ConfirmDialog>
  )
}
