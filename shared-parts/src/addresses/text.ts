import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('shared-parts/addresses', {
  fields: {
    name: 'Recipient',
    nameHint: 'Company, department or person',
    address: 'Street and Number',
    city: 'City',
    state: 'State or Region',
    postalCode: 'Postal Code',
    country: 'Country',
  },
  list: {
    change: 'Edit',
    remove: 'Remove',
    changeNamed: (address: string) => `Edit ${isolated(address)}`,
    removeNamed: (address: string) => `Remove ${isolated(address)}`,
    own: 'The address of the company itself',
    noun: 'addresses',
    empty: 'No addresses yet',
    emptyText: 'An address that is entered with a request is kept here, to be chosen for the next one.',
  },
  dialog: {
    close: 'Close',
  },
  form: {
    title: 'Edit Address',
    text: 'Requests and orders that name it keep it as it was.',
    submit: 'Save Address',
    done: 'Address changed',
    failed: 'Address not changed',
    failedText: 'It is as it was. Please try again.',
  },
  question: {
    title: 'Remove this address?',
    text: 'Requests can no longer choose it. Those that name it already keep it. This cannot be undone.',
    confirm: 'Remove Address',
    done: 'Address removed',
    gone: 'Somebody else had removed it already.',
    failed: 'Address not removed',
    failedText: 'It is still kept. Please try again.',
  },
} as const)
