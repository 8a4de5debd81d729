import { afterAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/factories.ts'
import { dayFromNow, type Portal, personOf, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
import { remindCustomers } from './reminder-service.ts'

const day = 24 * 60 * 60 * 1000

let portal: Portal
beforeEach(async () => {
  await portal?.api.stop()
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

/** Gives the due reminders. @returns the subjects of the resulting mails to the customer */
async function reminded(): Promise<string[]> {
  const { api, customer } = portal
  await api.runJobs()
  const before = api.mails.length
  await remindCustomers(api.platform)
  await api.runJobs()
  const to = (mail: (typeof api.mails)[number]) => (typeof mail.to === 'string' ? mail.to : mail.to.address)
  return api.mails.slice(before).flatMap((mail) => (to(mail) === customer.user.email ? [mail.subject] : []))
}

/** Sessions end as the clock moves on. */
async function adminNow() {
  return personOf(portal.api, { user: portal.admin.user, token: await signIn(portal.api, portal.admin.user) })
}

async function quoted(validDays: number) {
  const rfq = await portal.job.submitRfq(portal.customer.token)
  await portal.job.quote(portal.admin.token, rfq.id, { validUntil: dayFromNow(validDays) })
  return rfq
}

test('the customer is reminded once of a quote about to expire, and again after a revision', async () => {
  const { api, job } = portal
  const rfq = await quoted(10)
  api.passTime(6 * day)
  expect(await reminded()).toEqual([])
  api.passTime(day)
  expect(await reminded()).toEqual([expect.stringMatching(/^Your quote .* is valid until /)])
  expect(await reminded()).toEqual([])
  const admin = await adminNow()
  await job.quote(admin.token, rfq.id, { validUntil: dayFromNow(20), estimatedDeliveryDate: dayFromNow(30) })
  api.passTime(11 * day)
  expect(await reminded()).toHaveLength(1)
  expect(await reminded()).toEqual([])
})

test('missed days are made up for, but not once it is too late', async () => {
  const { api } = portal
  await quoted(10)
  api.passTime(10 * day)
  expect(await reminded()).toHaveLength(1)
  await portal.api.stop()
  portal = await startPortal()
  await quoted(10)
  portal.api.passTime(12 * day)
  expect(await reminded()).toEqual([])
})

test('there is no reminder of an answered quote, nor of one offered today', async () => {
  const { api, job, customer } = portal
  const rfq = await quoted(10)
  await job.accept(customer.token, rfq.id)
  const short = await quoted(10)
  const ofShort = 'quote_id in (select id from quotes where rfq_id = ?)'
  await api.platform
    .knex('quote_revisions')
    .whereRaw(ofShort, [short.id])
    .update({ validUntil: dayFromNow(2) })
  api.passTime(60_000)
  expect(await reminded()).toEqual([])
})

test('a missing purchase order is asked for once, three days after accepting', async () => {
  const { api, job, customer } = portal
  const rfq = await quoted(30)
  await job.accept(customer.token, rfq.id)
  const sent = await quoted(30)
  const { id } = await job.accept(customer.token, sent.id)
  await job.sendPurchaseOrder(customer.token, id)
  api.passTime(2 * day)
  expect(await reminded()).toEqual([])
  api.passTime(2 * day)
  expect(await reminded()).toEqual([
    `Quote ${rfq.displayNumber} for Gripper bracket: we are waiting for your purchase order`,
  ])
  api.passTime(5 * day)
  expect(await reminded()).toEqual([])
})

test('the customer is reminded of a waiting quality check once a round, three days after its last file', async () => {
  const { api, job, customer, admin } = portal
  const { orderId } = await job.order(customer.token, admin.token)
  const addFile = async (token: string) => {
    const form = formOf({}, { qualityCheck: [{ name: 'report.pdf', bytes: pdfBytes() }] })
    await api.request('patch', `/api/orders/${orderId}/quality-check`, { as: token, form })
  }
  await job.setStatus(admin.token, orderId, 'quality_check')
  api.passTime(4 * day)
  // There is nothing to look at yet.
  expect(await reminded()).toEqual([])
  await addFile((await adminNow()).token)
  api.passTime(2 * day)
  expect(await reminded()).toEqual([])
  api.passTime(2 * day)
  expect(await reminded()).toEqual([expect.stringMatching(/the quality check is waiting for you$/)])
  expect(await reminded()).toEqual([])

  const now = personOf(api, { user: customer.user, token: await signIn(api, customer.user) })
  await now.post(`/api/orders/${orderId}/approve-quality-check`, { approved: false, notes: 'Scratched' })
  expect(await reminded()).toEqual([])
  await addFile((await adminNow()).token)
  api.passTime(4 * day)
  expect(await reminded()).toHaveLength(1)
})

test('two processes at once give one reminder', async () => {
  const { api, customer } = portal
  for (let count = 0; count < 3; count += 1) await quoted(10)
  api.passTime(8 * day)
  await api.runJobs()
  const before = api.mails.length
  await Promise.all([remindCustomers(api.platform), remindCustomers(api.platform)])
  await api.runJobs()
  expect(api.mails.slice(before)).toHaveLength(3)
  expect(
    await api.knex('notifications').where({ userId: customer.user.id }).where('title', 'like', '%valid until%'),
  ).toHaveLength(3)
})

test('a reminder that was not queued is given again: note and mail are committed together', async () => {
  const { api } = portal
  await quoted(10)
  api.passTime(8 * day)
  const broken = { ...api.platform, jobs: { ...api.platform.jobs, enqueue: () => Promise.reject(new Error('killed')) } }
  await expect(remindCustomers(broken)).rejects.toThrow('killed')
  expect(await reminded()).toHaveLength(1)
})
