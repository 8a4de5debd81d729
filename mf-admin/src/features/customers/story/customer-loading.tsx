import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { Skeleton, SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { back } from './back.ts'
import { CustomerFigures } from './customer-figures.tsx'
import { text } from './text.ts'

/** The page of a customer before anything of them is there. */
export function CustomerLoading() {
  return (
    <div aria-busy>
      <PageHeader
        title={
          <>
            <VisuallyHidden>{text.loading}</VisuallyHidden>
            <Skeleton width="220px" height="28px" />
          </>
        }
        back={back}
        description={<Skeleton width="160px" height="16px" />}
      />
      <Stack $gap={24}>
        <CustomerFigures customer={undefined} />
        <Card title={text.profile.title}>
          <SkeletonText lines={6} />
        </Card>
        <Card title={text.company.title}>
          <SkeletonText lines={4} />
        </Card>
      </Stack>
    </div>
  )
}
