import type { FileLink } from '../files/file-links.tsx'
import { dayOf } from '../words/format.ts'
import type { Reference } from './reference-chips.tsx'

/** One message as a thread shows it. */
export interface ThreadMessage {
  id: string
  /** Plain text; may be empty when there are files. */
  body: string
  /** Its author. Consecutive messages of one author are grouped. */
  author: { key: string; name: string }
  /** Written by the reader. */
  isOwn: boolean
  /** From the reader's side of the conversation: the reader or a colleague. */
  isOurs: boolean
  /** ISO 8601 time. */
  createdAt: string
  /** Edited by its author after it was sent. */
  isEdited?: boolean
  /** Deleted by its author: only its place is left. */
  isDeleted?: boolean
  files: readonly FileLink[]
  /** What it refers to. */
  references?: readonly Reference[]
}

/** Consecutive messages of one author. */
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
  /** `YYYY-MM-DD` in the reader's time zone. */
  day: string
  groups: [MessageGroup, ...MessageGroup[]]
}

/** Milliseconds after which an author's next message shows the time again. */
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
 * Groups messages by day and author.
 * @param messages oldest first @param breakBefore id of a message that starts a new group: the first unread one
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
