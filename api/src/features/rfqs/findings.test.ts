import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherCustomer, type Portal, rfqFields, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const finding = {
  ...{ kind: 'material', mineSource: 'form', mine: 'Aluminum 6061-T6', theirsSource: 'drawing', theirs: '1.4301' },
  ...{ fileName: '図面.pdf', page: 2, answer: 'kept', reason: 'A first sample in\naluminum' },
}
const unanswered = { ...finding, kind: 'quantity', mine: '10', theirs: '25', answer: null, reason: null }
const submit = (fields: object) => portal.customer.post('/api/rfqs', { ...rfqFields, ...fields })

test('what differed when a request was sent is read by its customer and by admins, and by nobody else', async () => {
  const { status, body } = await submit({ findings: [finding, unanswered] })
  expect([status, body.parts[0].findings]).toEqual([201, [finding, unanswered]])
  for (const reader of [portal.customer, portal.admin]) {
    expect((await reader.get(`/api/rfqs/${body.id}`)).body.parts[0].findings).toEqual([finding, unanswered])
  }
  const stranger = await anotherCustomer(portal.api)
  expect((await stranger.get(`/api/rfqs/${body.id}`)).status).toBe(404)
})

test('each part has its own, and a part without any says nothing of them', async () => {
  const part = { material: 'steel', tolerance: 'tight', quantities: [5] }
  const { body } = await portal.customer.post('/api/rfqs', {
    projectName: 'Arm',
    parts: [part, { ...part, findings: [finding] }],
  })
  expect(body.parts[0]).not.toHaveProperty('findings')
  expect(body.parts[1].findings).toEqual([finding])
})

test('what a customer left out counts as not said', async () => {
  const { page: _page, answer: _answer, reason: _reason, ...bare } = finding
  const { body } = await submit({ findings: [{ ...bare, reason: '  ' }] })
  expect(body.parts[0].findings).toEqual([{ ...bare, page: null, answer: null, reason: null }])
})

test.each([
  ['of an unknown kind', [{ ...finding, kind: 'colour' }]],
  ['with an unknown answer', [{ ...finding, answer: 'perhaps' }]],
  ['with a reason of 501 characters', [{ ...finding, reason: 'x'.repeat(501) }]],
  ['without the words of the file', [{ ...finding, theirs: ' ' }]],
  ['on page 0', [{ ...finding, page: 0 }]],
  ['in too great a number', Array.from({ length: 21 }, () => finding)],
])('findings %s are refused', async (_what, findings) => {
  expect((await submit({ findings })).body.code).toBe('validation.failed')
})

test('an order that is asked for again is checked by nobody, and has no findings', async () => {
  const { job, customer, admin, api } = portal
  const { orderId, rfqId } = await job.order(customer.token, admin.token)
  await api
    .knex('rfqParts')
    .where({ rfqId })
    .update({ findings: JSON.stringify([finding]) })
  const { body } = await customer.post(`/api/orders/${orderId}/reorder`)
  expect(body.rfq.parts[0]).not.toHaveProperty('findings')
})
