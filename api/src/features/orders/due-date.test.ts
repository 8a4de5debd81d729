import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())
beforeEach(async () => {
  await portal.api.runJobs()
  portal.api.mails.length = 0
})

/** Promised in two weeks, and due in thirty days. */
const newOrder = async () => (await portal.job.order(portal.customer.token, portal.admin.token)).orderId
const setDueDate = (id: string, body: object) => portal.admin.patch(`/api/orders/${id}/due-date`, body)
const later = { dueDate: dayFromNow(40), reason: '材料が遅れています。', confirmLater: true }

test('a later date needs a confirmation and a reason, and both parties still see the promised date', async () => {
  const id = await newOrder()
  const { status, body } = await setDueDate(id, later)
  const said = {
    dueDate: dayFromNow(40),
    promisedDate: dayFromNow(14),
    estimatedDeliveryDate: dayFromNow(14),
    dueDateChanges: [{ from: dayFromNow(30), to: dayFromNow(40), reason: later.reason }],
  }
  expect([status, body]).toMatchObject([200, said])
  expect((await portal.customer.get(`/api/orders/${id}`)).body).toMatchObject(said)
})

test('an earlier date needs neither, and changes are listed newest first', async () => {
  const id = await newOrder()
  await setDueDate(id, later)
  const { status, body } = await setDueDate(id, { dueDate: dayFromNow(20) })
  expect([status, body.promisedDate]).toEqual([200, dayFromNow(14)])
  expect(body.dueDateChanges).toMatchObject([
    { from: dayFromNow(40), to: dayFromNow(20), reason: null },
    { from: dayFromNow(30), to: dayFromNow(40) },
  ])
})

test('the customer is mailed the new day, the previous one, the promised one and the reason', async () => {
  const id = await newOrder()
  await portal.api.runJobs()
  portal.api.mails.length = 0
  const { orderNumber } = (await setDueDate(id, later)).body
  await portal.api.runJobs()
  const [mail, ...others] = portal.api.mails
  expect(others).toEqual([])
  expect(mail?.to).toMatchObject({ address: portal.customer.user.email })
  expect(mail?.subject).toContain(`Order ${orderNumber} is now due on`)
  for (const words of ['The previous date was', 'Our quote promised', later.reason]) expect(mail?.text).toContain(words)
})

test.each([
  ['a later date without a reason', { ...later, reason: ' ' }, [400, 'validation.failed']],
  ['a later date that is not confirmed', { ...later, confirmLater: false }, [409, 'order.due_date_later']],
  ['a day in the past', { dueDate: dayFromNow(-3) }, [400, 'order.due_date_past']],
  ['an invalid day', { dueDate: 'soon' }, [400, 'validation.failed']],
])('%s is refused, and nothing changes', async (_, body, refused) => {
  const id = await newOrder()
  expect(refusal(await setDueDate(id, body))).toEqual(refused)
  expect((await portal.admin.get(`/api/orders/${id}`)).body).toMatchObject({
    dueDate: dayFromNow(30),
    dueDateChanges: [],
  })
})

test('the same date again changes nothing and tells nobody', async () => {
  const id = await newOrder()
  await portal.api.runJobs()
  portal.api.mails.length = 0
  const { status, body } = await setDueDate(id, { dueDate: dayFromNow(30) })
  await portal.api.runJobs()
  expect([status, body.dueDateChanges, portal.api.mails]).toEqual([200, [], []])
})

test('if two admins change it at once, one wins and the other is told', async () => {
  const id = await newOrder()
  const basedOn = { dueDate: dayFromNow(30) }
  const answers = await Promise.all([20, 21].map((days) => setDueDate(id, { dueDate: dayFromNow(days), basedOn })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a delivered order has no due date to change', async () => {
  const id = await newOrder()
  await portal.admin.patch(`/api/orders/${id}/status`, { status: 'delivered', confirmUnshipped: true })
  expect(refusal(await setDueDate(id, { dueDate: dayFromNow(20) }))).toEqual([409, 'order.due_date_final'])
})

test('an order created by hand has no promised date, and gets its first due date', async () => {
  const { body: order } = await portal.admin.post('/api/admin/orders/create', {
    ...{ customerId: portal.customer.user.id, projectName: 'Cover', material: 'Steel', tolerance: 'tight' },
    ...{ quantity: 1, amount: '10' },
  })
  const { body } = await setDueDate(order.id, { dueDate: dayFromNow(20) })
  expect(body).toMatchObject({
    dueDate: dayFromNow(20),
    promisedDate: null,
    dueDateChanges: [{ from: null, to: dayFromNow(20) }],
  })
})
