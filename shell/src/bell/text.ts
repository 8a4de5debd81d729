import { words } from '@kerf/shared-contracts/words/words'

/** What the header says of notifications. Words of the panel are in panel-text.ts, which comes with it. */
export const text = words('shell/bell', {
  title: 'Notifications',
  unread: (count: number) => (count > 99 ? 'Notifications, more than 99 unread' : `Notifications, ${count} unread`),
  notLoaded: 'The notifications could not be loaded',
  tryAgain: 'Please try again.',
})
