import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-customer/shared', {
  viewingOnly: (act: string) => `Your role allows viewing only. An owner or buyer of your company can ${act}.`,
  formerMember: (act: string) =>
    `This belongs to a company that you are no longer a member of. An owner or buyer there can ${act}.`,
  tryAgain: 'Please try again.',
  files: {
    uploaded: 'Uploaded',
    list: 'Attached files',
  },
})
