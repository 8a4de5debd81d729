export const text = {
  tryAgain: 'Please try again.',
  cancel: 'Cancel',
  close: 'Close',
  sending: 'This is being sent',
  companyRoles: { owner: 'Owner', buyer: 'Buyer', viewer: 'Viewer' },
}
