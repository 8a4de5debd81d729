import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import { type Reader, useThread } from '@kerf/shared-parts/messages/conversation-thread.ts'
import type { ConversationTarget } from '@kerf/shared-parts/messages/conversations.ts'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ConversationThread, ThreadSkeleton } from '@kerf/shared-ui/messages/conversation-thread.tsx'
import { NoWriting } from '@kerf/shared-ui/messages/message-composer-style.tsx'
import { MessageSquare } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { useIsFormerMember, useMayAct } from '../shared/use-may-act.ts'
import { ViewingOnly } from '../shared/viewing-only.tsx'
import { useFileDownload } from './file-download.tsx'
import { FormerMemberThread } from './former-member-thread.tsx'
import { MessageWriter } from './message-writer.tsx'
import { text } from './text.ts'
import { ThreadFailure } from './thread-failure.tsx'
import { type Subject, useSubject } from './use-subject.ts'

const words = text.thread

interface OpenThreadProps {
  /** What it is about: an RFQ, an order, or nothing in particular. */
  about: ConversationTarget
  /** Undefined while there is none yet. */
  conversation: Conversation | undefined
  reader: Reader
  /** The message that was looked for, and what was searched for. */
  foundId: string | undefined
  query: string
  /** Address of the list alone. */
  listAddress: string
  titleRef: Ref<HTMLHeadingElement>
}

function beginText(by: ConversationTarget['by'], mayWrite: boolean): string {
  if (!mayWrite) return words.readOnlyBegin
  return words.beginText[by === 'rfq' || by === 'order' ? by : 'general']
}

/** Who else reads on. */
function sharedWords(by: ConversationTarget['by'], companyId: string | null): string | undefined {
  if (by === 'general') return words.onlyYou
  return companyId === null ? undefined : words.shared
}

/** One conversation, begun or not: what it is about, its messages, and where the next one is written. */
export function OpenThread(props: OpenThreadProps) {
  const { about, conversation, listAddress } = props
  const subject = useSubject(about, conversation)
  const { title, links, companyId } = subject
  const isFormerMember = useIsFormerMember({ companyId: companyId ?? null })
  if (subject.failed) return <ThreadFailure list={subject} listAddress={listAddress} notFound={subject.notFound} />
  if (title === undefined || companyId === undefined) return <ThreadSkeleton />
  if (isFormerMember) return <FormerMemberThread listAddress={listAddress} />
  return <Thread {...props} title={title} links={links} companyId={companyId} />
}

interface ThreadProps extends OpenThreadProps, Pick<Subject, 'links'> {
  title: string
  companyId: string | null
}

function Thread({ title, links, companyId, ...props }: ThreadProps) {
  const { about, conversation, reader, foundId, query, listAddress, titleRef } = props
  const frame = useRef<HTMLDivElement>(null)
  const { thread, firstUnreadId, onFirstUnread, onReading } = useThread(conversation, reader, foundId)
  const fileActions = useFileDownload()
  const mayAct = useMayAct()

  const target: ConversationTarget = conversation ? { by: 'conversation', id: conversation.id } : about
  const mayWrite = about.by === 'general' || mayAct({ companyId })
  return (
    <ConversationThread
      title={title}
      subtitle={sharedWords(about.by, companyId)}
      links={links}
      back={{ to: listAddress, label: words.back }}
      titleRef={titleRef}
      frameRef={frame}
      thread={thread}
      firstUnreadId={firstUnreadId}
      onFirstUnread={onFirstUnread}
      foundId={foundId}
      query={query}
      onReading={onReading}
      authorNote={({ isOurs }) => !isOurs && <Badge>{text.provider}</Badge>}
      fileActions={fileActions}
      empty={
        <EmptyState
          icon={<MessageSquare size={22} />}
          title={words.begin}
          text={beginText(about.by, mayWrite)}
          headingLevel={3}
        />
      }
      texts={words}
    >
      {mayWrite ? (
        <MessageWriter target={target} subject={about} thread={thread} writerId={reader.id} frameRef={frame} />
      ) : (
        <NoWriting>
          <ViewingOnly rfq={{ companyId }} act={text.viewing} />
        </NoWriting>
      )}
    </ConversationThread>
  )
}
