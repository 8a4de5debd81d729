import type { CompanyMember } from '@kerf/shared-contracts/contracts/company-members'
import type { CompanyReference } from '@kerf/shared-contracts/contracts/users'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { DataTable, type DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { companyRoles } from '../shared/company-roles.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { isLastOwner } from './last-owner.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleSelect } from './role-select.tsx'
import { TableSection } from './table-section.tsx'
import { text } from './text.ts'
import type { MakeOwnChange } from './use-own-change.ts'
import { SecondLine, WholeText } from './whole-text.ts'

const words = text.members

interface MembersProps {
  company: CompanyReference
  members: readonly CompanyMember[]
  /** Whether the reader is an owner, who manages the others. */
  isOwner: boolean
  makeOwnChange: MakeOwnChange
}

const who: readonly DataTableColumn<CompanyMember>[] = [
  {
    id: 'name',
    header: words.columns.name,
    width: 160,
    grow: true,
    primary: true,
    cell: ({ name, title, isSelf }) => (
      <WholeText>
        <Cluster $gap={8}>
          {name}
          {isSelf && <Badge tone="teal">{words.you}</Badge>}
        </Cluster>
        {title && <SecondLine>{title}</SecondLine>}
      </WholeText>
    ),
  },
  {
    id: 'email',
    header: words.columns.email,
    width: 200,
    grow: true,
    cell: ({ email }) => <WholeText>{email}</WholeText>,
  },
]

const joined: DataTableColumn<CompanyMember> = {
  id: 'joined',
  header: words.columns.joined,
  width: 120,
  cell: ({ joinedAt }) => formatDate(joinedAt),
}

/** What members see of each other. */
const readOnly: readonly DataTableColumn<CompanyMember>[] = [
  ...who,
  {
    id: 'role',
    header: words.columns.role,
    width: 120,
    cell: ({ companyRole }) => companyRoles[companyRole].label,
  },
  joined,
]

function ownersColumns(
  members: readonly CompanyMember[],
  onRemove: (member: CompanyMember) => void,
  makeOwnChange: MakeOwnChange,
): DataTableColumn<CompanyMember>[] {
  return [
    ...who,
    {
      id: 'role',
      header: words.columns.role,
      width: 130,
      cell: (member) => (
        <RoleSelect member={member} isLastOwner={isLastOwner(member, members)} makeOwnChange={makeOwnChange} />
      ),
    },
    joined,
    {
      id: 'actions',
      header: words.columns.actions,
      hideHeader: true,
      width: 100,
      // Leaving the company is below the table.
      cell: (member) =>
        !member.isSelf && (
          <Button
            size="small"
            variant="ghost"
            aria-label={words.removeNamed(member.name)}
            onClick={() => onRemove(member)}
          >
            {words.remove}
          </Button>
        ),
    },
  ]
}

/** The members, visible to all and managed by owners. */
export function Members({ company, members, isOwner, makeOwnChange }: MembersProps) {
  const [isInviting, setInviting] = useState(false)
  const [removed, setRemoved] = useState<CompanyMember | null>(null)
  const columns = isOwner ? ownersColumns(members, setRemoved, makeOwnChange) : readOnly
  const owners = members.filter(({ companyRole }) => companyRole === 'owner').map(({ name }) => name)
  const own = members.find(({ isSelf }) => isSelf)
  const invite = (
    <Button variant="primary" icon={<UserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
      {words.invite}
    </Button>
  )
  return (
    <TableSection
      title={isolatedList([company.name, company.customerNumber], ' · ')}
      description={[
        own && words.description(companyRoles[own.companyRole].withArticle),
        !isOwner && owners.length > 0 && words.owners(owners),
      ]
        .filter(Boolean)
        .join(' ')}
      action={isOwner && invite}
    >
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={members}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
      />
      {isInviting && <InviteDialog company={company} onClose={() => setInviting(false)} />}
      {removed && <RemoveDialog company={company} member={removed} onClose={() => setRemoved(null)} />}
    </TableSection>
  )
}
