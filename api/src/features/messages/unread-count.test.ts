import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInSupplier } from '../../../test/factories.ts'
import { anotherCustomer, type Person, type Portal, personOf, startPortal } from '../../../test/main-job.ts'
import { Conversation } from '../../models/conversation.ts'
import { ConversationRead } from '../../models/conversation-read.ts'
import { Message } from '../../models/message.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const unread = async (person: Person) => (await person.get('/api/messages/unread-count')).body.unreadCount

async function conversationWith({ user }: Person): Promise<string> {
  const owner = { customerId: user.id, companyId: user.companyId }
  return (await Conversation.query(portal.api.knex).insert({ kind: 'general', ...owner })).id
}
const write = (conversationId: string, author: Person, createdAt: Date) =>
  Message.query(portal.api.knex).insert({ conversationId, authorId: author.user.id, body: 'Hello', createdAt })

test('messages of others count until they are read, own ones never, and those of strangers neither', async () => {
  const { customer, admin } = portal
  const stranger = await anotherCustomer(portal.api)
  const conversationId = await conversationWith(customer)
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute))
  await write(conversationId, customer, at(1))
  await write(conversationId, admin, at(2))
  await write(conversationId, admin, at(3))
  expect([await unread(customer), await unread(admin), await unread(stranger)]).toEqual([2, 1, 0])
  const userId = customer.user.id
  await ConversationRead.query(portal.api.knex).insert({ conversationId, userId, lastReadAt: at(2) })
  expect(await unread(customer)).toBe(1)
})

test('a supplier counts what admins wrote to them', async () => {
  const supplier = personOf(portal.api, await signedInSupplier(portal.api))
  const other = personOf(portal.api, await signedInSupplier(portal.api))
  await write(await conversationWith(supplier), portal.admin, new Date())
  expect([await unread(supplier), await unread(other)]).toEqual([1, 0])
})
