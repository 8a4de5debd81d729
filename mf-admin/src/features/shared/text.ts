export const text = {
  tryAgain: 'Please try again.',
  cancel: 'Cancel',
  close: 'Close',
  lists: { status: 'Status', sort: 'Sort by', allStatuses: 'All Statuses' },
  sorts: {
    'date-desc': 'Date (newest first)',
    'date-asc': 'Date (oldest first)',
    status: 'Status',
    project: 'Project name',
    quantity: 'Quantity',
    amount: 'Amount',
  },
}
