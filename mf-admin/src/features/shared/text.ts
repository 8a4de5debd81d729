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
}
