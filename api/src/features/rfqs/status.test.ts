import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows, type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const setStatus = (id: string, status: unknown) => portal.admin.patch(`/api/admin/rfqs/${id}/status`, { status })
const submit = async () => (await portal.job.submitRfq(portal.customer.token)).id
const statusOf = async (id: string) => (await portal.customer.get(`/api/rfqs/${id}`)).body.status
const changesOf = (id: string) => countRows(portal.api, 'auditLog', { action: 'rfq.status_changed', objectId: id })

test('opening a submitted request makes it reviewing; opening it again changes nothing', async () => {
  const id = await submit()
  for (let times = 0; times < 2; times += 1) {
    expect((await setStatus(id, 'reviewing')).body.status).toBe('reviewing')
  }
  expect(await changesOf(id)).toBe(1)
})

test('opening a quoted, accepted or declined request leaves it unchanged', async () => {
  const id = await submit()
  await portal.job.quote(portal.admin.token, id)
  expect((await setStatus(id, 'reviewing')).body.status).toBe('quoted')
  await portal.job.accept(portal.customer.token, id)
  expect((await setStatus(id, 'reviewing')).body.status).toBe('accepted')
  const declined = await submit()
  await setStatus(declined, 'declined')
  expect((await setStatus(declined, 'reviewing')).body.status).toBe('declined')
})

test.each(['submitted', 'quoted', 'accepted', 'sent_to_suppliers'])('nobody can set %s by hand', async (status) => {
  const id = await submit()
  await setStatus(id, 'reviewing')
  expect(refusal(await setStatus(id, status))).toEqual([409, 'rfq.status_not_allowed'])
  expect(await statusOf(id)).toBe('reviewing')
})

test.each(['shipped', '', null, 7])('%j is not a status', async (status) => {
  expect(refusal(await setStatus(await submit(), status))).toEqual([400, 'validation.failed'])
})

test('declining a request declines its pending quote, which then cannot be answered', async () => {
  const id = await submit()
  const quote = await portal.job.quote(portal.admin.token, id)
  expect((await setStatus(id, 'declined')).body).toMatchObject({ status: 'declined', quote: { status: 'declined' } })
  const seen = await portal.customer.get(`/api/quotes/${quote.id}`)
  expect(seen.body).toMatchObject({ status: 'declined', respondedAt: expect.any(String) })
  await expect(portal.job.accept(portal.customer.token, id)).rejects.toThrow('quote.not_pending')
  await expect(portal.job.quote(portal.admin.token, id)).rejects.toThrow('quote.rfq_not_quotable')
  expect(await countRows(portal.api, 'auditLog', { action: 'quote.declined', objectId: quote.id })).toBe(1)
})

test('an accepted or declined request cannot be declined', async () => {
  const accepted = await submit()
  await portal.job.quote(portal.admin.token, accepted)
  await portal.job.accept(portal.customer.token, accepted)
  expect(refusal(await setStatus(accepted, 'declined'))).toEqual([409, 'rfq.already_decided'])
  const declined = await submit()
  await setStatus(declined, 'declined')
  expect(refusal(await setStatus(declined, 'declined'))).toEqual([409, 'rfq.already_decided'])
  expect(await changesOf(declined)).toBe(1)
})

test('a request shows its order once there is one', async () => {
  const id = await submit()
  const path = `/api/admin/rfqs/${id}/order`
  expect((await portal.admin.get(path)).body).toEqual({ hasOrder: false, orderNumber: null, orderId: null })
  const { rfqId, orderId } = await portal.job.order(portal.customer.token, portal.admin.token)
  expect((await portal.admin.get(`/api/admin/rfqs/${rfqId}/order`)).body).toEqual({
    hasOrder: true,
    orderNumber: expect.stringMatching(/^SORD-\d{4,}$/),
    orderId,
  })
})

test('asking for the quote of a request without one says that there is none', async () => {
  const id = await submit()
  expect(refusal(await portal.admin.get(`/api/admin/rfqs/${id}/quote`))).toEqual([404, 'quote.not_found'])
})
