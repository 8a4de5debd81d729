import { ArrowDown, ArrowUp } from 'lucide-react'
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '../actions/button.tsx'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { type FileLink, FileLinks } from '../files/file-links.tsx'
import { dayOf, formatDate, formatDateTime, formatFileSize, formatTime } from '../words/format.ts'
import { isolated } from '../words/isolated.tsx'
import { LinkedText } from './linked-text.tsx'
import { groupMessages, type MessageGroup, type ThreadMessage } from './message-groups.ts'
import {
  Author,
  Body,
  Bubble,
  Content,
  Day,
  DayName,
  Divider,
  Earlier,
  Edited,
  Files,
  Frame,
  Gone,
  Group,
  Groups,
  Line,
  NewBelow,
  Scroller,
  Seen,
  UnreadAbove,
} from './message-thread-style.tsx'
import { useThreadScroll } from './use-thread-scroll.ts'

interface MessageThreadTexts {
  earlier: string
  today: string
  yesterday: string
  firstUnread: string
  toFirstUnread: string
  newBelow: string
  you: string
  files: string
  edited: string
  deleted: string
  seen: string
  /** What is read aloud when a message comes. */
  arrived: (author: string, body: string) => string
}

interface MessageThreadProps {
  /** Read aloud. */
  label: string
  /** Oldest first. */
  messages: readonly ThreadMessage[]
  /** Stands beside the name of an author, such as which side they are on. */
  authorNote?: (group: Pick<MessageGroup, 'isOurs' | 'isOwn'>) => ReactNode
  /** A line above it says that what follows is new. */
  firstUnreadId?: string | undefined
  /** Given while the first unread message is earlier than those that are here: loads up to it. */
  onFirstUnread?: (() => void) | undefined
  /** The message that was looked for: it is shown first. */
  foundId?: string | undefined
  /** What was searched for, marked wherever it stands. */
  query?: string
  /** Given while there are earlier messages. */
  onEarlier?: (() => void) | undefined
  loadingEarlier?: boolean
  /** Told the id of the newest message while it is on the screen of somebody who looks, else undefined. */
  onReading?: (newestId: string | undefined) => void
  /** Buttons at the right of a file. */
  fileActions?: (file: FileLink) => ReactNode
  /** Stands beside a message: what its author can still do with it. */
  messageActions?: ((message: ThreadMessage) => ReactNode) | undefined
  /** Up to when somebody at the other end has read, ISO 8601; the last message of this side before then says so. */
  seenUpTo?: string | null | undefined
  texts?: MessageThreadTexts
}

const defaultTexts: MessageThreadTexts = {
  earlier: 'Load earlier messages',
  today: 'Today',
  yesterday: 'Yesterday',
  firstUnread: 'New',
  toFirstUnread: 'Jump to first unread',
  newBelow: 'New messages',
  you: 'You',
  files: 'Attachments',
  edited: 'edited',
  deleted: 'This message was deleted',
  seen: 'Read',
  arrived: (author, body) => `New message from ${isolated(author)}: ${body}`,
}

function dayWords(day: string, texts: MessageThreadTexts): string {
  const now = new Date()
  if (day === dayOf(now.toISOString())) return texts.today
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12)
  return day === dayOf(before.toISOString()) ? texts.yesterday : formatDate(day)
}

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const useIsLookedAt = () => useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')

/** The messages that came since the thread was drawn first: what to say of them, and whether they are out of sight. */
function useArrivals(messages: readonly ThreadMessage[], isAtNewest: boolean, texts: MessageThreadTexts) {
  const newest = messages.at(-1)
  const [last, setLast] = useState(newest?.id)
  const [announcement, setAnnouncement] = useState('')
  const [isBelow, setIsBelow] = useState(false)
  if (newest && newest.id !== last) {
    setLast(newest.id)
    if (last !== undefined && !newest.isOwn) {
      setAnnouncement(texts.arrived(newest.author.name, newest.body.slice(0, 200) || texts.files))
      setIsBelow(!isAtNewest)
    }
  }
  if (isBelow && isAtNewest) setIsBelow(false)
  return { announcement, isBelow }
}

/** Goes to the first unread message once it is loaded. @returns a function that triggers the jump */
function useJump(firstUnreadId: string | undefined, toStart: () => void): () => void {
  const [isAsked, setIsAsked] = useState(false)
  const go = useEffectEvent(() => {
    toStart()
    setIsAsked(false)
  })
  useLayoutEffect(() => {
    if (isAsked && firstUnreadId !== undefined) go()
  }, [isAsked, firstUnreadId])
  return () => setIsAsked(true)
}

interface GroupOfMessagesProps
  extends Pick<MessageThreadProps, 'authorNote' | 'fileActions' | 'messageActions' | 'foundId'> {
  group: MessageGroup
  /** The message that the other end has read last. */
  seenId: string | undefined
  query: string
  foundRef: RefObject<HTMLDivElement | null>
  texts: MessageThreadTexts
}

/** The text and files of a message, or that it was taken back. */
function Said({ message, fileActions, query, texts }: GroupOfMessagesProps & { message: ThreadMessage }) {
  const { body, files, isEdited, isDeleted } = message
  if (isDeleted) return <Gone>{texts.deleted}</Gone>
  return (
    <>
      {body && (
        <Body dir="auto">
          <LinkedText words={query}>{body}</LinkedText>
        </Body>
      )}
      {files.length > 0 && (
        <Files>
          <FileLinks files={files} label={texts.files} sizeWords={formatFileSize} actions={fileActions} />
        </Files>
      )}
      {isEdited && <Edited>{texts.edited}</Edited>}
    </>
  )
}

/** @returns the last message of the reader's side that the other end has read */
function lastSeen(messages: readonly ThreadMessage[], seenUpTo: string | null | undefined): string | undefined {
  return seenUpTo ? messages.findLast(({ isOurs, createdAt }) => isOurs && createdAt <= seenUpTo)?.id : undefined
}

function GroupOfMessages(props: GroupOfMessagesProps) {
  const { group, authorNote, foundId, foundRef, seenId, texts, messageActions } = props
  return (
    <Group $isOurs={group.isOurs}>
      <Author>
        <strong>{group.isOwn ? texts.you : <bdi>{group.author.name}</bdi>}</strong>
        {authorNote?.(group)}
        <time dateTime={group.startedAt} title={formatDateTime(group.startedAt)}>
          {formatTime(group.startedAt)}
        </time>
      </Author>
      {group.messages.map((message) => (
        <Fragment key={message.id}>
          <Line>
            {messageActions?.(message)}
            <Bubble
              ref={message.id === foundId ? foundRef : undefined}
              $isOwn={group.isOwn}
              data-found={message.id === foundId || undefined}
            >
              <Said {...props} message={message} />
            </Bubble>
          </Line>
          {message.id === seenId && <Seen>{texts.seen}</Seen>}
        </Fragment>
      ))}
    </Group>
  )
}

/**
 * The messages of a conversation by day and author, oldest first. It opens at what is new, else at its end, and keeps
 * its place while earlier messages are loaded above or later ones come below.
 */
export function MessageThread({
  label,
  messages,
  authorNote,
  firstUnreadId,
  onFirstUnread,
  foundId,
  query = '',
  onEarlier,
  loadingEarlier = false,
  onReading,
  fileActions,
  messageActions,
  seenUpTo,
  texts = defaultTexts,
}: MessageThreadProps) {
  const divider = useRef<HTMLLIElement>(null)
  const found = useRef<HTMLDivElement>(null)
  const { scroller, content, isAtNewest, toNewest, toStart } = useThreadScroll(messages, divider, found, foundId)
  const seenId = lastSeen(messages, seenUpTo)
  const jump = useJump(firstUnreadId, toStart)
  const { announcement, isBelow } = useArrivals(messages, isAtNewest, texts)
  const isLookedAt = useIsLookedAt()
  const readUpTo = isAtNewest && isLookedAt ? messages.at(-1)?.id : undefined
  const report = useEffectEvent((id: string | undefined) => onReading?.(id))
  useEffect(() => report(readUpTo), [readUpTo])

  const showNew = () => {
    toNewest()
    // The button with the focus disappears.
    scroller.current?.focus()
  }
  return (
    <Frame>
      {onFirstUnread && (
        <UnreadAbove>
          <Button
            size="small"
            icon={<ArrowUp size={14} aria-hidden />}
            loading={loadingEarlier}
            onClick={() => {
              jump()
              onFirstUnread()
            }}
          >
            {texts.toFirstUnread}
          </Button>
        </UnreadAbove>
      )}
      <Scroller ref={scroller} role="region" aria-label={label} tabIndex={0}>
        <Content ref={content}>
          {onEarlier && (
            <Earlier>
              <Button size="small" onClick={onEarlier} loading={loadingEarlier}>
                {texts.earlier}
              </Button>
            </Earlier>
          )}
          {groupMessages(messages, firstUnreadId).map(({ day, groups }) => (
            <Day key={day}>
              <DayName>{dayWords(day, texts)}</DayName>
              <Groups>
                {groups.map((group) => (
                  <Fragment key={group.messages[0].id}>
                    {group.messages[0].id === firstUnreadId && <Divider ref={divider}>{texts.firstUnread}</Divider>}
                    <GroupOfMessages
                      group={group}
                      authorNote={authorNote}
                      fileActions={fileActions}
                      messageActions={messageActions}
                      seenId={seenId}
                      foundId={foundId}
                      foundRef={found}
                      query={query}
                      texts={texts}
                    />
                  </Fragment>
                ))}
              </Groups>
            </Day>
          ))}
        </Content>
      </Scroller>
      {isBelow && (
        <NewBelow>
          <Button variant="primary" size="small" icon={<ArrowDown size={14} aria-hidden />} onClick={showNew}>
            {texts.newBelow}
          </Button>
        </NewBelow>
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Frame>
  )
}
