export const text = {
  viewingOnly: (act: string) => `Your role allows viewing only. An owner or buyer of your company can ${act}.`,
  formerMember: (act: string) =>
    `This belongs to a company that you are no longer a member of. An owner or buyer there can ${act}.`,
  tryAgain: 'Please try again.',
  exportCsv: {
    failed: 'Export failed',
    nothing: 'There is nothing to export',
  },
  lists: {
    status: 'Status',
    sort: 'Sort by',
  },
  files: {
    uploaded: 'Uploaded',
    list: 'Attached files',
  },
  sorts: {
    'date-desc': 'Date (newest first)',
    'date-asc': 'Date (oldest first)',
    status: 'Status',
    project: 'Project name',
    quantity: 'Quantity',
    amount: 'Amount',
  },
}
