import { failureWords } from '@kerf/shared-contracts/client/failure-words'
import { useLazyPreviewUserDeletionQuery } from '@kerf/shared-contracts/client/generated/accounts'
import { useDeleteUserMutation } from '@kerf/shared-contracts/client/generated/customers'
import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import type { DeletionPreview } from '@kerf/shared-contracts/contracts/profile'
import { Button } from '@kerf/shared-ui/button'
import { ConfirmDialog } from '@kerf/shared-ui/confirm-dialog'
import { Stack } from '@kerf/shared-ui/layout'
import { fontWeight } from '@kerf/shared-ui/theme/tokens'
import { toast } from '@kerf/shared-ui/toasts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.deletion

const Consequences = styled.ul`
  padding-left: 20px;
  list-style: disc;
`

const ForGood = styled.p`
  font-weight: ${fontWeight.semibold};
`

function consequences({ email, company }: Account, { rfqs, quotes, orders, successorName }: DeletionPreview): string[] {
  const lines = [words.goes(email)]
  if (rfqs + quotes > 0) lines.push(words.withoutOrder(words.rfqs(rfqs), words.quotes(quotes)))
  if (orders > 0) lines.push(words.kept(words.orders(orders), orders))
  if (successorName && company) lines.push(words.successor(successorName, company.name))
  return lines
}

interface DeleteAccountProps {
  account: Account
  isSelf: boolean
  onDeleted: () => void
}

/** Deletes an account for good, after saying what goes, what stays, and asking for its address. */
export function DeleteAccount({ account, isSelf, onDeleted }: DeleteAccountProps) {
  const [asking, setAsking] = useState(false)
  const [lookUp, preview] = useLazyPreviewUserDeletionQuery()
  const [deleteUser, { isLoading }] = useDeleteUserMutation()
  const { id, name, email } = account

  const ask = async () => {
    const { error } = await lookUp({ id })
    if (error) return toast.error(words.previewFailed, failureWords(error, shared.tryAgain))
    setAsking(true)
  }
  const confirm = async () => {
    const { error } = await deleteUser({ id })
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    toast.success(words.done, words.doneText(name))
    onDeleted()
  }
  return (
    <>
      <Button
        variant="danger"
        icon={<Trash2 size={16} aria-hidden />}
        loading={preview.isFetching && !asking}
        disabledReason={isSelf ? words.own : undefined}
        onClick={ask}
      >
        {words.action}
      </Button>
      <ConfirmDialog
        open={asking && preview.data !== undefined}
        onOpenChange={setAsking}
        title={words.title(name)}
        confirmLabel={words.confirm}
        onConfirm={confirm}
        loading={isLoading}
        typeToConfirm={email}
        danger
      >
        {preview.data && (
          <Stack $gap={8}>
            <Consequences>
              {consequences(account, preview.data).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Consequences>
            <ForGood>{words.forGood}</ForGood>
          </Stack>
        )}
      </ConfirmDialog>
    </>
  )
}
