import { Paperclip } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { dayOf, formatDate, formatDateTime, formatShortDate, formatTime } from '../words/format.ts'
import { isolated } from '../words/isolated.tsx'
import {
  Excerpt,
  Item,
  LastLine,
  List,
  Marks,
  RowLink,
  Subtitle,
  Title,
  Unread,
  When,
} from './conversation-list-style.tsx'
import { MarkedText } from './marked-text.tsx'

/** One conversation as the list shows it. */
export interface ConversationRow {
  id: string
  /** Its URL. */
  to: string
  title: string
  /** A second line: a number, a company. */
  subtitle?: string | undefined
  badge?: ReactNode
  /** The author of the message shown, as in "You". */
  writer: string
  /** The message shown: the last one, or the one found. */
  excerpt: string
  /** When it was written, ISO 8601. */
  at: string
  attachmentCount: number
  unreadCount: number
}

interface ConversationListTexts {
  attachments: (count: number) => string
  unread: (count: number) => string
  wrote: (writer: string) => string
}

interface ConversationListProps {
  rows: readonly ConversationRow[]
  /** Accessible name. */
  label: string
  selectedId?: string | undefined
  /** The search text, highlighted wherever it occurs. */
  query?: string
  onOpen?: (id: string) => void
  texts?: ConversationListTexts
}

const defaultTexts: ConversationListTexts = {
  attachments: (count) => (count === 1 ? '1 attachment' : `${count} attachments`),
  unread: (count) => `${count} unread`,
  wrote: (writer) => `${isolated(writer)}:`,
}

/** A time as short as is clear: the time for today, the day for this year, else the whole date. */
function briefTime(at: string): string {
  const now = new Date().toISOString()
  if (dayOf(at) === dayOf(now)) return formatTime(at)
  return dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4) ? formatShortDate(at) : formatDate(at)
}

/** Finds the row of a conversation, to return the focus to it. */
export function focusConversation(id: string): void {
  document.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`)?.focus()
}

/** Arrow keys, Home and End move through the rows. */
function walkRows(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-conversation]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (at === -1 || to === undefined) return
  // The page would scroll.
  event.preventDefault()
  rows[to]?.focus()
}

/** Conversations as links, each with its last message, the author, the time and the number unread. */
export function ConversationList({
  rows,
  label,
  selectedId,
  query = '',
  onOpen,
  texts = defaultTexts,
}: ConversationListProps) {
  return (
    <List aria-label={label} onKeyDown={walkRows}>
      {rows.map((row) => {
        const isUnread = row.unreadCount > 0
        const excerpt = row.excerpt || texts.attachments(row.attachmentCount)
        return (
          <Item key={row.id}>
            <RowLink
              to={row.to}
              data-conversation={row.id}
              aria-current={row.id === selectedId || undefined}
              onClick={() => onOpen?.(row.id)}
            >
              <Title $isUnread={isUnread} title={row.title}>
                <bdi>
                  <MarkedText words={query}>{row.title}</MarkedText>
                </bdi>
              </Title>
              <When dateTime={row.at} title={formatDateTime(row.at)}>
                {briefTime(row.at)}
              </When>
              {(row.subtitle || row.badge) && (
                <Subtitle>
                  <span title={row.subtitle}>
                    <MarkedText words={query}>{row.subtitle ?? ''}</MarkedText>
                  </span>
                  {row.badge}
                </Subtitle>
              )}
              <LastLine>
                <Excerpt $isUnread={isUnread}>
                  {texts.wrote(row.writer)}{' '}
                  <bdi>
                    <MarkedText words={query}>{excerpt}</MarkedText>
                  </bdi>
                </Excerpt>
                <Marks>
                  {row.attachmentCount > 0 && (
                    <>
                      <Paperclip size={14} aria-hidden />
                      {row.excerpt && <VisuallyHidden>{texts.attachments(row.attachmentCount)}</VisuallyHidden>}
                    </>
                  )}
                  {isUnread && (
                    <>
                      <Unread aria-hidden>{row.unreadCount > 99 ? '99+' : row.unreadCount}</Unread>
                      <VisuallyHidden>{texts.unread(row.unreadCount)}</VisuallyHidden>
                    </>
                  )}
                </Marks>
              </LastLine>
            </RowLink>
          </Item>
        )
      })}
    </List>
  )
}

/** Placeholder for conversations that are loading. */
export function ConversationListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <List aria-busy>
      {Array.from({ length: rows }, (_, index) => `row ${index}`).map((row) => (
        <Item key={row} style={{ display: 'grid', gap: '8px', padding: '14px 16px' }}>
          <Skeleton width="55%" height="16px" />
          <Skeleton width="30%" height="12px" />
          <Skeleton height="14px" />
        </Item>
      ))}
    </List>
  )
}
