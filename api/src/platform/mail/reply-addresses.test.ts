import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SigningKeys } from '../auth/signing-keys.ts'
import { createReplyAddresses, type ReplyAddresses } from './reply-addresses.ts'

const key = (id: string) => ({ id, secret: new Uint8Array(randomBytes(32)) })
const [first, second] = [key('first'), key('second')]
const keysOf = (...all: { id: string; secret: Uint8Array }[]): SigningKeys => ({
  current: all[0] ?? first,
  byId: new Map(all.map(({ id, secret }) => [id, secret])),
})

function replies(keys: SigningKeys, domain = 'reply.example.com'): ReplyAddresses {
  const made = createReplyAddresses(domain, keys)
  if (!made) throw new Error('There is a domain')
  return made
}
const [conversation, user] = [randomUUID(), randomUUID()]

test('an address names its conversation, and is valid only for its account', () => {
  const address = replies(keysOf(first)).addressOf(conversation, user)
  const target = replies(keysOf(first)).read(address)
  expect(target?.conversationId).toBe(conversation)
  expect(target?.isOf(user)).toBe(true)
  expect(target?.isOf(randomUUID())).toBe(false)
})

test('an address fits into a mail header, and survives a change of case', () => {
  const address = replies(keysOf(first)).addressOf(conversation, user)
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
  expect(replies(keysOf(first)).read(address.toUpperCase())?.isOf(user)).toBe(true)
})

test('an older address is valid only while its key is accepted', () => {
  const address = replies(keysOf(first)).addressOf(conversation, user)
  expect(replies(keysOf(second, first)).read(address)?.isOf(user)).toBe(true)
  expect(replies(keysOf(second)).read(address)?.isOf(user)).toBe(false)
})

test('an address with its conversation swapped is valid for nobody', () => {
  const [one, other] = [
    replies(keysOf(first)).addressOf(conversation, user),
    replies(keysOf(first)).addressOf(randomUUID(), user),
  ]
  const mixed = `${other.slice(0, 30)}${one.slice(30)}`
  expect(replies(keysOf(first)).read(mixed)?.isOf(user)).toBe(false)
})

test.each([
  'reply+@reply.example.com',
  'reply+1@reply.example.com',
  'ada@reply.example.com',
  'reply+abc@example.com',
  '',
])('%s is not a reply address', (address) => {
  expect(replies(keysOf(first)).read(address)).toBe(null)
})

test('without a domain there is none', () => {
  expect(createReplyAddresses(undefined, keysOf(first))).toBe(null)
})
