import type { WorkQueue as Queue, WaitingItem, WaitingKind } from '@kerf/shared-contracts/contracts/dashboard'
import { RowPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import { businessToday, polling } from '@kerf/shared-runtime'
import { useGetWorkQueueQuery } from '@kerf/shared-runtime/endpoints/dashboard'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'
import { PictureRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { CircleCheck } from 'lucide-react'
import { text } from './text.ts'
import { WaitingCounts } from './waiting-counts.tsx'
import { addressOf, waitingKinds } from './waiting-kinds.ts'
import { subjectWords, urgencyWords } from './waiting-words.ts'

const words = text.queue

/** The picture of the part; of what is about none, what it is. */
function pictureOf({ kind, rfqId, picture }: WaitingItem) {
  if (rfqId !== null) return <RowPicture picture={picture} />
  return <FilePicture kind={kind === 'message' ? 'email' : 'document'} size="small" />
}

function Item({ item, today, now }: { item: WaitingItem; today: string; now: number }) {
  const { tone, icon } = waitingKinds[item.kind]
  const { number, project } = subjectWords(item)
  return (
    <PictureRow picture={pictureOf(item)}>
      <Spread>
        <TextLink to={addressOf(item)}>{[number, isolated(project)].filter(Boolean).join(' · ')}</TextLink>
        <IconBadge tone={tone} icon={icon} label={words.kinds[item.kind].one} />
      </Spread>
      <Spread>
        <Muted>{customerWords(item.user)}</Muted>
        <Muted>{urgencyWords(item, today, now)}</Muted>
      </Spread>
    </PictureRow>
  )
}

const keyOf = ({ kind, rfqId, orderId, conversationId, supplierId }: WaitingItem) =>
  `${kind} ${conversationId ?? orderId ?? supplierId ?? rfqId}`

function Waiting({ queue }: { queue: Queue }) {
  const { items } = queue
  const kinds = Object.keys(waitingKinds) as WaitingKind[] // its keys
  const total = kinds.reduce((sum, kind) => sum + queue[waitingKinds[kind].count], 0)
  const [today, now] = [businessToday(), Date.now()]
  if (total === 0) {
    return <EmptyState headingLevel={3} icon={<CircleCheck size={22} />} title={words.none} text={words.noneText} />
  }
  return (
    <Stack $gap={16}>
      <WaitingCounts queue={queue} />
      <Rows as="ol" aria-label={words.oldest}>
        {items.map((item) => (
          <Item key={keyOf(item)} item={item} today={today} now={now} />
        ))}
      </Rows>
      {total > items.length && <Muted>{words.shown(items.length, total)}</Muted>}
    </Stack>
  )
}

/** What waits for an admin, oldest first, with links to all of each kind (docs/product/admin.md, 'Work queue'). */
export function WorkQueue() {
  // Orders become late overnight without any event, so the page fetches whenever it is opened.
  const options = { ...polling, refetchOnMountOrArgChange: true }
  const { data, error, isError, isFetching, refetch } = useGetWorkQueueQuery(undefined, options)
  return (
    <Card title={words.title} description={words.description}>
      {data && <Waiting queue={data} />}
      {!data && isError && (
        <ErrorState
          title={words.failed}
          text={words.failedText}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !isError && <RowsSkeleton rows={6} />}
    </Card>
  )
}
