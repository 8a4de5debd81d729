export const text = {
  preview: {
    show: 'Preview PDF',
    waiting: 'The preview is being made',
    failed: 'Failed to make the preview',
  },
  tryAgain: 'Please try again.',
  cancel: 'Cancel',
  close: 'Close',
  sending: 'This is being sent',
  companyRoles: { owner: 'Owner', buyer: 'Buyer', viewer: 'Viewer' },
  charts: {
    month: 'Month',
    rfqs: { title: 'RFQs by Month', value: 'RFQs' },
    orders: { title: 'Orders by Month', value: 'Orders' },
    revenue: { title: 'Revenue by Month', value: 'Revenue' },
  },
}
