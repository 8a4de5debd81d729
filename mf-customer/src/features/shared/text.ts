import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = {
  viewingOnly: (act: string) => `Your role allows viewing only. An owner or buyer of your company can ${act}.`,
  formerMember: (act: string) =>
    `This belongs to a company that you are no longer a member of. An owner or buyer there can ${act}.`,
  tryAgain: 'Please try again.',
  messages: 'Messages',
  files: {
    none: 'No files attached.',
    downloadNamed: (name: string) => `Download ${isolated(name)}`,
    uploaded: 'Uploaded',
    failed: 'Download failed',
    failedText: 'Failed to download file',
    saving: 'A download is on its way',
    list: 'Attached files',
  },
}
