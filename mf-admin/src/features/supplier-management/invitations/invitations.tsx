import type { SupplierInvitation } from '@kerf/shared-contracts/contracts/supplier-invitations'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { sortChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling, toast } from '@kerf/shared-runtime'
import {
  useListSupplierInvitationsPagesInfiniteQuery,
  useListSupplierInvitationsQuery,
  useResendSupplierInvitationMutation,
  useWithdrawSupplierInvitationMutation,
} from '@kerf/shared-runtime/endpoints/supplier-invitations'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
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

/** How many addresses are named whose mail could not be delivered; the filter shows all of them. */
const mostNamed = 10

function Undelivered() {
  const { data } = useListSupplierInvitationsQuery({ status: 'undelivered', limit: mostNamed }, polling)
  if (!data || data.items.length === 0) return null
  const addresses = data.items.map(({ email }) => email)
  return <Notice tone="red">{words.undelivered(addresses, data.total - addresses.length)}</Notice>
}

const choices = {
  status: { label: lists.status, values: words.filters },
  sort: sortChoice('date-desc', 'date-asc'),
} as const

/** Open invitations; each can be resent or withdrawn. */
export function Invitations() {
  const filters = useListFilters(choices)
  const [withdrawing, setWithdrawing] = useState<SupplierInvitation>()
  const resend = useResend()
  return (
    <Stack>
      <Undelivered />
      <ListTable
        name="admin.supplier-invitations"
        words={words.list}
        list={pagedList(useListSupplierInvitationsPagesInfiniteQuery(filters.asked, polling))}
        filters={filters}
        columns={invitationColumns(resend, setWithdrawing)}
        rowLabel={({ email }) => email}
        empty={<EmptyState icon={<MailPlus size={22} />} title={words.none} text={words.noneText} />}
      />
      {withdrawing && <WithdrawQuestion invitation={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Stack>
  )
}
