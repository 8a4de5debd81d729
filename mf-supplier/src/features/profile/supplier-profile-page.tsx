import { messageOf, polling } from '@kerf/shared-runtime'
import { useGetSupplierProfileQuery } from '@kerf/shared-runtime/endpoints/suppliers-supplier'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { ProfileEditor } from './profile-editor.tsx'
import { text } from './text.ts'

function Verified({ isVerified }: { isVerified: boolean }) {
  if (isVerified) return <IconBadge tone="green" icon={CircleCheck} label={text.verified} />
  return <IconBadge tone="grey" icon={CircleDashed} label={text.unverified} />
}

function LoadingProfile() {
  return (
    <Stack $gap={16} aria-busy>
      <Card title={text.groups.contact} description={text.groups.contactText}>
        <SkeletonText lines={8} />
      </Card>
      <Card title={text.groups.work} description={text.groups.workText}>
        <SkeletonText lines={8} />
      </Card>
    </Stack>
  )
}

/** `/supplier/profile`: the supplier's profile, what it lacks, and the certificates. */
export function SupplierProfilePage() {
  const { data: profile, error, isFetching, refetch } = useGetSupplierProfileQuery(undefined, polling)
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        badge={profile && <Verified isVerified={profile.isVerified} />}
      />
      {profile && <ProfileEditor profile={profile} />}
      {!profile && error && (
        <ErrorState title={text.failed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
      )}
      {!profile && !error && <LoadingProfile />}
    </>
  )
}
