import type { SupplierInvitation } from '@kerf/shared-contracts/contracts/supplier-invitations'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { polling, toast } from '@kerf/shared-runtime'
import {
  useListSupplierInvitationsQuery,
  useResendSupplierInvitationMutation,
  useWithdrawSupplierInvitationMutation,
} from '@kerf/shared-runtime/endpoints/supplier-invitations'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { DataTable } from '@kerf/shared-ui/tables/data-table.tsx'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'
import { invitationColumns } from './invitation-columns.tsx'

const words = text.invitations

function WithdrawQuestion({ invitation, onClose }: { invitation: SupplierInvitation; onClose: () => void }) {
  const [withdraw, { isLoading }] = useWithdrawSupplierInvitationMutation()
  const confirm = async () => {
    const { error } = await withdraw({ id: invitation.id })
    if (error) return toast.error(words.withdrawFailed, failureWords(error, shared.tryAgain))
    toast.success(words.withdrawn, invitation.email)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.withdrawTitle(invitation.email)}
      confirmLabel={words.withdraw}
      onConfirm={confirm}
      loading={isLoading}
      danger
    >
      {words.withdrawBody}
    </ConfirmDialog>
  )
}

function useResend() {
  const [resend] = useResendSupplierInvitationMutation()
  return async ({ id, email }: SupplierInvitation) => {
    const { error } = await resend({ id })
    if (error) return toast.error(words.resendFailed, failureWords(error, shared.tryAgain))
    toast.success(words.resent, words.resentText(email))
  }
}

/** Open invitations; each can be resent or withdrawn. */
export function Invitations() {
  const { data, error, isFetching, refetch } = useListSupplierInvitationsQuery(undefined, polling)
  const [withdrawing, setWithdrawing] = useState<SupplierInvitation>()
  const resend = useResend()
  if (error && !data) {
    return <ErrorState title={words.loadFailed} text={words.loadFailedText} onRetry={refetch} retrying={isFetching} />
  }
  const undelivered = (data ?? []).filter(({ isUndelivered }) => isUndelivered).map(({ email }) => email)
  return (
    <Stack>
      {undelivered.length > 0 && <Notice tone="red">{words.undelivered(undelivered.join(', '))}</Notice>}
      <DataTable
        caption={words.caption}
        columns={invitationColumns(resend, setWithdrawing)}
        rows={data ?? []}
        rowId={({ id }) => id}
        rowLabel={({ email }) => email}
        loading={data === undefined}
        empty={<EmptyState icon={<MailPlus size={22} />} title={words.none} text={words.noneText} />}
      />
      {withdrawing && <WithdrawQuestion invitation={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Stack>
  )
}
