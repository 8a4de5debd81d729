import { words } from '@kerf/shared-contracts/words/words'

/** What is said when the window cannot be fetched. Words of the window are in dialog-text.ts, which comes with it. */
export const text = words('shell/shortcuts', {
  notLoaded: 'The shortcuts could not be loaded',
  tryAgain: 'Please try again.',
})
