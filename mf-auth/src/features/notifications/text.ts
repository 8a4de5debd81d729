import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-auth/notifications', {
  title: 'Notifications',
  description: 'What happened in the last 90 days that concerns you.',
  choose: 'Choose which emails you get',
  list: {
    caption: 'Notifications',
    noun: 'notifications',
    search: { label: 'Search notifications', placeholder: 'Number or project' },
    noMatch: 'No notifications match',
  },
  kind: 'Kind',
  everyKind: 'All',
  states: { '': 'All', unread: 'Unread', read: 'Read' },
  sorts: { 'date-desc': 'Newest first', 'date-asc': 'Oldest first' },
  columns: { title: 'What happened', status: 'Status', topic: 'Kind', createdAt: 'When', actions: 'Actions' },
  read: 'Mark as read',
  readOf: (title: string) => `Mark as read: ${isolated(title)}`,
  readAll: 'Mark all as read',
  allRead: 'You have read everything that is shown',
  notRead: { title: 'Not marked as read', text: 'Please try again.' },
  none: 'Nothing has happened yet',
  noneText: 'News about your requests and orders appears here.',
})
