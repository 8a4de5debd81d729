import { spoken } from './spoken.ts'

/** Single words of several components. */
export const common = spoken('common', {
  shortcuts: 'Shortcuts',
  search: 'Search',
  clearSearch: 'Clear search',
  filters: 'Filters',
  exportCsv: 'Export CSV',
  loading: 'Loading',
  tryAgain: 'Try again',
  progress: 'Progress',
  files: 'Files',
  close: 'Close',
  cancel: 'Cancel',
  nothingFound: 'Nothing found',
  dropFile: 'Drop a file here, or choose it',
  dropFiles: 'Drop files here, or choose them',
  typeToConfirm: (word: string) => `Type ${word} to confirm`,
  typeFirst: (word: string) => `Type ${word} first`,
  showField: (field: string) => `Show ${field}`,
  hideField: (field: string) => `Hide ${field}`,
  passwordShown: 'Your password is shown',
  passwordHidden: 'Your password is hidden',
})
