import { words } from '@kerf/shared-contracts/words/words'

/** What cells of a CSV say. */
export const text = words('api/platform/csv-text', {
  yes: 'Yes',
  no: 'No',
})
