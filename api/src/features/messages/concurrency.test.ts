import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherCustomer, type Portal, startPortal } from '../../../test/main-job.ts'
import { say, send } from '../../../test/messages.ts'
import { pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

test.each([1, 2, 3])('messages written while an account is deleted are deleted with it, or refused (%i)', async () => {
  const { api, admin, job } = portal
  const customer = await anotherCustomer(api)
  const { id: customerId } = customer.user
  const { id: rfqId } = await job.submitRfq(customer.token)
  const { conversationId } = await say(customer, 'Hello', { rfqId })
  const attachment = [{ name: 'a.pdf', bytes: pdfBytes() }]
  const sending = [{ rfqId }, { conversationId }, { customerId }].map((to) => send(admin, 'x', to, attachment))
  const removal = admin.delete(`/api/admin/users/${customerId}`)
  const answers = await Promise.all([...sending, send(customer, 'y', {}, attachment)])
  expect((await removal).status).toBe(204)
  for (const { status } of answers) expect([201, 401, 404]).toContain(status)
  expect(await api.knex('conversations').where({ customerId })).toEqual([])
  const strayFiles = api
    .knex('files')
    .where({ linkedToType: 'message' })
    .whereNotIn('linkedToId', api.knex('messages').select('id'))
  expect(await strayFiles).toEqual([])
})

test('two users who read and write one conversation at once wait for each other, and nothing is lost', async () => {
  const { api, admin } = portal
  const customer = await anotherCustomer(api)
  const first = await say(customer, 'Hello')
  const { conversationId } = first
  const writing = Array.from({ length: 6 }, (_, index) =>
    send(index % 2 ? customer : admin, `${index}`, { conversationId }),
  )
  const reading = [customer, admin].map((person) =>
    person.post(`/api/conversations/${conversationId}/read`, { messageId: first.id }),
  )
  const answers = await Promise.all([...writing, ...reading])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 204, 204])
  const { body } = await customer.get(`/api/conversations/${conversationId}/messages`)
  const times = body.map(({ createdAt }: { createdAt: string }) => createdAt)
  expect(times).toEqual([...new Set(times)].sort().reverse())
  expect(times).toHaveLength(7)
})
