import { words } from '@kerf/shared-contracts/words/words'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-supplier/shared', {
  seal: 'Seal of the request',
  close: 'Close',
  tryAgain: 'Please try again.',
  missing: 'Not found',
  missingText: 'It may have been removed, or it was sent to another supplier.',
  loadFailed: 'It could not be loaded',
  none: '–',
  files: {
    wrong: 'This file cannot be sent',
    drop: 'Drop a file here, or choose it',
    limit: 'At most 10 MB each',
    chosen: 'Chosen files',
    tooMany: (most: number) => `At most ${most} files can be sent at once`,
    leftOut: (names: readonly string[]) => `Not added: ${isolatedList(names)}. Send them afterwards.`,
  },
})
