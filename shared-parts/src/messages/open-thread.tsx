import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import type { ConversationLink } from '@kerf/shared-ui/messages/conversation-header.tsx'
import { ConversationThread, ThreadSkeleton } from '@kerf/shared-ui/messages/conversation-thread.tsx'
import { NoWriting } from '@kerf/shared-ui/messages/message-composer-style.tsx'
import type { MessageGroup } from '@kerf/shared-ui/messages/message-groups.ts'
import { MessageSquare } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { useFileDownload } from '../files/file-download.tsx'
import type { ConversationTarget } from './conversations.ts'
import { FormerMemberThread } from './former-member-thread.tsx'
import { MessageWriter } from './message-writer.tsx'
import { useOwnMessages } from './own-messages.tsx'
import { type ConversationsWords, text } from './text.ts'
import { ThreadFailure } from './thread-failure.tsx'
import { type Asked, type Subject, useSubject } from './use-subject.ts'
import { type Reader, useThread } from './use-thread.ts'

/** The header of a conversation. */
interface ThreadHead {
  /** Undefined until known. */
  title: string | undefined
  badge?: ReactNode
  /** Actions on the conversation. */
  tools?: ReactNode
  /** Who the other side is, or who can read it. */
  subtitle?: string | undefined
  /** Links to the subject. */
  links: ConversationLink[]
}

/** What a portal adds to a conversation. */
export interface ThreadOptions {
  headOf: (subject: Subject) => ThreadHead
  /** Fetches the person, request or purchase order in the address, if no conversation says more about it. */
  named?: Asked
  /** Whether it belongs to a company that the reader has left. */
  isFormerMember?: (companyId: string | null) => boolean
  /** Why the reader cannot write here; nothing where they can. */
  noWriting?: (subject: Subject) => ReactNode
  /** Shown beside an author's name. */
  authorNote?: (group: Pick<MessageGroup, 'isOurs' | 'isOwn'>) => ReactNode
}

interface OpenThreadProps {
  options: ThreadOptions
  words: Pick<ConversationsWords, 'failedText' | 'beginText'>
  /** The subject: an RFQ, an order, or nothing in particular. */
  about: ConversationTarget
  /** Undefined while there is none yet. */
  conversation: Conversation | undefined
  reader: Reader
  /** The message to find, and the search text. */
  foundId: string | undefined
  query: string
  /** Address of the list alone. */
  listAddress: string
  titleRef: Ref<HTMLHeadingElement>
}

/** One conversation, begun or not: its subject, its messages, and the composer. */
export function OpenThread(props: OpenThreadProps) {
  const { options, words, about, conversation, listAddress } = props
  const { subject, failed, notFound, ...asked } = useSubject(about, conversation, options.named)
  const { title, ...head } = options.headOf(subject)
  if (failed) {
    return <ThreadFailure list={asked} listAddress={listAddress} notFound={notFound} failedText={words.failedText} />
  }
  if (title === undefined || subject.companyId === undefined) return <ThreadSkeleton />
  if (options.isFormerMember?.(subject.companyId)) return <FormerMemberThread listAddress={listAddress} />
  return <Thread {...props} head={{ ...head, title }} subject={subject} />
}

interface ThreadProps extends OpenThreadProps {
  head: ThreadHead & { title: string }
  subject: Subject
}

function Thread({ head, subject, ...props }: ThreadProps) {
  const { options, words, about, conversation, reader, foundId, query, listAddress, titleRef } = props
  const frame = useRef<HTMLDivElement>(null)
  const { thread, firstUnreadId, onFirstUnread, onReading } = useThread(conversation, reader, foundId)
  const fileActions = useFileDownload()
  const own = useOwnMessages()

  const target: ConversationTarget = conversation ? { by: 'conversation', id: conversation.id } : about
  const noWriting = options.noWriting?.(subject)
  const beginText = noWriting ? text.thread.readOnlyBegin : (words.beginText[subject.kind] ?? words.beginText.general)
  return (
    <ConversationThread
      {...head}
      back={{ to: listAddress, label: text.thread.back }}
      titleRef={titleRef}
      frameRef={frame}
      thread={thread}
      firstUnreadId={firstUnreadId}
      onFirstUnread={onFirstUnread}
      foundId={foundId}
      query={query}
      onReading={onReading}
      authorNote={options.authorNote}
      fileActions={fileActions}
      messageActions={own.actions}
      seenUpTo={conversation?.seenUpTo}
      empty={
        <EmptyState icon={<MessageSquare size={22} />} title={text.thread.begin} text={beginText} headingLevel={3} />
      }
      texts={text.thread}
    >
      {noWriting ? (
        <NoWriting>{noWriting}</NoWriting>
      ) : (
        <MessageWriter target={target} subject={about} thread={thread} writerId={reader.id} frameRef={frame} />
      )}
      {own.dialog}
    </ConversationThread>
  )
}
