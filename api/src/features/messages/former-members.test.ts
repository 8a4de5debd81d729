import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTeam } from '../../../test/company.ts'
import { type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { read, say, send, unreadOf } from '../../../test/messages.ts'
import { pdfBytes } from '../../../test/samples.ts'
import { unzip } from '../../../test/unzip.ts'
import type { Listener } from '../../platform/live/event.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const leave = ({ user }: Person) => portal.admin.post(`/api/admin/users/${user.id}/unlink`)
const pdf = { name: 'secret.pdf', bytes: pdfBytes('Secret') }

/** A buyer made an RFQ and an order and wrote about them; the provider replied after the buyer left. */
async function leftBehind() {
  const { admin, api, job } = portal
  const { owner, buyer } = await createTeam(api, 'Left Works')
  const { rfqId, orderId } = await job.order(buyer.token, admin.token)
  const asked = [await say(buyer, 'One', { rfqId }, [pdf]), await say(buyer, 'Two', { orderId }, [pdf])]
  await leave(buyer)
  const about = []
  for (const { conversationId, files } of asked) {
    const answered = await say(admin, 'Only for the company', { conversationId }, [pdf])
    about.push({ answered, files: [...files, ...answered.files] })
  }
  return { owner, buyer, rfqId, orderId, about }
}

test('a former member sees what they made, and nothing of what is written about it', async () => {
  const { owner, buyer, rfqId, orderId, about } = await leftBehind()
  expect((await buyer.get(`/api/rfqs/${rfqId}`)).status).toBe(200)
  expect((await buyer.get(`/api/orders/${orderId}`)).status).toBe(200)
  for (const { answered, files } of about) {
    const { conversationId } = answered
    const notFound = [404, 'conversation.not_found']
    expect(refusal(await buyer.get(`/api/conversations/${conversationId}`))).toEqual(notFound)
    expect(refusal(await buyer.get(`/api/conversations/${conversationId}/messages`))).toEqual(notFound)
    expect(refusal(await read(buyer, answered))).toEqual(notFound)
    expect(refusal(await send(buyer, 'x', { conversationId }))).toEqual(notFound)
    for (const { id } of files) {
      expect((await buyer.get(`/api/files/${id}/download`)).status).toBe(404)
      expect((await owner.get(`/api/files/${id}/download`)).status).toBe(200)
    }
    expect((await owner.get(`/api/conversations/${conversationId}`)).status).toBe(200)
  }
  expect(refusal(await send(buyer, 'x', { rfqId }))).toEqual([403, 'auth.former_member'])
  for (const query of ['', '?q=company', '?unread=true', `?rfqId=${rfqId}`]) {
    expect((await buyer.get(`/api/conversations${query}`)).body).toEqual([])
  }
  expect([await unreadOf(buyer), await unreadOf(owner)]).toEqual([0, 4])
})

test("former members' data exports contain their own words from there", async () => {
  const { buyer } = await leftBehind()
  await say(portal.admin, 'Between us', { customerId: buyer.user.id })
  const entries = await unzip((await buyer.get('/api/profile/data')).bytes)
  const messages = JSON.parse(entries.get('kerf-data/messages.json')?.toString('utf8') ?? 'null')
  expect(messages.map(({ body }: { body: string }) => body)).toEqual(['One', 'Two', 'Between us'])
})

test('new messages there are announced to the company and the provider, not to a former member', async () => {
  const { buyer, owner, rfqId } = await leftBehind()
  const { companyId } = owner.user
  const listeners: Listener[] = [
    { userId: buyer.user.id, companyId: null, kind: 'customer' },
    { userId: owner.user.id, companyId, kind: 'customer' },
    { userId: portal.admin.user.id, companyId: null, kind: 'admin' },
  ]
  const told: string[] = []
  const stops = listeners.map((listener) =>
    portal.api.platform.live.subscribe(listener, () => void told.push(listener.userId)),
  )
  await say(portal.admin, 'One more', { rfqId })
  // Every listener receives one event before any receives the next, in this order.
  await vi.waitFor(() => expect(told).toContain(portal.admin.user.id), { timeout: 10_000 })
  for (const stop of stops) stop()
  expect(told).toContain(owner.user.id)
  expect(told).not.toContain(buyer.user.id)
})

test('a member who returns sees it again', async () => {
  const { owner, buyer, about } = await leftBehind()
  await portal.admin.post(`/api/admin/users/${buyer.user.id}/link`, { companyId: owner.user.companyId })
  for (const { answered } of about) {
    expect((await buyer.get(`/api/conversations/${answered.conversationId}`)).status).toBe(200)
  }
})
