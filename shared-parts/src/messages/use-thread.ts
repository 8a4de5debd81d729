import type { Conversation, Message } from '@kerf/shared-contracts/contracts/messages'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { fileAddress } from '../files/file-address.ts'
import type { PagedList } from '../lists/paged-list.ts'
import { useFirstUnread, useMarkRead } from './conversation-reading.ts'
import { useMessagePages } from './conversations.ts'
import { shownReference } from './referring.tsx'

/** Whoever reads: their own messages are told from those of colleagues, and those from the other side's. */
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

/** As far back as a message is looked for in a long conversation. */
const farthest = 300

/** Loads earlier messages while the one that is looked for is not among them. */
function useLoadWhile(isMissing: boolean, { rows, loadMore, loadingMore }: PagedList<Message>): void {
  const load = useEffectEvent(() => loadMore?.())
  useEffect(() => {
    if (isMissing && !loadingMore && rows.length < farthest) load()
  }, [isMissing, loadingMore, rows.length])
}

/**
 * The messages of a conversation as a thread shows them, and what is read of them by being shown.
 * @param conversation undefined while there is none yet @param foundId a message to go back to
 */
export function useThread(conversation: Conversation | undefined, reader: Reader, foundId: string | undefined) {
  const pages = useMessagePages(conversation?.id)
  const [readUpTo, setReadUpTo] = useState<string>()
  // Among admins, what a colleague wrote is news to nobody.
  const isTheirs = useCallback(
    (message: Message) => (reader.isProvider ? !message.isFromProvider : message.author.id !== reader.id),
    [reader.isProvider, reader.id],
  )
  const [seeksUnread, setSeeksUnread] = useState(false)
  const firstUnread = useFirstUnread(conversation, pages, isTheirs, readUpTo !== undefined)
  const { rows } = pages
  const isFoundMissing = foundId !== undefined && rows.length > 0 && rows.every(({ id }) => id !== foundId)
  useLoadWhile(isFoundMissing || (seeksUnread && firstUnread.isEarlier), pages)
  useMarkRead(conversation, readUpTo)
  const messages = pages.rows.map((message) => shownMessage(message, reader)).toReversed()
  return {
    thread: { ...pages, messages },
    firstUnreadId: firstUnread.id,
    /** Loads up to the first unread message, unless it is too far back. */
    onFirstUnread: firstUnread.isEarlier && rows.length < farthest ? () => setSeeksUnread(true) : undefined,
    onReading: setReadUpTo,
  }
}
