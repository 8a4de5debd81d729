import type { UserKind } from '@kerf/shared-contracts/contracts/endpoint'
import type { Notification } from '@kerf/shared-contracts/contracts/notifications'
import { type NotificationTopic, topicLabels, topicsOf } from '@kerf/shared-contracts/rules/notification-topics'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling, toast } from '@kerf/shared-runtime'
import {
  useListNotificationsPagesInfiniteQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
} from '@kerf/shared-runtime/endpoints/notifications'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { SidePanel } from '@kerf/shared-ui/dialogs/side-panel.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { NewsList } from '@kerf/shared-ui/messages/news-list.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { text } from './panel-text.ts'

type View = keyof typeof text.views

export interface BellPanelProps {
  kind: UserKind
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The latest notifications: unread or all, of one kind or every kind. */
export function BellPanel({ kind, open, onOpenChange }: BellPanelProps) {
  const [view, setView] = useState<View>('unread')
  const [topic, setTopic] = useState<NotificationTopic>()
  const asked = { ...(view === 'unread' && { status: view }), ...(topic && { topic }), limit: 20 }
  const list = pagedList(useListNotificationsPagesInfiniteQuery(asked, { ...polling, skip: !open }))
  const { read, readAll, isReadingAll } = useReading()
  const until = list.rows[0]?.createdAt
  const isAnyUnread = list.rows.some(({ readAt }) => readAt === null)
  const close = () => onOpenChange(false)
  const footer = (
    <>
      <Button
        loading={isReadingAll}
        onClick={() => until !== undefined && void readAll(until, topic)}
        {...(!isAnyUnread && { disabledReason: text.noneUnread.title })}
      >
        {text.readAll}
      </Button>
      <ButtonLink to="/notifications" variant="primary" onClick={close}>
        {text.seeAll}
      </ButtonLink>
    </>
  )
  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title={text.title} closeLabel={text.close} footer={footer}>
      <Stack>
        <Stack $gap={8}>
          <SegmentedToggle
            label={text.show}
            value={view}
            onValueChange={setView}
            options={[
              { value: 'unread', label: text.views.unread },
              { value: 'all', label: text.views.all },
            ]}
            fullWidth
          />
          <Select
            aria-label={text.kind}
            value={topic ?? ''}
            onChange={(event) => setTopic(topicsOf(kind).find((each) => each === event.target.value))}
            options={[
              { value: '', label: text.everyKind },
              ...topicsOf(kind).map((value) => ({ value, label: topicLabels[value] })),
            ]}
          />
        </Stack>
        <Latest list={list} view={view} onOpen={close} onRead={read} />
      </Stack>
    </SidePanel>
  )
}

/** @returns marks one or all as read, and reports failures */
function useReading() {
  const [readOne] = useReadNotificationMutation()
  const [readSeen, { isLoading: isReadingAll }] = useReadAllNotificationsMutation()
  const tell = ({ error }: { error?: unknown }) => {
    if (error) toast.error(text.notRead.title, failureWords(error, text.notRead.text))
  }
  return {
    read: async (id: string) => tell(await readOne({ id })),
    readAll: async (until: string, topic: NotificationTopic | undefined) =>
      tell(await readSeen({ body: { until, ...(topic && { topic }) } })),
    isReadingAll,
  }
}

interface LatestProps {
  list: ReturnType<typeof pagedList<Notification>>
  view: View
  onOpen: () => void
  onRead: (id: string) => Promise<void>
}

function Latest({ list, view, onOpen, onRead }: LatestProps) {
  if (list.failed) {
    const { title, text: explain, retry } = text.failed
    return <ErrorState title={title} text={explain} onRetry={list.retry} retryLabel={retry} retrying={list.retrying} />
  }
  if (list.loading) {
    return (
      <div aria-busy>
        <SkeletonText lines={6} />
      </div>
    )
  }
  if (list.rows.length === 0) {
    const none = view === 'unread' ? text.noneUnread : text.none
    return <EmptyState icon={<BellRing size={22} />} title={none.title} text={none.text} />
  }
  return (
    <Stack $gap={8}>
      <NewsList
        label={text.list}
        items={list.rows.map(({ id, title, topic, path, createdAt, readAt }) => ({
          id,
          title,
          detail: `${topicLabels[topic]} · ${formatDateTime(createdAt)}`,
          to: path,
          isUnread: readAt === null,
        }))}
        onOpen={({ id, isUnread }) => {
          if (isUnread) void onRead(id)
          onOpen()
        }}
        onRead={({ id }) => void onRead(id)}
      />
      {list.loadMore && (
        <Button onClick={list.loadMore} loading={list.loadingMore} fullWidth>
          {text.more}
        </Button>
      )}
    </Stack>
  )
}
