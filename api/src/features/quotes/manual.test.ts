import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, createSupplier } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { countRows, dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const terms = (more: object = {}) => ({
  customerId: portal.customer.user.id,
  amount: '1250.5',
  validUntil: dayFromNow(30),
  ...more,
})
const create = (more: object = {}) => portal.admin.post('/api/admin/quotes/create', terms(more))

test('a manual quote comes with a placeholder RFQ, which the customer finds quoted', async () => {
  const { status, body } = await create({ estimatedDeliveryDate: dayFromNow(14), notes: 'As agreed by telephone' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    amount: '1250.50',
    currency: 'USD',
    status: 'pending',
    validUntil: dayFromNow(30),
    estimatedDeliveryDate: dayFromNow(14),
    notes: 'As agreed by telephone',
  })
  const rfq = await portal.customer.get(`/api/rfqs/${body.rfqId}`)
  expect(rfq.body).toMatchObject({
    projectName: 'Manual quote',
    status: 'quoted',
    quantity: 1,
    user: { name: 'Ada Miller' },
  })
  expect(await countRows(portal.api, 'rfqs', { id: body.rfqId, source: 'manual' })).toBe(1)
})

test('it needs no delivery date, and the customer can accept it like any other', async () => {
  const { body } = await create()
  expect(body.estimatedDeliveryDate).toBeNull()
  expect(await portal.job.accept(portal.customer.token, body.rfqId)).toMatchObject({ status: 'accepted' })
})

test('the customer is told of it, and it is in the audit log with its RFQ', async () => {
  const { body } = await create()
  await portal.api.runJobs()
  expect((await mailsTo(portal.api, portal.customer.user.email)).some(({ text }) => text?.includes(body.id))).toBe(true)
  const actions = await portal.api
    .knex('auditLog')
    .whereIn('objectId', [body.id, body.rfqId])
    .orderBy('id')
    .pluck('action')
  expect(actions).toEqual(expect.arrayContaining(['rfq.submitted', 'quote.offered', 'rfq.status_changed']))
})

test('a refused quote takes no number, and the next quote gets the next one', async () => {
  const numberOf = async (terms: object) => Number((await create(terms)).body.quoteNumber.replace(/\D/g, ''))
  const before = await numberOf({})
  for (const wrong of [{ validUntil: '2020-01-01' }, { estimatedDeliveryDate: '2020-01-01' }, { currency: 'JPY' }]) {
    expect((await create(wrong)).status).toBe(400)
  }
  expect(await numberOf({})).toBe(before + 1)
})

test.each([
  ['no customer', { customerId: undefined }, 'customerId'],
  ['an amount of zero', { amount: '0' }, 'amount'],
  ['a negative amount', { amount: '-5' }, 'amount'],
  ['an amount with a thousands separator', { amount: '1,000.50' }, 'amount'],
  ['an amount beyond all bounds', { amount: 1e12 }, 'amount'],
  ['no last day', { validUntil: '' }, 'validUntil'],
  ['a last day that has passed', { validUntil: dayFromNow(-1) }, 'validUntil'],
  ['a last day that does not exist', { validUntil: '2027-02-29' }, 'validUntil'],
  ['a delivery in the past', { estimatedDeliveryDate: dayFromNow(-1) }, 'estimatedDeliveryDate'],
])('%s is reported at its field, and leaves no RFQ behind', async (_what, more, field) => {
  const before = await countRows(portal.api, 'rfqs')
  const answer = await create(more)
  expect(refusal(answer)).toEqual([400, 'validation.failed'])
  expect(Object.keys(answer.body.fields)).toEqual([field])
  expect(await countRows(portal.api, 'rfqs')).toBe(before)
})

test('a quote may be for today alone', async () => {
  expect((await create({ validUntil: dayFromNow(0) })).status).toBe(201)
})

test('only an existing customer can be given a quote', async () => {
  const deleted = await createCustomer(portal.api)
  await portal.api.knex('users').where({ id: deleted.id }).update({ deletedAt: new Date() })
  const supplier = await createSupplier(portal.api)
  for (const customerId of [deleted.id, supplier.id, portal.admin.user.id, '00000000-0000-7000-8000-000000000000']) {
    expect(refusal(await create({ customerId }))).toEqual([404, 'user.not_found'])
  }
})

test('a quote for a customer deleted at the same moment is either refused or deleted with them', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await createCustomer(portal.api)
    const [made, deleted] = await Promise.all([
      create({ customerId: id }),
      portal.admin.delete(`/api/admin/users/${id}`),
    ])
    expect([201, 404]).toContain(made.status)
    expect(deleted.status).toBe(204)
    expect(await countRows(portal.api, 'rfqs', { customerId: id })).toBe(0)
  }
})

test('a form sent twice creates one quote', async () => {
  const json = terms({ amount: '77.00' })
  const ask = { as: portal.admin.token, json, headers: { 'idempotency-key': 'manual-quote-0001' } }
  const send = () => portal.api.request('post', '/api/admin/quotes/create', ask)
  const first = await send()
  const again = await send()
  expect([first.status, again.body.id]).toEqual([201, first.body.id])
  expect(await countRows(portal.api, 'quotes', { currentAmount: '77.00' })).toBe(1)
})
