import type { Notification } from '@kerf/shared-contracts/contracts/notifications'
import { topicLabels } from '@kerf/shared-contracts/rules/notification-topics'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { Check } from 'lucide-react'
import { text } from './text.ts'

const words = text.columns

const stateOf = (readAt: string | null) => (readAt === null ? 'unread' : 'read')

/** @param onRead marks one as read, as following its link does */
export function notificationColumns(onRead: (notification: Notification) => void): DataTableColumn<Notification>[] {
  return [
    {
      id: 'title',
      header: words.title,
      width: 480,
      grow: true,
      primary: true,
      cell: (notification) => (
        <TextLink to={notification.path} onClick={() => onRead(notification)} title={notification.title}>
          <bdi>{notification.title}</bdi>
        </TextLink>
      ),
    },
    {
      id: 'status',
      header: words.status,
      width: 110,
      cell: ({ readAt }) => <Badge tone={readAt === null ? 'blue' : 'grey'}>{text.states[stateOf(readAt)]}</Badge>,
    },
    { id: 'topic', header: words.topic, width: 190, cell: ({ topic }) => topicLabels[topic] },
    {
      id: 'createdAt',
      header: words.createdAt,
      width: 200,
      sorts: byDate,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    actionsColumn({
      header: words.actions,
      width: 150,
      most: 1,
      actions: (notification) =>
        notification.readAt === null
          ? [
              {
                label: text.read,
                name: text.readOf(notification.title),
                icon: <Check size={16} aria-hidden />,
                onClick: () => onRead(notification),
              },
            ]
          : [],
    }),
  ]
}
