import { isApiError } from '@kerf/shared-runtime'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useListCompanyMembersQuery } from '@kerf/shared-runtime/endpoints/company-members'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { RowsSkeleton } from '@kerf/shared-ui/tables/list-rows.tsx'
import { ListFailure } from '@kerf/shared-ui/tables/list-states.tsx'
import { Addresses } from './addresses.tsx'
import { Invitations } from './invitations.tsx'
import { LeaveCard } from './leave-card.tsx'
import { Members } from './members.tsx'
import { NoCompany } from './no-company.tsx'
import { text } from './text.ts'
import { useOwnChange } from './use-own-change.ts'

/** The people of a customer's company: who they are, what they may do, and open invitations. */
export function CompanyPanel() {
  const { data: user, refetch } = useGetCurrentUserQuery()
  const [givesUp, makeOwnChange] = useOwnChange(refetch)
  const members = useListCompanyMembersQuery(undefined, { skip: !user?.company || givesUp === 'membership' })
  const isUnlinked = isApiError(members.error) && members.error.code === 'company.none'
  if (user && (!user.company || isUnlinked)) return <NoCompany />

  if (members.isError && !members.data) {
    const list = { retry: () => void members.refetch(), retrying: members.isFetching }
    return <ListFailure list={list} noun={text.noun} />
  }
  if (!user?.company || !members.data) {
    return (
      <Card>
        <RowsSkeleton rows={3} />
      </Card>
    )
  }
  const isOwner = user.companyRole === 'owner'
  const shown = { company: user.company, members: members.data, isOwner }
  return (
    <Stack $gap={24}>
      <Members {...shown} makeOwnChange={makeOwnChange} />
      {isOwner && <Invitations isPaused={givesUp !== null} />}
      {givesUp !== 'membership' && <Addresses mayAct={user.companyRole !== 'viewer'} />}
      <LeaveCard {...shown} makeOwnChange={makeOwnChange} />
    </Stack>
  )
}
