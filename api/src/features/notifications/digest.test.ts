import { afterAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/factories.ts'
import { anotherCustomer, dayFromNow, type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { sendDigests } from './digest-service.ts'

const hour = 60 * 60 * 1000
/** Nine hours ahead of UTC all year: 07:00 there is 22:00 UTC on the day before. */
const businessTimeZone = 'Asia/Tokyo'

let portal: Portal
beforeEach(async () => {
  await portal?.api.stop()
  portal = await startPortal({ config: { businessTimeZone, publicUrl: 'https://kerf.example' } })
  // 21:00 UTC of tomorrow: an hour before morning.
  portal.api.passTime(Date.parse(`${dayFromNow(1)}T21:00:00Z`) - Date.now())
})
afterAll(() => portal.api.stop())

const putAs = ({ token }: Person, path: string, json: object) => portal.api.request('put', path, { as: token, json })
const choose = (person: Person, pace: string) => putAs(person, '/api/profile/mail-rhythm', { pace })

/** Sessions end as the clock moves on. */
const again = async ({ user }: Person) => signIn(portal.api, user)

async function quoteFor(customer: Person): Promise<void> {
  const rfq = await portal.job.submitRfq(await again(customer))
  await portal.job.quote(await again(portal.admin), rfq.id)
}

async function digester(): Promise<Person> {
  const customer = await anotherCustomer(portal.api)
  await choose(customer, 'daily')
  return customer
}

/** Sends what is due. @returns all mails to one user so far */
async function mailed({ user }: Person) {
  await sendDigests(portal.api.platform)
  await portal.api.runJobs()
  return portal.api.mails.filter(({ to }) => (typeof to === 'string' ? to : to.address) === user.email)
}

test('events arrive once, in one mail in the morning, grouped by topic', async () => {
  const { api, admin, job } = portal
  const customer = await digester()
  await job.order(customer.token, await again(admin))
  await job.submitRfq(customer.token)
  expect(await mailed(customer)).toEqual([])
  api.passTime(hour)
  const [mail, ...more] = await mailed(customer)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('2 things')
  expect(mail?.text).toMatch(
    /\nQuotes\n- Your quote .* is ready:\nhttps:\/\/kerf\.example\/quotes\/[\s\S]*\nOrder confirmations\n/,
  )
  expect(mail?.unsubscribe).toContain('.daily.')
  expect(await mailed(customer)).toHaveLength(1)
  api.passTime(24 * hour)
  expect(await mailed(customer)).toHaveLength(1)
})

test('what was read meanwhile or turned off is left out, and no mail is sent if nothing remains', async () => {
  const { api } = portal
  const [reader, unwilling, undecided] = [await digester(), await digester(), await digester()]
  for (const customer of [reader, unwilling, undecided]) {
    await quoteFor(customer)
  }
  await reader.post('/api/notifications/read', { until: api.platform.clock().toISOString() })
  await putAs(unwilling, '/api/profile/notifications/quotes', { email: false })
  await choose(undecided, 'none')
  api.passTime(2 * hour)
  for (const customer of [reader, unwilling, undecided]) expect(await mailed(customer)).toEqual([])
})

test('missed mornings are made up for in one mail, even for users who have switched to single mails since', async () => {
  const { api } = portal
  const customer = await digester()
  await quoteFor(customer)
  await choose(customer, 'at_once')
  api.passTime(3 * 24 * hour)
  expect(await mailed(customer)).toHaveLength(1)
})

test('two processes at once send each user one mail', async () => {
  const { api } = portal
  const customers = [await digester(), await digester(), await digester()]
  for (const customer of customers) {
    await quoteFor(customer)
  }
  api.passTime(2 * hour)
  await Promise.all([sendDigests(api.platform), sendDigests(api.platform)])
  for (const customer of customers) expect(await mailed(customer)).toHaveLength(1)
})

test('a mail that was not queued is written again: mark and mail are committed together', async () => {
  const { api } = portal
  const customer = await digester()
  await quoteFor(customer)
  api.passTime(2 * hour)
  const broken = { ...api.platform, jobs: { ...api.platform.jobs, enqueue: () => Promise.reject(new Error('killed')) } }
  await expect(sendDigests(broken)).rejects.toThrow('killed')
  expect(await mailed(customer)).toHaveLength(1)
})

test('the link in a daily mail turns daily mails off without turning single ones on', async () => {
  const { api } = portal
  const customer = await digester()
  await quoteFor(customer)
  api.passTime(2 * hour)
  const token = new URL((await mailed(customer))[0]?.unsubscribe ?? '').searchParams.get('token')
  expect((await api.request('post', `/api/unsubscribe/one-click?token=${token}`)).status).toBe(204)
  await quoteFor(customer)
  api.passTime(24 * hour)
  expect(await mailed(customer)).toHaveLength(1)
  const again = await api.request('put', '/api/unsubscribe', { json: { token, isOn: true } })
  expect(again.body).toMatchObject({ scope: 'daily', isOn: true })
})
