import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { anotherCustomer, type Person, type Portal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { publicUrl: 'https://kerf.example' } })
})
afterAll(() => portal.api.stop())

async function mailedQuote(customer: Person) {
  const rfq = await portal.job.submitRfq(customer.token)
  await portal.job.quote(portal.admin.token, rfq.id)
  const mails = await mailsTo(portal.api, customer.user.email)
  return mails.filter(({ subject }) => subject.includes('is ready'))
}

/** The link at the foot of the last mail about a quote. */
async function tokenFor(customer: Person): Promise<string> {
  const mail = (await mailedQuote(customer)).at(-1)
  return /https:\/\/kerf\.example\/unsubscribe#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const ask = (method: string, path: string, json: object) =>
  portal.api.request(method, `/api/unsubscribe${path}`, { json })

test('the link in a mail says what it turns off, and opening it turns nothing off', async () => {
  const customer = await anotherCustomer(portal.api)
  const token = await tokenFor(customer)
  const { email } = customer.user
  const { status, body } = await ask('post', '/open', { token })
  expect([status, body]).toEqual([
    200,
    { scope: 'quotes', isOn: true, email: `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}` },
  ])
  expect(await mailedQuote(customer)).toHaveLength(2)
})

test('mails are turned off without signing in, and on again', async () => {
  const customer = await anotherCustomer(portal.api)
  const token = await tokenFor(customer)
  expect((await ask('put', '', { token, isOn: false })).body.isOn).toBe(false)
  expect(await mailedQuote(customer)).toHaveLength(1)
  expect((await ask('put', '', { token, isOn: true })).body.isOn).toBe(true)
  expect(await mailedQuote(customer)).toHaveLength(2)
})

test("a mail program that posts to the header's address turns them off at once (RFC 8058)", async () => {
  const { api } = portal
  const customer = await anotherCustomer(api)
  const address = (await mailedQuote(customer)).at(-1)?.unsubscribe ?? ''
  expect(address).toMatch(/^https:\/\/kerf\.example\/api\/unsubscribe\/one-click\?token=/)
  const { pathname, search } = new URL(address)
  const asMailPrograms = async (method: string) =>
    fetch(`${api.url}${pathname}${search}`, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
    })
  const opened = await asMailPrograms('GET')
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    `https://kerf.example/unsubscribe#${new URLSearchParams(search).get('token')}`,
  ])
  expect(await mailedQuote(customer)).toHaveLength(2)
  for (const time of ['first', 'again']) expect([time, (await asMailPrograms('POST')).status]).toEqual([time, 204])
  expect(await mailedQuote(customer)).toHaveLength(2)
})

test('a link works only for its account and topic, and for years', async () => {
  const { api } = portal
  const [customer, other] = [await anotherCustomer(api), await anotherCustomer(api)]
  const [own = '', , signature] = (await tokenFor(customer)).split('.')
  const [theirs] = (await tokenFor(other)).split('.')
  for (const token of [
    `${own}.messages.${signature}`,
    `${theirs}.quotes.${signature}`,
    `${own}.quotes.${'x'.repeat(43)}`,
    `${own}.nothing.${signature}`,
  ]) {
    const { status, body } = await ask('put', '', { token, isOn: false })
    expect([token, status, body.code]).toEqual([token, 404, 'unsubscribe.link_invalid'])
  }
  api.passTime(400 * 24 * 60 * 60 * 1000)
  expect((await ask('post', '/open', { token: `${own}.quotes.${signature}` })).status).toBe(200)
})

test('the link of a deleted account turns nothing off, and says so', async () => {
  const links = portal.api.platform.unsubscribeLinks
  const token = links.tokenFor({ userId: '00000000-0000-7000-8000-000000000000', scope: 'quotes' })
  expect((await ask('post', '/open', { token })).body.code).toBe('unsubscribe.link_invalid')
})
