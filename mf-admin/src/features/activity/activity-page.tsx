import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { ActivityTable } from './activity-table.tsx'
import { text } from './text.ts'

/** The audit log of everybody. */
export function ActivityPage() {
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <ActivityTable name="admin.activity" />
    </>
  )
}
