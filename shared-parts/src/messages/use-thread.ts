import type { Conversation, Message } from '@kerf/shared-contracts/contracts/messages'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { fileAddress } from '../files/file-address.ts'
import type { PagedList } from '../lists/paged-list.ts'
import { useFirstUnread, useMarkRead } from './conversation-reading.ts'
import { useMessagePages } from './conversations.ts'
import { shownReference } from './referring.tsx'

/** The reader: their own messages are distinguished from colleagues', and those from the other side's. */
export interface Reader {
  id: string
  isProvider: boolean
}

function shownMessage(message: Message, { id: readerId, isProvider }: Reader) {
  const { id, body, author, isFromProvider, createdAt, editedAt, deletedAt, files, references } = message
  return {
    id,
    body,
    author: { key: `${author.id ?? author.name}`, name: author.name },
    isOwn: author.id === readerId,
    isOurs: isFromProvider === isProvider,
    createdAt,
    isEdited: Boolean(editedAt),
    isDeleted: Boolean(deletedAt),
    references: references.map(shownReference),
    files: files.map((file) => ({
      id: file.id,
      name: file.filename,
      href: fileAddress(file),
      kind: file.fileType,
      picture: file.pictureUrl,
      size: file.size,
    })),
  }
}

/** How far back to look for a message in a long conversation. */
const farthest = 300

/** Loads earlier messages until the message to find is among them. */
function useLoadWhile(isMissing: boolean, { rows, loadMore, loadingMore }: PagedList<Message>): void {
  const load = useEffectEvent(() => loadMore?.())
  useEffect(() => {
    if (isMissing && !loadingMore && rows.length < farthest) load()
  }, [isMissing, loadingMore, rows.length])
}

/**
 * The messages of a conversation as a thread shows them, and the read state that showing them changes.
 * @param conversation undefined while there is none yet @param foundId a message to go back to
 */
export function useThread(conversation: Conversation | undefined, reader: Reader, foundId: string | undefined) {
  const pages = useMessagePages(conversation?.id)
  const [readUpTo, setReadUpTo] = useState<string>()
  // A colleague's message is not news to other admins.
  const isTheirs = useCallback(
    (message: Message) => (reader.isProvider ? !message.isFromProvider : message.author.id !== reader.id),
    [reader.isProvider, reader.id],
  )
  const [seeksUnread, setSeeksUnread] = useState(false)
  const firstUnread = useFirstUnread(conversation, pages, isTheirs, readUpTo !== undefined)
  const { rows } = pages
  const isFoundMissing = foundId !== undefined && rows.length > 0 && rows.every(({ id }) => id !== foundId)
  useLoadWhile(isFoundMissing || (seeksUnread && firstUnread.isEarlier), pages)
  useMarkRead(conversation, firstUnread.isKnown ? readUpTo : undefined)
  const messages = pages.rows.map((message) => shownMessage(message, reader)).toReversed()
  return {
    thread: { ...pages, messages },
    firstUnreadId: firstUnread.id,
    /** Loads back to the first unread message, unless it is too far back. */
    onFirstUnread: firstUnread.isEarlier && rows.length < farthest ? () => setSeeksUnread(true) : undefined,
    onReading: setReadUpTo,
  }
}
