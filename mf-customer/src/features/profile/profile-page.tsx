import { type Profile, useGetProfileQuery } from '@kerf/shared-contracts/client/generated/profile'
import { Card } from '@kerf/shared-ui/card'
import { type Definition, DefinitionList } from '@kerf/shared-ui/definition-list'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { PageHeader } from '@kerf/shared-ui/page-header'
import { SkeletonText } from '@kerf/shared-ui/skeleton'
import { text } from './text.ts'

function profileItems(profile: Profile): Definition[] {
  const { company, companyRole } = profile
  return [
    { label: text.name, value: profile.name },
    { label: text.email, value: profile.email },
    { label: text.phone, value: profile.phone || text.none },
    { label: text.jobTitle, value: profile.title || text.none },
    { label: text.company, value: company?.name ?? profile.companyName ?? text.noCompany },
    ...(company?.customerNumber ? [{ label: text.customerNumber, value: company.customerNumber }] : []),
    ...(companyRole ? [{ label: text.role, value: text.roles[companyRole] }] : []),
  ]
}

/** Who the customer is to us. */
export function ProfilePage() {
  const { data: profile, isError, isFetching, refetch } = useGetProfileQuery()
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <Card title={text.account}>
        {profile && <DefinitionList items={profileItems(profile)} columns={3} />}
        {!profile && isError && <ErrorState title={text.failed} onRetry={refetch} retrying={isFetching} />}
        {!profile && !isError && <SkeletonText lines={4} />}
      </Card>
    </>
  )
}
