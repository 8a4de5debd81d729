import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import { type Reader, useThread } from '@kerf/shared-parts/messages/conversation-thread.ts'
import type { ConversationTarget } from '@kerf/shared-parts/messages/conversations.ts'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ConversationThread, ThreadSkeleton } from '@kerf/shared-ui/messages/conversation-thread.tsx'
import { NoWriting } from '@kerf/shared-ui/messages/message-composer-style.tsx'
import { MessageSquare } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { useFileDownload } from './file-download.tsx'
import { MessageWriter } from './message-writer.tsx'
import { text } from './text.ts'
import { ThreadFailure } from './thread-failure.tsx'
import { useSubject } from './use-subject.ts'

const words = text.thread

interface OpenThreadProps {
  /** What it is about: an RFQ, an order, or a customer or supplier. */
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

/** Whether nobody is left at the other end: colleagues read on in what belongs to their company. */
function isLeft(conversation: Conversation | undefined): boolean {
  return conversation !== undefined && conversation.customer.id === null && conversation.companyId === null
}

/** One conversation, begun or not: what it is about and with whom, its messages, and where the next one is written. */
export function OpenThread(props: OpenThreadProps) {
  const { about, conversation, reader, foundId, query, listAddress, titleRef } = props
  const frame = useRef<HTMLDivElement>(null)
  const subject = useSubject(about, conversation)
  const { thread, firstUnreadId, onFirstUnread, onReading } = useThread(conversation, reader, foundId)
  const fileActions = useFileDownload()
  const { title, subtitle } = subject
  if (subject.failed) return <ThreadFailure list={subject} listAddress={listAddress} notFound={subject.notFound} />
  if (title === undefined) return <ThreadSkeleton />

  const target: ConversationTarget = conversation ? { by: 'conversation', id: conversation.id } : about
  return (
    <ConversationThread
      title={title}
      badge={conversation?.isWithSupplier && <Badge>{text.supplier}</Badge>}
      subtitle={subtitle}
      links={subject.links}
      back={{ to: listAddress, label: words.back }}
      titleRef={titleRef}
      frameRef={frame}
      thread={thread}
      firstUnreadId={firstUnreadId}
      onFirstUnread={onFirstUnread}
      foundId={foundId}
      query={query}
      onReading={onReading}
      fileActions={fileActions}
      empty={
        <EmptyState icon={<MessageSquare size={22} />} title={words.begin} text={words.beginText} headingLevel={3} />
      }
      texts={words}
    >
      {isLeft(conversation) ? (
        <NoWriting>
          <Muted>{words.deleted}</Muted>
        </NoWriting>
      ) : (
        <MessageWriter target={target} subject={about} thread={thread} writerId={reader.id} frameRef={frame} />
      )}
    </ConversationThread>
  )
}
