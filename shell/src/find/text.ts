import { words } from '@kerf/shared-contracts/words/words'

/** What the header says of the search. Words of the window are in dialog-text.ts, which comes with it. */
export const text = words('shell/find', {
  title: 'Search',
  notLoaded: 'The search could not be loaded',
  tryAgain: 'Please try again.',
})
