import { words } from '@kerf/shared-contracts/words/words'

export const text = words('shell/bell/panel-text', {
  title: 'Notifications',
  close: 'Close notifications',
  list: 'Notifications',
  show: 'Which to show',
  views: { unread: 'Unread', all: 'All' },
  kind: 'Kind',
  everyKind: 'Every kind',
  failed: { title: 'Failed to load your notifications', text: 'Please try again.', retry: 'Retry' },
  noneUnread: { title: 'You have read everything', text: 'News about your requests and orders appears here.' },
  none: { title: 'Nothing has happened yet', text: 'News about your requests and orders appears here.' },
  more: 'Load more',
  readAll: 'Mark all as read',
  seeAll: 'See all',
  notRead: { title: 'Not marked as read', text: 'Please try again.' },
})
