import { words } from '@kerf/shared-contracts/words/words'

/** What saved lists say. */
export const text = words('api/activity/csv-text', {
  heads: {
    time: 'Time',
    person: 'Person',
    personKind: 'Kind of Person',
    action: 'Action',
    thingKind: 'Kind of Thing',
    thing: 'Thing',
    changes: 'Changes',
    address: 'Network Address',
    device: 'Device',
  },
  bytes: (count: number) => `${count} bytes`,
})
