import { useCallback, useState } from 'react'
import { useFirstUnread, useMarkRead } from './conversation-reading.ts'
import { useMessagePages } from './conversations.ts'
import { fileAddress } from './file-address.ts'
import type { Conversation, Message } from './generated/messages.ts'

/** Whoever reads: their own messages are told from those of colleagues, and those from the other side's. */
export interface Reader {
  id: string
  isProvider: boolean
}

function shownMessage(message: Message, { id: readerId, isProvider }: Reader) {
  const { id, body, author, isFromProvider, createdAt, files } = message
  return {
    id,
    body,
    author: { key: `${author.id ?? author.name}`, name: author.name },
    isOwn: author.id === readerId,
    isOurs: isFromProvider === isProvider,
    createdAt,
    files: files.map((file) => ({
      id: file.id,
      name: file.filename,
      href: fileAddress(file),
      kind: file.fileType,
      size: file.size,
    })),
  }
}

/**
 * The messages of a conversation as a thread shows them, and what is read of them by being shown.
 * @param conversation undefined while there is none yet
 */
export function useThread(conversation: Conversation | undefined, reader: Reader) {
  const pages = useMessagePages(conversation?.id)
  const [readUpTo, setReadUpTo] = useState<string>()
  // Among admins, what a colleague wrote is news to nobody.
  const isTheirs = useCallback(
    (message: Message) => (reader.isProvider ? !message.isFromProvider : message.author.id !== reader.id),
    [reader.isProvider, reader.id],
  )
  const firstUnreadId = useFirstUnread(conversation, pages, isTheirs, readUpTo !== undefined)
  useMarkRead(conversation, readUpTo)
  const messages = pages.rows.map((message) => shownMessage(message, reader)).toReversed()
  return { thread: { ...pages, messages }, firstUnreadId, onReading: setReadUpTo }
}
