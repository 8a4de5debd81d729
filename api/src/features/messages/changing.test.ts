import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { read, say } from '../../../test/messages.ts'
import { pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const change = (person: { token: string }, id: string, body: string) =>
  portal.api.request('patch', `/api/messages/${id}`, { as: person.token, json: { body } })
const takeBack = (person: { token: string }, id: string) =>
  portal.api.request('delete', `/api/messages/${id}`, { as: person.token })
const age = (id: string, minutes: number) =>
  portal.api
    .knex('messages')
    .where({ id })
    .update({ createdAt: portal.api.knex.raw(`created_at - interval '${minutes} minutes'`) })
const messagesOf = async (conversationId: string) =>
  (await portal.customer.get(`/api/conversations/${conversationId}/messages`)).body

test('a corrected message is marked as edited and found only by its new words', async () => {
  const { customer } = portal
  const message = await say(customer, 'Please make it from brass')
  const { status, body } = await change(customer, message.id, 'Please make it from bronze')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: message.id, body: 'Please make it from bronze', editedAt: expect.any(String) })
  expect(await messagesOf(message.conversationId)).toContainEqual(body)
  const found = async (q: string) => (await customer.get(`/api/conversations?q=${q}`)).body.length
  expect([await found('bronze'), await found('brass')]).toEqual([1, 0])
})

test('a deleted message keeps its place, but neither text nor files', async () => {
  const { customer } = portal
  const message = await say(customer, 'Wrong drawing', {}, [{ name: 'secret.pdf', bytes: pdfBytes('Secret') }])
  const { body } = await takeBack(customer, message.id)
  expect(body).toMatchObject({ id: message.id, body: '', files: [], deletedAt: expect.any(String) })
  expect(refusal(await customer.get(`/api/files/${message.files[0].id}`))).toEqual([404, 'file.not_found'])
  expect(await countRows(portal.api, 'files', { linkedToId: message.id })).toBe(0)
  // Deleting it again changes nothing, and a deleted message cannot be corrected.
  expect((await takeBack(customer, message.id)).body).toEqual(body)
  expect(refusal(await change(customer, message.id, 'Back again'))).toEqual([409, 'message.deleted'])
})

test('only its author changes a message, and only for five minutes', async () => {
  const { customer, admin } = portal
  const message = await say(customer, 'Ten pieces')
  expect(refusal(await change(admin, message.id, 'A hundred pieces'))).toEqual([404, 'message.not_found'])
  expect(refusal(await takeBack(admin, message.id))).toEqual([404, 'message.not_found'])
  await age(message.id, 6)
  expect(refusal(await change(customer, message.id, 'A hundred pieces'))).toEqual([409, 'message.too_old'])
  expect(refusal(await takeBack(customer, message.id))).toEqual([409, 'message.too_old'])
})

test('an empty correction is refused, unless the message has files', async () => {
  const { customer } = portal
  const bare = await say(customer, 'Only words')
  expect(refusal(await change(customer, bare.id, '  '))).toEqual([400, 'message.empty'])
  const withFile = await say(customer, 'See the drawing', {}, [{ name: 'drawing.pdf', bytes: pdfBytes('Drawing') }])
  expect((await change(customer, withFile.id, '')).body).toMatchObject({ body: '', files: [{}] })
})

test('each side sees how far the other has read', async () => {
  const { customer, admin } = portal
  const first = await say(customer, 'Did you get this?')
  const seen = async (person: typeof customer) =>
    (await person.get(`/api/conversations/${first.conversationId}`)).body.seenUpTo
  const before = await seen(customer)
  expect(before === null || before < first.createdAt).toBe(true)
  await read(admin, first)
  expect(await seen(customer)).toBe(first.createdAt)
  const answer = await say(admin, 'We did', { conversationId: first.conversationId })
  expect(await seen(admin)).toBe(first.createdAt)
  await read(customer, answer)
  expect(await seen(admin)).toBe(answer.createdAt)
})

test('a search finds a message by the name of its file', async () => {
  const { customer } = portal
  const message = await say(customer, 'Here it is', {}, [{ name: 'Flange coupling 12.pdf', bytes: pdfBytes('Flange') }])
  const [found] = (await customer.get('/api/conversations?q=flange+coupling')).body
  expect(found).toMatchObject({ id: message.conversationId, match: { id: message.id, attachmentCount: 1 } })
})
