import { words } from '@kerf/shared-contracts/words/words'

export const text = words('shell/shortcuts/dialog-text', {
  title: 'Keyboard shortcuts',
  description: 'They work while nothing is typed into a field.',
  everywhere: 'Everywhere',
  goTo: 'Pages',
  find: 'Search',
  findHere: 'Search, while nothing is typed',
  help: 'Show these shortcuts',
  between: 'then',
  on: 'Use single keys as shortcuts',
  onHint: 'Turn this off if you dictate, or press keys by chance. It is kept in this browser.',
  close: 'Close',
})
