export const text = {
  title: 'Customer Management',
  manualCreation: 'Manual Creation',
  description: 'Quote incoming requests, and see orders through production, shipping and payment.',
  tabs: {
    label: 'Customer Management',
    rfqs: 'Incoming RFQs',
    'active-orders': 'Active Orders',
    'archived-orders': 'Archived Orders',
  },
}
