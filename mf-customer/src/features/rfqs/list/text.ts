import { words } from '@kerf/shared-contracts/words/words'
import { formatCount } from '@kerf/shared-ui/words/format.ts'

export const text = words('mf-customer/rfqs/list', {
  title: 'My RFQs',
  description: 'Every request for quote you submitted, with its parts, files and quote.',
  newRfq: 'New RFQ',
  counts: { label: 'Counts', active: 'Active RFQs', completed: 'Completed', total: 'Total RFQs' },
  tabs: {
    label: 'RFQs',
    active: (count: number | undefined) =>
      count === undefined ? 'Active RFQs' : `Active RFQs (${formatCount(count)})`,
    history: (count: number | undefined) =>
      count === undefined ? 'RFQ History' : `RFQ History (${formatCount(count)})`,
  },
  list: {
    caption: 'My RFQs',
    noun: 'RFQs',
    search: { label: 'Search RFQs', placeholder: 'Project, RFQ ID or material' },
    noMatch: 'No RFQs match your filters',
  },
  columns: {
    rfqId: 'RFQ ID',
    projectName: 'Project Name',
    material: 'Material',
    quantity: 'Quantity',
    status: 'Status',
    submitted: 'Submitted',
    quote: 'Quote',
  },
  noQuote: 'No quote yet',
  none: { active: 'No active RFQs found', history: 'No history RFQs found' },
  noneText: {
    active: 'Requests waiting for review, a quote or your decision appear here.',
    history: 'Requests that were accepted, declined or withdrawn appear here.',
  },
})
