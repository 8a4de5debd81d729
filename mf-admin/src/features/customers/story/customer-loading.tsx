import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { CustomerFigures } from './customer-figures.tsx'
import { text } from './text.ts'

/** The skeleton of a customer's page, below its heading. */
export function CustomerLoading() {
  return (
    <Stack $gap={24}>
      <CustomerFigures customer={undefined} />
      <Card title={text.profile.title}>
        <SkeletonText lines={6} />
      </Card>
      <Card title={text.company.title}>
        <SkeletonText lines={4} />
      </Card>
    </Stack>
  )
}
