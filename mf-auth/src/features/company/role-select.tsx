import { useSetMemberRoleMutation } from '@kerf/shared-contracts/client/generated/company-members'
import type { CompanyMember } from '@kerf/shared-contracts/contracts/company-members'
import { CompanyRole } from '@kerf/shared-contracts/contracts/users'
import { ConfirmDialog } from '@kerf/shared-ui/confirm-dialog'
import { Select } from '@kerf/shared-ui/select'
import { toast } from '@kerf/shared-ui/toasts'
import { type ChangeEvent, useState } from 'react'
import { companyRoles, rolesByRights, takesRights } from '../shared/company-roles.ts'
import { tellFailure } from '../shared/failure.ts'
import { text } from './text.ts'

const words = text.role

interface RoleSelectProps {
  member: CompanyMember
  isLastOwner: boolean
}

const options = rolesByRights.map((role) => ({ value: role, label: companyRoles[role].label }))

function lossOf({ companyRole, isSelf, name }: CompanyMember, to: CompanyRole): string {
  const ofOwner = to === 'buyer' ? 'people' : 'all'
  const loss = companyRole === 'owner' ? ofOwner : 'acting'
  return isSelf ? words.losesSelf[loss] : words.loses[loss](name)
}

/** What a member may do. A role that gives rights is set at once; before one that takes them, it is asked. */
export function RoleSelect({ member, isLastOwner }: RoleSelectProps) {
  const { id, name, companyRole, isSelf } = member
  const [setRole, { isLoading }] = useSetMemberRoleMutation()
  const [asked, setAsked] = useState<CompanyRole | null>(null)

  async function change(to: CompanyRole) {
    const { error } = await setRole({ id, companyRoleBody: { companyRole: to } })
    setAsked(null)
    if (error) return tellFailure(words.failed, error, words.failedText)
    const role = companyRoles[to].withArticle
    toast.success(words.changed, isSelf ? words.youChanged(role) : words.changedText(name, role))
  }

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const to = CompanyRole.parse(target.value)
    if (takesRights(companyRole, to)) setAsked(to)
    else void change(to)
  }

  const busy = isLoading ? text.members.saving : undefined
  const askedRole = asked && companyRoles[asked].withArticle
  return (
    <>
      <Select
        aria-label={text.members.roleOf(name)}
        value={companyRole}
        onChange={choose}
        options={options}
        disabledReason={isLastOwner ? text.members.lastOwner : busy}
      />
      {asked && askedRole && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={isSelf ? words.titleSelf(askedRole) : words.title(name, askedRole)}
          confirmLabel={words.confirm}
          onConfirm={() => void change(asked)}
          loading={isLoading}
        >
          {lossOf(member, asked)}
        </ConfirmDialog>
      )}
    </>
  )
}
