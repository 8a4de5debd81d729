import type { SupplierInvitation } from '@kerf/shared-contracts/contracts/supplier-invitations'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDate, formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { Clock, MailWarning, RotateCw, TimerOff, X } from 'lucide-react'
import { TwoLines } from '../../shared/two-lines.tsx'
import { text } from '../text.ts'

const words = text.invitations

function State({ invitation: { isUndelivered, isExpired } }: { invitation: SupplierInvitation }) {
  if (isUndelivered) return <IconBadge tone="red" icon={MailWarning} label={words.states.undelivered} />
  if (isExpired) return <IconBadge tone="grey" icon={TimerOff} label={words.states.expired} />
  return <IconBadge tone="yellow" icon={Clock} label={words.states.waiting} />
}

export function invitationColumns(
  onResend: (invitation: SupplierInvitation) => void,
  onWithdraw: (invitation: SupplierInvitation) => void,
): DataTableColumn<SupplierInvitation>[] {
  return [
    {
      ...{ id: 'email', header: words.columns.email, width: 280, minWidth: 180, grow: true, primary: true },
      cell: ({ email, companyName }) => (
        <TwoLines strong main={email} aside={companyName ?? ''} title={isolatedList([email, companyName])} />
      ),
    },
    {
      ...{ id: 'sent', header: words.columns.sent, width: 180, minWidth: 130, sorts: byDate },
      cell: ({ sentAt, invitedBy }) => (
        <TwoLines main={formatDate(sentAt)} aside={words.invitedBy(invitedBy)} title={formatDateTime(sentAt)} />
      ),
    },
    {
      ...{ id: 'expires', header: words.columns.expires, width: 130, minWidth: 115 },
      cell: ({ expiresAt }) => <span title={formatDateTime(expiresAt)}>{formatDate(expiresAt)}</span>,
    },
    {
      ...{ id: 'state', header: words.columns.state, width: 140, minWidth: 130 },
      cell: (invitation) => <State invitation={invitation} />,
    },
    actionsColumn({
      header: words.columns.actions,
      width: 190,
      most: 2,
      actions: (invitation) => [
        {
          label: words.resend,
          name: words.resendTo(invitation.email),
          icon: <RotateCw size={16} aria-hidden />,
          onClick: () => onResend(invitation),
        },
        {
          label: words.withdraw,
          name: words.withdrawOf(invitation.email),
          icon: <X size={16} aria-hidden />,
          onClick: () => onWithdraw(invitation),
        },
      ],
    }),
  ]
}
