import type { CompanyMember } from '@kerf/shared-contracts/contracts/company-members'
import { CompanyRole } from '@kerf/shared-contracts/contracts/users'
import { toast } from '@kerf/shared-runtime'
import { useSetMemberRoleMutation } from '@kerf/shared-runtime/endpoints/company-members'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { type ChangeEvent, useState } from 'react'
import { companyRoles, removesRights, rolesByRights } from '../shared/company-roles.ts'
import { tellFailure } from '../shared/failure.ts'
import { text } from './text.ts'
import type { MakeOwnChange } from './use-own-change.ts'

const words = text.role

interface RoleSelectProps {
  member: CompanyMember
  isLastOwner: boolean
  makeOwnChange: MakeOwnChange
}

const options = rolesByRights.map((role) => ({ value: role, label: companyRoles[role].label }))

/** The old and new role, what the new one allows, and what it takes away. */
function consequences({ companyRole: from, isSelf, name }: CompanyMember, to: CompanyRole): string[] {
  const roles = [companyRoles[from].withArticle, companyRoles[to].withArticle] as const
  const lines = [
    isSelf ? words.changeSelf(...roles) : words.change(name, ...roles),
    words.allows(companyRoles[to].label, companyRoles[to].may),
  ]
  if (from === 'viewer' || !removesRights(from, to)) return lines
  // Only owners can change their own role.
  return [...lines, isSelf ? words.losesSelf : words.loses[from](name)]
}

/** The role of a member. Arrow keys change a closed select, so nothing is saved before a confirmation. */
export function RoleSelect({ member, isLastOwner, makeOwnChange }: RoleSelectProps) {
  const { id, name, companyRole, isSelf } = member
  const [setRole, { isLoading }] = useSetMemberRoleMutation()
  const [asked, setAsked] = useState<CompanyRole | null>(null)
  /** The member's role when another one was chosen. */
  const [seen, setSeen] = useState(companyRole)

  async function change(to: CompanyRole) {
    const { error } = await setRole({ id, body: { companyRole: to, basedOn: { companyRole: seen } } })
    setAsked(null)
    if (error) return tellFailure(words.failed, error, words.failedText)
    const role = companyRoles[to].withArticle
    toast.success(words.changed, isSelf ? words.youChanged(role) : words.changedText(name, role))
  }

  const confirm = (to: CompanyRole) => (isSelf ? makeOwnChange('ownership', () => change(to)) : change(to))
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    setAsked(CompanyRole.parse(target.value))
    setSeen(companyRole)
  }

  const askedRole = asked && companyRoles[asked].withArticle
  return (
    <>
      <Select
        aria-label={text.members.roleOf(name)}
        value={companyRole}
        onChange={choose}
        options={options}
        disabledReason={isLastOwner ? text.members.lastOwner : undefined}
      />
      {asked && askedRole && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={isSelf ? words.titleSelf(askedRole) : words.title(name, askedRole)}
          confirmLabel={words.confirm}
          onConfirm={() => void confirm(asked)}
          loading={isLoading}
        >
          <Stack $gap={8}>
            {consequences(member, asked).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Stack>
        </ConfirmDialog>
      )}
    </>
  )
}
