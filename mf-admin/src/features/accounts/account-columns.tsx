import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { truncate } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { Eye } from 'lucide-react'
import { styled } from 'styled-components'
import { AccountState } from './account-state.tsx'
import { kindWords } from './account-words.ts'
import { text } from './text.ts'

const words = text.columns

const Who = styled.span`
  display: block;
  min-width: 0;
  padding: ${space[4]} 0;
  line-height: 1.35;
`

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
`

const Name = styled.span`
  ${truncate}
  font-weight: ${fontWeight.medium};
`

const CompanyName = styled.span`
  ${truncate}
`

const Address = styled.span`
  display: block;
  ${truncate}
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.regular};
`

function NameAndAddress({ account: { name, email }, isSelf }: { account: Account; isSelf: boolean }) {
  return (
    <Who title={`${name}, ${email}`}>
      <Line>
        <Name>{name}</Name>
        {isSelf && <Badge>{text.you}</Badge>}
      </Line>
      <Address>{email}</Address>
    </Who>
  )
}

function CompanyAndRole({ account: { company, companyRole } }: { account: Account }) {
  if (!company) return text.unsaid
  return (
    <Who title={company.name}>
      <Line>
        <CompanyName>{company.name}</CompanyName>
      </Line>
      <Address>{companyRole && text.roles[companyRole]}</Address>
    </Who>
  )
}

/** @param ownId the admin who looks at the list */
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
