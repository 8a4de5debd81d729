import type { Message } from '@kerf/shared-contracts/contracts/messages'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFirstUnread } from './conversation-reading.ts'

const message = (id: string): Message => ({
  id,
  conversationId: 'about-rfq',
  body: 'On the mill',
  author: { id: 'pat', name: 'Pat Provider' },
  isFromProvider: true,
  createdAt: '2026-01-05T09:00:00Z',
  editedAt: null,
  deletedAt: null,
  files: [],
  references: [],
})
const newestFirst = ['3', '2', '1'].map(message)
const theirs = () => true
const loadMore = () => {}

/** What is known of a conversation at one moment after another. */
function opened(first: { unreadCount: number; retrying: boolean }) {
  const { result, rerender } = renderHook(
    ({ unreadCount, retrying }) =>
      useFirstUnread({ unreadCount }, { rows: newestFirst, retrying, loadMore }, theirs, true),
    { initialProps: first },
  )
  return { now: () => result.current, later: rerender }
}

test('while messages are loaded anew it is not known what is unread, so that nothing may count as read', () => {
  const { now, later } = opened({ unreadCount: 70, retrying: true })
  expect(now()).toEqual({ id: undefined, isEarlier: false, isKnown: false })
  later({ unreadCount: 70, retrying: false })
  expect(now()).toEqual({ id: undefined, isEarlier: true, isKnown: true })
})

test('where the unread part begins stays once everything was read', () => {
  const { now, later } = opened({ unreadCount: 2, retrying: false })
  expect(now()).toMatchObject({ id: '2', isEarlier: false })
  later({ unreadCount: 0, retrying: false })
  expect(now()).toMatchObject({ id: '2', isEarlier: false })
})
