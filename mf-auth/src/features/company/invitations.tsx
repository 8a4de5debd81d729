import type { CompanyInvitation } from '@kerf/shared-contracts/contracts/company-members'
import { useListInvitationsQuery } from '@kerf/shared-runtime/endpoints/company-members'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { DataTable, type DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { ListFailure } from '@kerf/shared-ui/tables/list-states.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { companyRoles } from '../shared/company-roles.ts'
import { InvitationActions } from './invitation-actions.tsx'
import { TableSection } from './table-section.tsx'
import { text } from './text.ts'
import { SecondLine, WholeText } from './whole-text.ts'

const words = text.invitations

const columns: readonly DataTableColumn<CompanyInvitation>[] = [
  {
    id: 'email',
    header: words.columns.email,
    width: 180,
    grow: true,
    primary: true,
    cell: ({ email }) => <WholeText>{email}</WholeText>,
  },
  {
    id: 'role',
    header: words.columns.role,
    width: 80,
    cell: ({ companyRole }) => companyRoles[companyRole].label,
  },
  {
    id: 'sent',
    header: words.columns.sent,
    width: 130,
    cell: ({ sentAt, invitedBy, isUndelivered }) => (
      <WholeText>
        {formatDate(sentAt)}
        <SecondLine>{words.by(invitedBy)}</SecondLine>
        {isUndelivered && (
          <>
            <Badge tone="red">{words.undelivered}</Badge>
            <SecondLine>{words.undeliveredText}</SecondLine>
          </>
        )}
      </WholeText>
    ),
  },
  {
    id: 'expires',
    header: words.columns.expires,
    width: 120,
    cell: ({ isExpired, expiresAt }) => (isExpired ? <Badge tone="red">{words.expired}</Badge> : formatDate(expiresAt)),
  },
  {
    id: 'actions',
    header: words.columns.actions,
    hideHeader: true,
    width: 220,
    cell: (invitation) => <InvitationActions invitation={invitation} />,
  },
]

/** Open invitations. @param isPaused while they must not be fetched */
export function Invitations({ isPaused }: { isPaused: boolean }) {
  const { data, isError, isFetching, refetch } = useListInvitationsQuery(undefined, { skip: isPaused })
  return (
    <TableSection title={words.title}>
      {isError && !data ? (
        <ListFailure list={{ retry: () => void refetch(), retrying: isFetching }} noun={words.noun} />
      ) : (
        <DataTable
          caption={words.title}
          columns={columns}
          rows={data ?? []}
          rowId={({ id }) => id}
          rowLabel={({ email }) => email}
          loading={!data}
          skeletonRows={1}
          empty={<EmptyState headingLevel={3} title={words.empty} text={words.emptyText} />}
        />
      )}
    </TableSection>
  )
}
