import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../feedback/skeleton.tsx'
import type { FileLink } from '../files/file-links.tsx'
import { ListFailure } from '../tables/list-states.tsx'
import { space } from '../theme/tokens.ts'
import { ConversationHeader, type ConversationLink } from './conversation-header.tsx'
import { PaneMiddle } from './conversation-layout.tsx'
import type { MessageGroup, ThreadMessage } from './message-groups.ts'
import { MessageThread } from './message-thread.tsx'

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Waiting = styled.div`
  display: grid;
  flex: 1;
  align-content: end;
  gap: ${space[16]};
  padding: ${space[16]};
`

/** The messages of a conversation loaded so far. */
interface LoadedMessages {
  /** Oldest first. */
  messages: readonly ThreadMessage[]
  loading: boolean
  failed: boolean
  retrying: boolean
  retry: () => void
  loadingMore: boolean
  /** Set while there are earlier ones. */
  loadMore: (() => void) | undefined
}

interface ConversationThreadProps {
  /** What it is about. */
  title: string
  badge?: ReactNode
  tools?: ReactNode
  subtitle?: string | undefined
  links: readonly ConversationLink[]
  back: { to: string; label: string }
  titleRef?: Ref<HTMLHeadingElement>
  /** The element that accepts dropped files. */
  frameRef?: Ref<HTMLDivElement>
  thread: LoadedMessages
  firstUnreadId: string | undefined
  /** See MessageThread. */
  onFirstUnread?: (() => void) | undefined
  /** The message to find, and the search text. */
  foundId: string | undefined
  query: string
  /** See MessageThread. */
  onReading: (newestId: string | undefined) => void
  authorNote?: (group: Pick<MessageGroup, 'isOurs' | 'isOwn'>) => ReactNode
  fileActions: (file: FileLink) => ReactNode
  /** See MessageThread. */
  messageActions?: ((message: ThreadMessage) => ReactNode) | undefined
  seenUpTo?: string | null | undefined
  /** Shown when there are no messages yet. */
  empty: ReactNode
  /** The composer, or why there is none. */
  children: ReactNode
  texts: { messages: (title: string) => string; noun: string }
}

/** Placeholder for messages that are loading. */
export function ThreadSkeleton() {
  return (
    <Waiting aria-busy>
      <Skeleton width="46%" height="56px" />
      <Skeleton width="62%" height="76px" />
      <span style={{ display: 'grid', justifyItems: 'end' }}>
        <Skeleton width="52%" height="56px" />
      </span>
    </Waiting>
  )
}

/** One conversation: its header, its messages or their placeholder, and the composer. */
export function ConversationThread(props: ConversationThreadProps) {
  const { title, badge, tools, subtitle, links, back, titleRef, frameRef, thread, empty, children, texts } = props
  const { messages, loading, failed } = thread
  return (
    <Frame ref={frameRef}>
      <ConversationHeader
        title={title}
        badge={badge}
        tools={tools}
        subtitle={subtitle}
        links={links}
        back={back}
        titleRef={titleRef}
      />
      {failed && (
        <PaneMiddle>
          <ListFailure list={thread} noun={texts.noun} />
        </PaneMiddle>
      )}
      {loading && <ThreadSkeleton />}
      {!failed && !loading && messages.length === 0 && <PaneMiddle>{empty}</PaneMiddle>}
      {messages.length > 0 && (
        <MessageThread
          label={texts.messages(title)}
          messages={messages}
          authorNote={props.authorNote}
          firstUnreadId={props.firstUnreadId}
          onFirstUnread={props.onFirstUnread}
          foundId={props.foundId}
          query={props.query}
          onEarlier={thread.loadMore}
          loadingEarlier={thread.loadingMore}
          onReading={props.onReading}
          fileActions={props.fileActions}
          messageActions={props.messageActions}
          seenUpTo={props.seenUpTo}
        />
      )}
      {children}
    </Frame>
  )
}
