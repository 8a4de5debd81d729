import { useGetProfileQuery } from '@kerf/shared-contracts/client/generated/profile'
import { Stack } from '@kerf/shared-ui/layout'
import { Halves } from '@kerf/shared-ui/stat-grid'
import { useCodeInAddress } from '../../shared/use-code-in-address.ts'
import { LoadingOrFailedCard } from '../tab-states.tsx'
import { CompanyCard } from './company-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { EmailCard } from './email-card.tsx'
import { text } from './text.ts'

interface AccountTabProps {
  /** Told whether something was typed that is not saved yet. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** Who the user is to us. */
export function AccountTab({ onUnsaved }: AccountTabProps) {
  const code = useCodeInAddress()
  const query = useGetProfileQuery()
  const { data: profile } = query
  if (!profile) return <LoadingOrFailedCard what={text.what} query={query} lines={6} />
  return (
    <Halves>
      <DetailsCard profile={profile} onUnsaved={onUnsaved} />
      <Stack>
        <EmailCard profile={profile} mailedCode={code} />
        {profile.company && <CompanyCard company={profile.company} companyRole={profile.companyRole} />}
      </Stack>
    </Halves>
  )
}
