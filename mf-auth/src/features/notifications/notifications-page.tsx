import type { UserKind } from '@kerf/shared-contracts/contracts/endpoint'
import { type NotificationTopic, topicLabels, topicsOf } from '@kerf/shared-contracts/rules/notification-topics'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling, toast } from '@kerf/shared-runtime'
import {
  useListNotificationsPagesInfiniteQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
} from '@kerf/shared-runtime/endpoints/notifications'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { BellRing } from 'lucide-react'
import { useMemo } from 'react'
import { useSignedInUser } from '../shared/use-signed-in-user.ts'
import { notificationColumns } from './columns.tsx'
import { text } from './text.ts'

function choicesFor(kind: UserKind) {
  const offered = topicsOf(kind).map((topic) => [topic, topicLabels[topic]])
  // Each key is a topic.
  const topics = Object.fromEntries(offered) as Record<NotificationTopic, string>
  return {
    status: { label: lists.status, values: text.states },
    topic: { label: text.kind, values: { '': text.everyKind, ...topics } },
    sort: { label: lists.sort, values: text.sorts },
  } as const
}

/** Everything that happened and concerns the user. */
export function NotificationsPage() {
  const user = useSignedInUser()
  const choices = useMemo(() => choicesFor(user?.role ?? 'customer'), [user?.role])
  const filters = useListFilters(choices)
  const list = pagedList(useListNotificationsPagesInfiniteQuery(filters.asked, polling))
  const [readOne] = useReadNotificationMutation()
  const [readSeen, { isLoading: isReadingAll }] = useReadAllNotificationsMutation()
  const columns = useMemo(
    () => notificationColumns(async ({ id, readAt }) => readAt === null && tellFailed(await readOne({ id }))),
    [readOne],
  )
  const { topic } = filters.asked
  const latest =
    list.rows
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .at(-1) ?? ''
  const isAnyUnread = list.rows.some(({ readAt }) => readAt === null)
  const readAll = async () => tellFailed(await readSeen({ body: { until: latest, ...(topic && { topic }) } }))
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <ButtonLink to="/profile?tab=notifications" variant="secondary">
              {text.choose}
            </ButtonLink>
            <Button
              onClick={() => void readAll()}
              loading={isReadingAll}
              {...(!isAnyUnread && { disabledReason: text.allRead })}
            >
              {text.readAll}
            </Button>
          </>
        }
      />
      <ListTable
        name="notifications"
        words={text.list}
        list={list}
        filters={filters}
        columns={columns}
        rowLabel={({ title }) => title}
        empty={<EmptyState icon={<BellRing size={22} />} title={text.none} text={text.noneText} />}
      />
    </>
  )
}

function tellFailed({ error }: { error?: unknown }): void {
  if (error) toast.error(text.notRead.title, failureWords(error, text.notRead.text))
}
