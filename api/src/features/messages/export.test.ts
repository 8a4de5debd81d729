import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam } from '../../../test/company.ts'
import { exportOf } from '../../../test/csv.ts'
import { signedInSupplier } from '../../../test/factories.ts'
import { insertRfqs, listAll } from '../../../test/lists.ts'
import { anotherCustomer, type Person, type Portal, personOf, startPortal } from '../../../test/main-job.ts'
import { read, say } from '../../../test/messages.ts'
import { pdfBytes } from '../../../test/samples.ts'
import { interceptStatements } from '../../../test/statements.ts'
import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { newId } from '../../platform/db/new-id.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { businessTimeZone: 'Asia/Tokyo' } })
})
afterAll(() => portal.api.stop())

const path = '/api/conversations/export'
const messages = async (person: Person, query = '') =>
  (await exportOf(person, `${path}${query}`)).map((line) => line['Last Message'])
const pdf = { name: 'drawing.pdf', bytes: pdfBytes() }

/** Conversations about RFQs, each with one message, oldest first. @returns their ids */
async function insertConversations({ user }: Person, bodies: readonly string[]): Promise<string[]> {
  const { api } = portal
  const rfqIds = await insertRfqs(
    api,
    user,
    bodies.map((projectName) => ({ projectName })),
  )
  const rows = rfqIds.map((rfqId, index) => {
    const at = new Date(Date.UTC(2026, 2, 1) + index)
    const conversation = { id: newId(), kind: 'rfq' as const, rfqId, customerId: user.id, companyId: user.companyId }
    const message = { conversationId: conversation.id, authorId: user.id, body: bodies[index] ?? '', createdAt: at }
    return { conversation: { ...conversation, lastMessageAt: at, counterpartWroteAt: at }, message }
  })
  await Conversation.query(api.knex).insert(rows.map(({ conversation }) => conversation))
  await Message.query(api.knex).insert(rows.map(({ message }) => ({ ...message, id: newId(), isFromProvider: false })))
  return rows.map(({ conversation }) => conversation.id)
}

test("a customer exports each conversation's subject, full last message and unread count", async () => {
  const { api, job, admin } = portal
  const customer = await anotherCustomer(api, { name: '山田 太郎', company: '歯車工業' })
  const { rfqId, orderId } = await job.order(customer.token, admin.token)
  await say(customer, '公差は "0.02", 寸法は;\n2行目', { rfqId })
  const body = `=cmd|calc\n${'long '.repeat(100)}`.trim()
  await say(admin, 'A certificate follows', { orderId })
  const about = await say(admin, body, { orderId })
  await say(customer, '', {}, [pdf, pdf])
  const at = new Date('2026-01-31T15:05:59Z')
  await api.knex('messages').where({ id: about.id }).update({ createdAt: at })
  await api.knex('conversations').where({ id: about.conversationId }).update({ lastMessageAt: at, providerWroteAt: at })
  const first = at.getTime() - 60_000
  const earlier = api.knex('messages').where({ conversationId: about.conversationId }).whereNot({ id: about.id })
  await earlier.update({ createdAt: new Date(first) })
  await api
    .knex('users')
    .where({ id: customer.user.id })
    .update({ createdAt: new Date(first - 1) })
  const order = (await customer.get(`/api/orders/${orderId}`)).body
  const nowInTokyo = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)

  const answer = await customer.get(path)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="kerf-messages-\d{4}-\d{2}-\d{2}\.csv"$/),
    'cache-control': 'private, no-store',
  })
  const own = { 'Last Message From': '山田 太郎', 'Last Message At': nowInTokyo, Unread: '0' }
  expect(await exportOf(customer, path)).toEqual([
    { About: 'General', Number: '', Project: '', 'Last Message': '', ...own, Attachments: '2' },
    {
      About: 'RFQ',
      Number: order.rfq.displayNumber,
      Project: 'Gripper bracket',
      'Last Message': '公差は "0.02", 寸法は;\n2行目',
      ...own,
      Attachments: '0',
    },
    {
      About: 'Order',
      Number: order.orderNumber,
      Project: 'Gripper bracket',
      'Last Message': `'${body}`,
      'Last Message From': admin.user.name,
      'Last Message At': '2026-02-01 00:05',
      Attachments: '0',
      Unread: '2',
    },
  ])
})

test('an admin also exports each counterpart, as text that no spreadsheet evaluates', async () => {
  const { api, admin, job } = portal
  const customer = await anotherCustomer(api, { name: '=Ada', company: 'Gehäusebau Süd' })
  const supplier = personOf(api, await signedInSupplier(api, { name: 'Xaver Zinn' }))
  const gone = await anotherCustomer(api, { name: 'Gone Girl' })
  const { orderId } = await job.order(gone.token, admin.token)
  await say(customer, 'From a customer')
  await say(supplier, 'From a supplier')
  await say(gone, 'From nobody', { orderId })
  expect((await admin.delete(`/api/admin/users/${gone.user.id}`)).status).toBeLessThan(300)
  const lines = (await exportOf(admin, path)).filter((line) => line['Last Message']?.startsWith('From '))
  expect(lines.map((line) => [line.With, line['Last Message From'], line.Unread])).toEqual([
    ['Deleted customer', 'Deleted customer', '1'],
    ['Xaver Zinn, Xaver Zinn Ltd', 'Xaver Zinn', '1'],
    ["'=Ada, Gehäusebau Süd", "'=Ada", '1'],
  ])
  expect(Object.keys(lines[0] ?? {}).slice(0, 4)).toEqual(['About', 'Number', 'Project', 'With'])
  expect(await exportOf(supplier, path)).toMatchObject([{ About: 'General', 'Last Message': 'From a supplier' }])
  expect(Object.keys((await exportOf(supplier, path))[0] ?? {})).not.toContain('With')
})

test('holds what the filtered list holds, in its order', async () => {
  const { api, admin, job } = portal
  const customer = await anotherCustomer(api)
  const { rfqId, orderId } = await job.order(customer.token, admin.token)
  await say(customer, 'About the order', { orderId })
  await say(customer, 'General: 100%')
  await say(customer, 'About the RFQ', { rfqId })
  const answered = await say(admin, 'An answer', { orderId })
  const from = (query: string) => messages(customer, query)
  expect(await from('')).toEqual(['An answer', 'About the RFQ', 'General: 100%'])
  expect(await from('?kind=rfq')).toEqual(['About the RFQ'])
  expect(await from('?unread=true')).toEqual(['An answer'])
  expect(await from('?unread=false')).toEqual(['About the RFQ', 'General: 100%'])
  expect(await from('?unanswered=true&q=gripper')).toEqual(['About the RFQ'])
  expect(await from(`?orderId=${orderId}`)).toEqual(['An answer'])
  expect(await from('?q=about+the+order')).toEqual(['An answer'])
  expect(await from('?q=0%25')).toEqual(['General: 100%'])
  expect(await from('?q=nothing+like+this')).toEqual([])
  expect(await messages(admin, `?customerId=${customer.user.id}&unanswered=true`)).toEqual([
    'About the RFQ',
    'General: 100%',
  ])
  await read(customer, answered)
  expect(await from('?unread=true')).toEqual([])
})

test('is for those who see the conversations: viewers too, but neither former members nor strangers', async () => {
  const { api, admin, job } = portal
  const { owner, buyer, viewer } = await createTeam(api, 'Left Works')
  const { rfqId, orderId } = await job.order(buyer.token, admin.token)
  await say(buyer, 'One', { rfqId })
  await say(admin, 'Two', { orderId })
  await say(buyer, 'Mine alone')
  expect(await messages(buyer)).toEqual(['Mine alone', 'Two', 'One'])
  expect(await messages(owner)).toEqual(['Two', 'One'])
  expect(await messages(viewer)).toEqual(['Two', 'One'])
  await admin.post(`/api/admin/users/${buyer.user.id}/unlink`)
  expect(await messages(buyer)).toEqual(['Mine alone'])
  expect(await messages(buyer, `?rfqId=${rfqId}`)).toEqual([])
  expect(await messages(await anotherCustomer(api, { company: 'Other Works' }))).toEqual([])
})

test('holds every conversation of the list in its order, however many there are', async () => {
  const customer = await anotherCustomer(portal.api, { company: 'Talkative Works' })
  const bodies = Array.from({ length: 451 }, (_, index) => `Message ${index}`)
  await insertConversations(customer, bodies)
  expect(await messages(customer)).toEqual(bodies.toReversed())
  const listed = await listAll(customer, '/api/conversations?limit=200&q=Message+1')
  expect(await messages(customer, '?q=Message+1')).toEqual(listed.map(({ lastMessage }) => lastMessage.text))
})

test('messages written and conversations deleted meanwhile neither drop nor duplicate a line', async () => {
  const { api } = portal
  const customer = await anotherCustomer(api)
  const bodies = Array.from({ length: 120 }, (_, index) => `Message ${index}`)
  const ids = await insertConversations(customer, bodies)
  const meanwhile = async () => {
    await say(customer, 'Written meanwhile', { conversationId: ids[0] })
    await say(customer, 'Written meanwhile, too', { conversationId: ids[119] })
    await api.knex('conversations').where({ id: ids[1] }).delete()
  }
  let pages = 0
  const stop = interceptStatements((text, send) => {
    if (!text.includes('conversations.id = any') || ++pages !== 2) return send()
    stop()
    return meanwhile().then(send)
  })
  const left = bodies.slice(2).toReversed()
  expect(await messages(customer)).toEqual([...left, 'Written meanwhile'])
})
