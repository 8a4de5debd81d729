export const text = {
  tryAgain: 'Please try again.',
  cancel: 'Cancel',
  close: 'Close',
  messages: 'Messages',
  lists: { status: 'Status', sort: 'Sort by', allStatuses: 'All Statuses' },
  sorts: {
    'date-desc': 'Date (newest first)',
    'date-asc': 'Date (oldest first)',
    status: 'Status',
    project: 'Project name',
    quantity: 'Quantity',
    amount: 'Amount',
  },
  files: {
    none: 'No files attached.',
    download: (name: string) => `Download ${name}`,
    failed: 'Download failed',
    failedText: 'Failed to download file',
    saving: 'A download is on its way',
  },
}
