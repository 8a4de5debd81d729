import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

/** Texts of lists that are the same in every portal. */
export const text = words('shared-parts/lists', {
  status: 'Status',
  sort: 'Sort by',
  allStatuses: 'All Statuses',
  sorts: {
    'date-desc': 'Date (newest first)',
    'date-asc': 'Date (oldest first)',
    status: 'Status',
    project: 'Project name',
    quantity: 'Quantity',
    amount: 'Amount',
    'needed-by': 'Needed by (soonest first)',
  },
  exportCsv: {
    failed: 'Export failed',
    nothing: 'There is nothing to export',
  },
  savedFilters: {
    menu: 'Saved filters',
    save: 'Save these filters…',
    nothingChosen: 'Choose a filter, an order or a search first',
    manage: 'Rename, share or delete…',
    loading: 'Loading your saved filters',
    failed: 'Your saved filters could not be loaded',
    none: 'You have saved no filters of this list yet',
    dialog: {
      save: 'Save these filters',
      saveText: 'You will find them under ‘Saved filters’, on every device. Only you see the name.',
      rename: 'Rename saved filters',
      name: 'Name',
      nameMissing: 'Please enter a name',
      submit: { save: 'Save', rename: 'Rename', replace: 'Replace them' },
      taken: 'You already have saved filters under this name. Replace them, or choose another name.',
      takenByOthers: 'You have saved other filters under this name. Please choose another.',
      cancel: 'Cancel',
      sending: 'Saving',
    },
    manager: {
      title: 'Saved filters',
      text: 'A link leads to this list with these filters. Anyone who can open this page can use the link; they see only what they have access to.',
      empty: 'No saved filters.',
      rename: (name: string) => `Rename ${isolated(name)}`,
      copy: (name: string) => `Copy the link to ${isolated(name)}`,
      remove: (name: string) => `Delete ${isolated(name)}`,
      close: 'Close',
    },
    question: {
      title: (name: string) => `Delete “${isolated(name)}”?`,
      text: 'The list itself stays as it is. Links that you shared still work.',
      confirm: 'Delete',
    },
    done: {
      saved: (name: string) => `Saved as “${isolated(name)}”`,
      renamed: (name: string) => `Renamed to “${isolated(name)}”`,
      removed: (name: string) => `“${isolated(name)}” was deleted`,
      goneAlready: (name: string) => `“${isolated(name)}” had been deleted already`,
      copied: 'Link copied',
    },
    wrong: {
      saved: 'The filters could not be saved',
      renamed: 'The filters could not be renamed',
      removed: 'The filters could not be deleted',
      copied: 'The link could not be copied',
      copiedText: 'Open the saved filters by their name, and copy the address of the page.',
    },
  },
  gone: 'This row is no longer in the list. It stays here until you send or discard what you typed in it.',
  tryAgain: 'Please try again.',
})
