import type { Conversation, Message } from '@kerf/shared-contracts/contracts/messages'
import { SendMessageBody, sendMessage } from '@kerf/shared-contracts/contracts/messages'
import { expect, test } from 'vitest'
import { maxAttachments } from '../files/attachment-kinds.ts'
import { firstUnreadOf } from './conversation-reading.ts'
import { maxMessageLength } from './conversation-sending.ts'
import { foundIn, placeOf, requestWith, subjectOf, targetIn, withOpened, withTarget } from './conversations.ts'

const conversation = (id: string, createdAt: string, more: Partial<Conversation> = {}): Conversation => ({
  id,
  kind: 'rfq',
  rfqId: 'an rfq',
  quoteId: null,
  orderId: null,
  supplierRequestId: null,
  purchaseOrderId: null,
  number: 'SQTE-0001',
  projectName: 'Bracket',
  customer: { id: 'ada', name: 'Ada', email: null, companyNameInput: null, company: null },
  isWithSupplier: false,
  assignee: null,
  companyId: null,
  lastMessage: {
    id: `last of ${id}`,
    text: 'Hello',
    author: { id: 'ada', name: 'Ada' },
    isFromProvider: false,
    createdAt,
    attachmentCount: 0,
    deletedAt: null,
  },
  match: null,
  unreadCount: 0,
  seenUpTo: null,
  ...more,
})

const message = (id: string, author: string): Message => ({
  id,
  conversationId: 'c',
  body: 'Hello',
  author: { id: author, name: author },
  isFromProvider: author === 'admin',
  createdAt: '2026-01-05T09:00:00Z',
  editedAt: null,
  deletedAt: null,
  files: [],
  references: [],
})

test.each([
  ['?rfq=7', { by: 'rfq', id: '7' }],
  ['?kind=rfq&order=8', { by: 'order', id: '8' }],
  ['?customer=9', { by: 'customer', id: '9' }],
  ['?general=1', { by: 'general', id: '' }],
  ['?supplierRequest=7.9', { by: 'supplierRequest', id: '7.9' }],
  ['?purchaseOrder=8', { by: 'purchaseOrder', id: '8' }],
  ['?conversation=1&rfq=7', { by: 'conversation', id: '1' }],
  ['?rfq=', null],
  ['?q=bracket', null],
])('the address %s asks for %j', (address, expected) => {
  expect(targetIn(new URLSearchParams(address))).toEqual(expected)
})

test('opening a conversation keeps the filters and drops the open one and its found message', () => {
  const address = new URLSearchParams('?q=burr&unread=true&conversation=1&message=5')
  expect(foundIn(address)).toBe('5')
  expect(String(withTarget(address, { by: 'conversation', id: '2' }))).toBe('q=burr&unread=true&conversation=2')
  expect(String(withTarget(address, { by: 'conversation', id: '2' }, '6'))).toContain('conversation=2&message=6')
  expect(String(withTarget(address, null))).toBe('q=burr&unread=true')
  expect(String(withTarget(address, { by: 'general', id: '' }))).toContain('general=1')
})

test('the subject stays the same when the conversation begins', () => {
  expect(subjectOf(conversation('1', ''), false)).toEqual({ by: 'rfq', id: 'an rfq' })
  const order = conversation('1', '', { kind: 'order', orderId: 'an order', rfqId: null })
  expect(subjectOf(order, true)).toEqual({ by: 'order', id: 'an order' })
  const general = conversation('1', '', { kind: 'general', rfqId: null })
  expect(subjectOf(general, false)).toEqual({ by: 'general', id: '' })
  expect(subjectOf(general, true)).toEqual({ by: 'customer', id: 'ada' })
  const request = conversation('1', '', { kind: 'supplier_request', rfqId: null, supplierRequestId: 'a request' })
  expect(subjectOf(request, false)).toEqual({ by: 'supplierRequest', id: 'a request' })
  expect(subjectOf(request, true)).toEqual({ by: 'supplierRequest', id: requestWith('a request', 'ada') })
})

test('a message is about what the address names; for admins that is a request with its supplier', () => {
  expect(placeOf({ by: 'purchaseOrder', id: '8' })).toEqual({ purchaseOrderId: '8' })
  expect(placeOf({ by: 'supplierRequest', id: '7' })).toEqual({ supplierRequestId: '7' })
  expect(placeOf({ by: 'supplierRequest', id: requestWith('7', '9') })).toEqual({
    supplierRequestId: '7',
    customerId: '9',
  })
  expect(placeOf({ by: 'general', id: '' })).toEqual({})
})

test('a conversation read in the list of unread ones keeps its place', () => {
  const rows = [conversation('1', '2026-01-07T09:00:00Z'), conversation('3', '2026-01-05T09:00:00Z')]
  const opened = conversation('2', '2026-01-06T09:00:00Z')
  const ids = (filters: Parameters<typeof withOpened>[2]) => withOpened(rows, opened, filters).map(({ id }) => id)
  expect(ids({ unread: true })).toEqual(['1', '2', '3'])
  expect(ids({ unread: true, kind: 'rfq' })).toEqual(['1', '2', '3'])
  expect(ids({ unread: true, kind: 'order' })).toEqual(['1', '3'])
  expect(ids({ unread: true, q: 'x' })).toEqual(['1', '3'])
  expect(ids({})).toEqual(['1', '3'])
  expect(withOpened([...rows, opened], opened, { unread: true })).toHaveLength(3)
})

test('the unread part begins at the oldest unread message by somebody else', () => {
  const newestFirst = [message('5', 'bo'), message('4', 'ada'), message('3', 'bo'), message('2', 'bo')]
  const isTheirs = ({ author }: Message) => author.id !== 'ada'
  expect(firstUnreadOf(newestFirst, { count: 2, upTo: '5' }, isTheirs)).toBe('3')
  expect(firstUnreadOf(newestFirst, { count: 1, upTo: '3' }, isTheirs)).toBe('3')
  expect(firstUnreadOf(newestFirst, { count: 0, upTo: '5' }, isTheirs)).toBeUndefined()
  // The others are not loaded yet.
  expect(firstUnreadOf(newestFirst, { count: 9, upTo: '5' }, isTheirs)).toBeUndefined()
})

test("the limits on length and attachments are the server's", () => {
  expect(sendMessage.files.attachments.maxCount).toBe(maxAttachments)
  const { success } = SendMessageBody.safeParse({ body: 'x'.repeat(maxMessageLength) })
  expect(success).toBe(true)
  expect(SendMessageBody.safeParse({ body: 'x'.repeat(maxMessageLength + 1) }).success).toBe(false)
})
