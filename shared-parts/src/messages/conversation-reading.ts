import type { Conversation, Message } from '@kerf/shared-contracts/contracts/messages'
import { useMarkConversationReadMutation } from '@kerf/shared-runtime/endpoints/messages'
import { useEffect, useRef, useState } from 'react'
import type { PagedList } from '../lists/paged-list.ts'

/** What was unread in a conversation when it was opened. */
interface UnreadMark {
  count: number
  /** The newest message then. */
  upTo: string
  /** Whether everything has been read since. */
  isRead: boolean
}

/**
 * The oldest unread message; undefined if there is none, or if it is not loaded.
 * @param newestFirst the messages @param isTheirs whether a message counts, which the reader's own do not
 */
export function firstUnreadOf(
  newestFirst: readonly Message[],
  { count, upTo }: Pick<UnreadMark, 'count' | 'upTo'>,
  isTheirs: (message: Message) => boolean,
): string | undefined {
  const from = newestFirst.findIndex(({ id }) => id === upTo)
  return newestFirst.slice(Math.max(from, 0)).filter(isTheirs)[count - 1]?.id
}

/**
 * Where the unread part of a conversation begins. It stays while somebody reads, though reading marks messages as read,
 * and moves when messages arrive while nobody reads.
 * @param isReading whether the newest message is on screen
 * @returns the oldest unread message, or that it is earlier than the loaded ones; and whether it is known yet, before
 *   which nothing may count as read
 */
export function useFirstUnread(
  conversation: Pick<Conversation, 'unreadCount'> | undefined,
  messages: Pick<PagedList<Message>, 'rows' | 'retrying' | 'loadMore'>,
  isTheirs: (message: Message) => boolean,
  isReading: boolean,
): { id: string | undefined; isEarlier: boolean; isKnown: boolean } {
  const [mark, setMark] = useState<UnreadMark>()
  const newest = messages.rows[0]
  if (conversation && newest && !messages.retrying) {
    const now = { count: conversation.unreadCount, upTo: newest.id, isRead: conversation.unreadCount === 0 }
    if (mark === undefined) setMark(now)
    else if (now.isRead && !mark.isRead) setMark({ ...mark, isRead: true })
    else if (!now.isRead && mark.isRead && !isReading) setMark(now)
  }
  const id = mark && firstUnreadOf(messages.rows, mark, isTheirs)
  const isEarlier = mark !== undefined && mark.count > 0 && id === undefined && messages.loadMore !== undefined
  return { id, isEarlier, isKnown: mark !== undefined }
}

/**
 * Marks a conversation as read up to the message on screen.
 * @param readUpTo id of the newest message while somebody is looking at it
 */
export function useMarkRead(conversation: Conversation | undefined, readUpTo: string | undefined): void {
  const [markRead] = useMarkConversationReadMutation()
  const marked = useRef<string>(undefined)
  const id = conversation?.id
  const unreadCount = conversation?.unreadCount ?? 0
  useEffect(() => {
    if (id === undefined || readUpTo === undefined || unreadCount === 0 || marked.current === readUpTo) return
    marked.current = readUpTo
    markRead({ id, body: { messageId: readUpTo } }).then(({ error }) => {
      // A failure is retried with the next message, or the next time somebody looks.
      if (error) marked.current = undefined
    })
  }, [id, readUpTo, unreadCount, markRead])
}
