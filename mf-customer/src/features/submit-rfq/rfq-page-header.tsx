import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { text } from './text.ts'

/** The page's header while there is no RFQ yet. */
export function RfqPageHeader() {
  return <PageHeader title={text.title} description={text.description} back={{ to: '/', label: text.back }} />
}
