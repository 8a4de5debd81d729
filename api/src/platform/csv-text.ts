import { words } from '@kerf/shared-contracts/words/words'

/** What cells of a CSV say, and how its file is called. */
export const text = words('api/platform/csv-text', {
  yes: 'Yes',
  no: 'No',
  /** Names of files. */
  files: {
    companies: (day: string) => `kerf-companies-${day}.csv`,
    activity: (day: string) => `kerf-activity-${day}.csv`,
    orders: (day: string) => `kerf-orders-${day}.csv`,
    quotes: (day: string) => `kerf-quotes-${day}.csv`,
    messages: (day: string) => `kerf-messages-${day}.csv`,
    rfqs: (day: string) => `kerf-rfqs-${day}.csv`,
  },
})
