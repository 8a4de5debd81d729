export const text = {
  tryAgain: 'Please try again.',
  cancel: 'Cancel',
  close: 'Close',
}
