import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-admin/quality-checks', {
  title: 'Quality Checks',
  description: 'Inspection files that customers approve before their parts are packed.',
  list: {
    caption: 'Quality Checks',
    noun: 'quality checks',
    search: { label: 'Search quality checks', placeholder: 'Project, customer, order number or material' },
    noMatch: 'No quality checks found matching your criteria',
  },
  allStates: 'All States',
  states: { pending: 'Awaiting approval', approved: 'Ready', needs_revision: 'Needs revision' },
  archived: { label: 'Orders', values: { '': 'Not archived', true: 'Archived' } },
  sorts: {
    'date-desc': 'Last change (newest first)',
    'date-asc': 'Last change (oldest first)',
    project: 'Project name',
  },
  columns: {
    order: 'Order',
    project: 'Project',
    customer: 'Customer',
    state: 'Quality Check',
    files: 'Files',
    stage: 'Order Status',
    dueDate: 'Due Date',
    changed: 'Last Change',
  },
  check: (order: string) => `Quality check of ${order}`,
  openOrder: 'Open Order',
  none: 'No quality checks yet',
  noneText: 'Orders appear here as soon as they reach the quality check.',
})
