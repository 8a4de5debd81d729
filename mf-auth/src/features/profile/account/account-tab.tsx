import { useGetProfileQuery } from '@kerf/shared-runtime/endpoints/profile'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { useCodeInAddress } from '../../shared/use-code-in-address.ts'
import { LoadingOrFailedCard } from '../tab-states.tsx'
import { CompanyCard } from './company-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { EmailCard } from './email-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { text } from './text.ts'

interface AccountTabProps {
  /** Called with whether there is unsaved input. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** The user's details. */
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
        <LanguageCard />
        {profile.company && <CompanyCard company={profile.company} companyRole={profile.companyRole} />}
      </Stack>
    </Halves>
  )
}
