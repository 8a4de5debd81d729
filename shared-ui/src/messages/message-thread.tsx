import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../actions/button.tsx'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { dayOf, formatDate } from '../words/format.ts'
import { isolated } from '../words/isolated.tsx'
import { spoken } from '../words/spoken.ts'
import { GroupOfMessages, type GroupParts, type GroupTexts } from './message-group.tsx'
import { groupMessages, type ThreadMessage } from './message-groups.ts'
import {
  Content,
  Day,
  DayName,
  Divider,
  Earlier,
  Frame,
  Groups,
  NewBelow,
  Scroller,
  UnreadAbove,
} from './message-thread-style.tsx'
import { useThreadScroll } from './use-thread-scroll.ts'

interface MessageThreadTexts extends GroupTexts {
  earlier: string
  today: string
  yesterday: string
  firstUnread: string
  toFirstUnread: string
  newBelow: string
  /** Announced when a message arrives. */
  arrived: (author: string, body: string) => string
}

interface MessageThreadProps extends GroupParts {
  /** Accessible name. */
  label: string
  /** Oldest first. */
  messages: readonly ThreadMessage[]
  /** The first unread message: a line above it marks it as new. */
  firstUnreadId?: string | undefined
  /** Set while the first unread message is not loaded yet: loads up to it. */
  onFirstUnread?: (() => void) | undefined
  /** The search text, highlighted wherever it occurs. */
  query?: string
  /** Set while there are earlier messages. */
  onEarlier?: (() => void) | undefined
  loadingEarlier?: boolean
  /** Called with the id of the newest message while it is on screen and the page is in use, else with undefined. */
  onReading?: (newestId: string | undefined) => void
  /** Until when the other side has read, ISO 8601; marks this side's last message before then. */
  seenUpTo?: string | null | undefined
  texts?: MessageThreadTexts
}

const defaultTexts = spoken<MessageThreadTexts>('messageThread', {
  earlier: 'Load earlier messages',
  today: 'Today',
  yesterday: 'Yesterday',
  firstUnread: 'New',
  toFirstUnread: 'Jump to first unread',
  newBelow: 'New messages',
  you: 'You',
  files: 'Attachments',
  references: 'Referred to',
  edited: 'edited',
  deleted: 'This message was deleted',
  seen: 'Read',
  arrived: (author, body) => `New message from ${isolated(author)}: ${body}`,
})

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

/** The messages that arrived since the first render: what to announce, and whether they are out of view. */
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

/** Scrolls to the first unread message once it is loaded. @returns a function that starts the jump */
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

/** @returns the last message of the reader's side that the other side has read */
function lastSeen(messages: readonly ThreadMessage[], seenUpTo: string | null | undefined): string | undefined {
  return seenUpTo ? messages.findLast(({ isOurs, createdAt }) => isOurs && createdAt <= seenUpTo)?.id : undefined
}

/**
 * The messages of a conversation by day and author, oldest first. It opens at the first unread message, else at the end,
 * and keeps its place while earlier messages load above or new ones arrive below.
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
    // The focused button disappears.
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
