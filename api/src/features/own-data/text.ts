import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'

/** Texts in the ZIP of a user's own data. */
export const text = words('api/own-data', {
  folder: 'kerf-data',
  /** The folder of files without a numbered object. */
  unnumbered: 'Other',
  readme: {
    title: (provider: string, name: string) => `${isolated(provider)}: the data of ${isolated(name)}`,
    made: (moment: string) => `Made on ${moment} (UTC).`,
    kinds: 'The files that end in .json are text. Any program that reads JSON opens them, and so does a text editor.',
    files: {
      'account.json':
        'What you told us about yourself, your company and your role in it, which emails you chose and how often, the list filters you saved, a request that you began and have not submitted (rfqDraft), your notifications of the last 90 days (told), where you signed in, what you did here (activity), and what happened to your account (history).',
      'rfqs.json': 'Your requests for quote with their parts, and our quotes with every revision.',
      'orders.json':
        'Your orders with their lines, stages, shipments, inspected characteristics and quality decisions.',
      'supplier.json':
        'Your supplier profile with its certificates, what we asked you for, every quote you sent us, and our purchase orders to you with what you reported.',
      'messages.json': 'What you wrote, and what was written to you.',
      'files/': 'The files you uploaded, in a folder for each request, quote or order.',
    },
    notHere:
      'Your password is not here: nobody can read it, and neither can we. What colleagues uploaded or wrote is theirs.',
  },
})
