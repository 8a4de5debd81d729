import { messageOf, polling } from '@kerf/shared-runtime'
import { useGetAccountQuery } from '@kerf/shared-runtime/endpoints/accounts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { SidePanel } from '@kerf/shared-ui/dialogs/side-panel.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { ActivityList } from '../activity/activity-list.tsx'
import { customerAddress } from '../shared/addresses.ts'
import { MailLink } from '../shared/mail-link.tsx'
import { MessagesLink } from '../shared/messages-link.tsx'
import { text as shared } from '../shared/text.ts'
import { AccountFacts } from './account-facts.tsx'
import { CompanyRoleForm } from './company-role-form.tsx'
import { DeleteAccountButton } from './delete-account-button.tsx'
import type { Deletion } from './deletion-dialog.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { text } from './text.ts'

const words = text.panel

interface AccountPanelProps {
  accountId: string
  /** The admin reading it. */
  ownId: string | undefined
  onClose: () => void
  onDelete: (deletion: Deletion) => void
}

/** One account beside the list: its facts, its actions, and its activity. */
export function AccountPanel({ accountId, ownId, onClose, onDelete }: AccountPanelProps) {
  const { data: account, error, isFetching, refetch } = useGetAccountQuery({ id: accountId }, polling)
  const failed = error !== undefined && account === undefined
  const isSelf = accountId === ownId
  return (
    <SidePanel
      open
      onOpenChange={onClose}
      width="wide"
      title={account?.name ?? words.unknown}
      description={account ? <MailLink address={account.email} /> : ''}
      footer={
        <>
          {account && <DeleteAccountButton account={account} isSelf={isSelf} onAsk={onDelete} />}
          {account?.role === 'customer' && <ButtonLink to={customerAddress(account.id)}>{words.customer}</ButtonLink>}
          {account && !account.isAdmin && <MessagesLink about="customer" id={account.id} />}
          {account && <SignOutEverywhere account={account} isSelf={isSelf} />}
          <Button onClick={onClose}>{shared.close}</Button>
        </>
      }
    >
      {account && (
        <Stack $gap={24}>
          <AccountFacts account={account} />
          {account.company && account.companyRole && (
            <CompanyRoleForm account={account} present={account.companyRole} />
          )}
          <ActivityList accountId={accountId} />
        </Stack>
      )}
      {failed && (
        <ErrorState title={words.loadFailed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
      )}
      {!account && !failed && <SkeletonText lines={10} />}
    </SidePanel>
  )
}
