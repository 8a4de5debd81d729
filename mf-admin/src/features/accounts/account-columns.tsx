import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDate, formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { Eye } from 'lucide-react'
import { TwoLines } from '../shared/two-lines.tsx'
import { AccountState } from './account-state.tsx'
import { kindWords } from './account-words.ts'
import { text } from './text.ts'

const words = text.columns

function NameAndAddress({ account: { name, email }, isSelf }: { account: Account; isSelf: boolean }) {
  return (
    <TwoLines
      strong
      main={name}
      badge={isSelf && <Badge>{text.you}</Badge>}
      aside={email}
      title={isolatedList([name, email])}
    />
  )
}

function CompanyAndRole({ account: { company, companyRole } }: { account: Account }) {
  if (!company) return text.unsaid
  return <TwoLines main={company.name} aside={companyRole && text.roles[companyRole]} title={company.name} />
}

/** @param ownId the admin reading the list */
export function accountColumns(
  ownId: string | undefined,
  onView: (accountId: string) => void,
): DataTableColumn<Account>[] {
  return [
    {
      id: 'name',
      header: words.name,
      width: 190,
      grow: true,
      primary: true,
      sorts: { ascending: 'name' },
      cell: (account) => <NameAndAddress account={account} isSelf={account.id === ownId} />,
    },
    { id: 'kind', header: words.kind, width: 95, cell: kindWords },
    {
      id: 'company',
      header: words.company,
      width: 210,
      minWidth: 140,
      cell: (account) => <CompanyAndRole account={account} />,
    },
    { id: 'state', header: words.state, width: 205, cell: (account) => <AccountState account={account} /> },
    {
      id: 'lastSignIn',
      header: words.lastSignIn,
      width: 125,
      minWidth: 118,
      cell: ({ lastSignInAt }) => (
        <span title={formatDateTime(lastSignInAt)}>{formatDate(lastSignInAt, text.never)}</span>
      ),
    },
    { id: 'devices', header: words.devices, width: 85, align: 'end', cell: (account) => account.signedInDevices },
    {
      id: 'created',
      header: words.created,
      width: 125,
      sorts: byDate,
      cell: (account) => formatDate(account.createdAt),
    },
    actionsColumn({
      header: words.actions,
      width: 90,
      most: 1,
      actions: ({ id, name }) => [
        {
          label: text.view,
          name: text.viewNamed(name),
          icon: <Eye size={16} aria-hidden />,
          onClick: () => onView(id),
        },
      ],
    }),
  ]
}
