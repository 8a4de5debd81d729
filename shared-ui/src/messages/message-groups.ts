import type { FileLink } from '../files/file-links.tsx'
import { dayOf } from '../words/format.ts'
import type { Reference } from './reference-chips.tsx'

/** One message as a thread shows it. */
export interface ThreadMessage {
  id: string
  /** Plain text; may be empty when there are files. */
  body: string
  /** Who wrote it. What they wrote one after another stands together. */
  author: { key: string; name: string }
  /** Written by whoever reads. */
  isOwn: boolean
  /** On the reader's side of the conversation: their own, and what colleagues wrote. */
  isOurs: boolean
  /** ISO 8601 time. */
  createdAt: string
  /** Its author changed it after sending it. */
  isEdited?: boolean
  /** Its author took it back: nothing of it is left but its place. */
  isDeleted?: boolean
  files: readonly FileLink[]
  /** What it points at. */
  references?: readonly Reference[]
}

/** What one author wrote in one go. */
export interface MessageGroup {
  author: ThreadMessage['author']
  isOwn: boolean
  isOurs: boolean
  /** Of the first message. */
  startedAt: string
  messages: [ThreadMessage, ...ThreadMessage[]]
}

/** The messages of one day. */
export interface MessageDay {
  /** `YYYY-MM-DD`, where the reader is. */
  day: string
  groups: [MessageGroup, ...MessageGroup[]]
}

/** Milliseconds after which an author's next message says its time anew. */
const pause = 10 * 60_000

function continues(group: MessageGroup, message: ThreadMessage): boolean {
  const before = group.messages.at(-1) ?? group.messages[0]
  return (
    group.author.key === message.author.key &&
    group.isOurs === message.isOurs &&
    Date.parse(message.createdAt) - Date.parse(before.createdAt) < pause
  )
}

function begin(message: ThreadMessage): MessageGroup {
  const { author, isOwn, isOurs, createdAt } = message
  return { author, isOwn, isOurs, startedAt: createdAt, messages: [message] }
}

/**
 * Puts messages together by day and author.
 * @param messages oldest first @param breakBefore id of a message that begins a group of its own: the first unread one
 */
export function groupMessages(messages: readonly ThreadMessage[], breakBefore?: string): MessageDay[] {
  const days: MessageDay[] = []
  for (const message of messages) {
    const day = dayOf(message.createdAt)
    const today = days.at(-1)
    const group = today?.groups.at(-1)
    if (!today || today.day !== day) days.push({ day, groups: [begin(message)] })
    else if (group && message.id !== breakBefore && continues(group, message)) group.messages.push(message)
    else today.groups.push(begin(message))
  }
  return days
}
