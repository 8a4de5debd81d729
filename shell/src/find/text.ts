/** What the header says of the search. Words of the window are in dialog-text.ts, which comes with it. */
export const text = {
  title: 'Search',
  notLoaded: 'The search could not be loaded',
  tryAgain: 'Please try again.',
}
