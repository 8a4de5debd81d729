export const text = {
  tryAgain: 'Please try again.',
  cancel: 'Cancel',
  close: 'Close',
  messages: 'Messages',
  files: {
    none: 'No files attached.',
    download: (name: string) => `Download ${name}`,
    failed: 'Download failed',
    failedText: 'Failed to download file',
    saving: 'A download is on its way',
  },
}
