/** The words of lists that are the same in every portal. */
export const text = {
  status: 'Status',
  sort: 'Sort by',
  allStatuses: 'All Statuses',
  sorts: {
    'date-desc': 'Date (newest first)',
    'date-asc': 'Date (oldest first)',
    status: 'Status',
    project: 'Project name',
    quantity: 'Quantity',
    amount: 'Amount',
  },
  exportCsv: {
    failed: 'Export failed',
    nothing: 'There is nothing to export',
  },
  tryAgain: 'Please try again.',
}
