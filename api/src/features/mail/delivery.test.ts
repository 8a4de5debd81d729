import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTeam, invite, newAddress } from '../../../test/company.ts'
import { signedInAdmin, signedInCustomer } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { personOf } from '../../../test/main-job.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp-server.ts'
import { FailedMail } from '../../models/failed-mail.ts'
import type { LiveMessage } from '../../platform/live/live.ts'
import { createLog } from '../../platform/log/log.ts'
import { createMailer, type Mailer } from '../../platform/mail/mailer.ts'
import { sendMail } from './service.ts'

let smtp: TestSmtpServer
let mailer: Mailer
let api: TestApi

beforeAll(async () => {
  smtp = await startSmtpServer()
  const from = { name: 'Kerf', address: 'no-reply@kerf.example' }
  mailer = createMailer({ smtpUrl: smtp.url, dataDir: tmpdir(), from, log: createLog('silent') })
  api = await startApi({ mailer })
})
beforeEach(() => {
  smtp.answer = 250
  smtp.received.length = 0
})
afterAll(async () => {
  await api.stop()
  mailer.close()
  await smtp.stop()
})

const minutes = 60_000

/** Registers, and returns the cookie by which the browser is recognised. */
async function register(email: string): Promise<string> {
  const json = { email, password: 'correct horse battery', name: 'Dana Park', role: 'customer' }
  const answer = await api.request('post', '/api/auth/register', { json })
  expect(answer.status).toBe(201)
  return (
    (answer.headers.getSetCookie().find((cookie) => cookie.startsWith('kerf_registration=')) ?? '').split(';')[0] ?? ''
  )
}

async function runOnce(): Promise<'done' | 'again'> {
  return api.runJobs().then(
    () => 'done' as const,
    () => 'again' as const,
  )
}

async function tryAgain(): Promise<'done' | 'again'> {
  api.jobs.retryFailed()
  return runOnce()
}

const failedTo = (recipient: string) => FailedMail.query(api.knex).where({ recipient })
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0]

test('a code whose mail is deferred is retried for an hour, then given up and listed', async () => {
  const email = newAddress()
  smtp.answer = 451
  await register(email)
  expect(await runOnce()).toBe('again')
  api.passTime(55 * minutes)
  expect(await tryAgain()).toBe('again')
  expect(await failedTo(email)).toEqual([])
  api.passTime(10 * minutes)
  expect(await tryAgain()).toBe('done')
  expect(await failedTo(email)).toMatchObject([
    { outcome: 'given_up', purpose: 'registration', tries: 3, reason: expect.stringContaining('Greylisted') },
  ])
})

test('a code arrives when the greylisting ends', async () => {
  const email = newAddress()
  smtp.answer = 451
  await register(email)
  expect(await runOnce()).toBe('again')
  smtp.answer = 250
  api.passTime(50 * minutes)
  expect(await tryAgain()).toBe('done')
  const json = { email, role: 'customer', verificationCode: codeIn(smtp.received[0]?.text) }
  expect((await api.request('post', '/api/auth/verify-email', { json })).status).toBe(200)
})

test('a notice is retried for two days', async () => {
  const to = newAddress()
  smtp.answer = 451
  await api.knex.transaction((tx) =>
    sendMail(
      { enqueue: async (job, payload) => void (await api.jobs.enqueue(tx, job, payload)) },
      { to, subject: 'News', text: 'News', html: '<p>News</p>' },
    ),
  )
  expect(await runOnce()).toBe('again')
  api.passTime(47 * 60 * minutes)
  expect(await tryAgain()).toBe('again')
  api.passTime(2 * 60 * minutes)
  expect(await tryAgain()).toBe('done')
  expect(await failedTo(to)).toMatchObject([{ outcome: 'given_up', purpose: 'notice' }])
})

test('a refused mail is not retried; only the browser that registered is told', async () => {
  const email = newAddress()
  smtp.answer = 550
  const cookie = await register(email)
  expect(await runOnce()).toBe('done')
  const resend = async (headers: Record<string, string>) => {
    const json = { email, role: 'customer' }
    return (await api.request('post', '/api/auth/resend-verification', { json, headers })).body.undelivered
  }
  expect(await resend({ cookie })).toBe(true)
  expect(await resend({})).toBe(false)
  expect(await resend({ cookie: 'kerf_registration=another' })).toBe(false)
  api.passTime(61 * minutes)
  expect(await resend({ cookie })).toBe(false)
})

test('an owner sees which invitations could not be delivered, until they are sent again', async () => {
  const { owner } = await createTeam(api)
  const [refused, taken] = [newAddress(), newAddress()]
  await invite(api, owner, taken)
  await api.runJobs()
  smtp.answer = 550
  const { id } = await invite(api, owner, refused)
  await api.runJobs()
  const undelivered = async () => {
    const { body } = await owner.get('/api/company/invitations')
    return body.filter((invitation: { isUndelivered: boolean }) => invitation.isUndelivered)
  }
  expect(await undelivered()).toMatchObject([{ email: refused }])
  smtp.answer = 250
  api.passTime(minutes)
  await owner.post(`/api/company/invitations/${id}/resend`)
  await api.runJobs()
  expect(await undelivered()).toEqual([])
})

test('an admin sees which invitations of suppliers could not be delivered, until they are sent again', async () => {
  const admin = personOf(api, await signedInAdmin(api))
  const path = '/api/admin/supplier-invitations'
  smtp.answer = 550
  const refused = (await admin.post(path, { email: newAddress() })).body
  await api.runJobs()
  smtp.answer = 250
  await admin.post(path, { email: newAddress() })
  await api.runJobs()
  const undelivered = async () => (await admin.get(`${path}?status=undelivered`)).body
  expect(await undelivered()).toMatchObject([{ email: refused.email, isUndelivered: true }])
  api.passTime(minutes)
  await admin.post(`${path}/${refused.id}/resend`)
  await api.runJobs()
  expect(await undelivered()).toEqual([])
})

test('nobody learns whether an address that refuses mails has an account', async () => {
  const { email } = (await signedInCustomer(api)).user
  await api.runJobs()
  smtp.answer = 550
  const cookie = await register(email)
  await api.runJobs()
  const json = { email, role: 'customer' }
  const { body } = await api.request('post', '/api/auth/resend-verification', { json, headers: { cookie } })
  expect(body.undelivered).toBe(true)
})

test('a mail whose acknowledgement was lost is sent again as the same mail, with the same code', async () => {
  const email = newAddress()
  smtp.answer = 'drop'
  await register(email)
  expect(await runOnce()).toBe('again')
  smtp.answer = 250
  expect(await tryAgain()).toBe('done')
  const [first, second] = [smtp.received[0], smtp.received.at(-1)]
  expect(smtp.received.length).toBeGreaterThan(1)
  expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}\.1@kerf\.example>$/)
  expect(second?.messageId).toBe(first?.messageId)
  expect(codeIn(second?.text)).toBe(codeIn(first?.text))
})

test('a mail that is sent again allows no new tries at its code', async () => {
  const email = newAddress()
  smtp.answer = 'drop'
  await register(email)
  expect(await runOnce()).toBe('again')
  const code = codeIn(smtp.received[0]?.text)
  const verify = (verificationCode: string) =>
    api.request('post', '/api/auth/verify-email', { json: { email, role: 'customer', verificationCode } })
  for (let guess = 0; guess < 5; guess += 1) await verify(code === '000000' ? '000001' : '000000')
  smtp.answer = 250
  expect(await tryAgain()).toBe('done')
  expect((await verify(code ?? '')).body.code).toBe('auth.code_invalid')
})

test('every mail says that it is automatic, and which list it belongs to', async () => {
  const to = newAddress()
  const unsubscribe = 'https://kerf.example/api/unsubscribe/one-click?token=a.quotes.b'
  for (const more of [{}, { unsubscribe }]) await mailer.send({ to, subject: 'a', text: 'a', html: 'a', ...more })
  const headers = smtp.received.map(({ headers: all, headerLines }) => {
    // A long header is folded.
    const line = (name: string) => headerLines.find(({ key }) => key === name)?.line.replaceAll(/\s+/g, ' ')
    return [all.get('auto-submitted'), line('list-id'), line('list-unsubscribe'), line('list-unsubscribe-post')]
  })
  const listId = 'List-ID: "Kerf" <mail.kerf.example>'
  expect(headers).toEqual([
    ['auto-generated', listId, undefined, undefined],
    [
      'auto-generated',
      listId,
      `List-Unsubscribe: <${unsubscribe}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ],
  ])
})

test('admins viewing the list learn at once that a mail failed', async () => {
  const heard: LiveMessage[] = []
  const stop = api.platform.live.subscribe({ userId: 'nobody', companyId: null, kind: 'admin' }, (message) =>
    heard.push(message),
  )
  smtp.answer = 550
  await register(newAddress())
  await api.runJobs()
  await expect.poll(() => heard).toContainEqual({ type: 'changed', tags: ['Mail'] })
  stop()
})

test('an admin lists failed mails and can have one sent again, once', async () => {
  const admin = (await signedInAdmin(api)).token
  const email = newAddress()
  smtp.answer = 550
  await register(email)
  await api.runJobs()
  const found = await api.request('get', `/api/admin/mails?q=${encodeURIComponent(email)}&status=refused`, {
    as: admin,
  })
  expect(found.body).toMatchObject([
    { recipient: email, outcome: 'refused', reason: expect.stringContaining('No such user'), retriedAt: null },
  ])
  const [{ id }] = found.body
  smtp.answer = 250
  // Any sooner, the existing code counts as sent.
  api.passTime(minutes)
  const retry = () => api.request('post', `/api/admin/mails/${id}/retry`, { as: admin })
  expect((await retry()).body.retriedAt).not.toBeNull()
  expect((await retry()).body.code).toBe('mail.retried')
  await api.runJobs()
  expect(smtp.received.map(({ to }) => to && !Array.isArray(to) && to.text)).toEqual([expect.stringContaining(email)])
})

test('failed mails hold no code and no link, and are deleted after 30 days', async () => {
  const email = newAddress()
  smtp.answer = 550
  await register(email)
  await api.runJobs()
  expect(JSON.stringify(await failedTo(email))).not.toMatch(/\b\d{6}\b/)
  api.passTime(31 * 24 * 60 * minutes)
  const { sweep } = await import('../sweeps/service.ts')
  await sweep(api.platform)
  expect(await failedTo(email)).toEqual([])
})
