import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../src/platform/log/log.ts'
import { createMailer } from '../../src/platform/mail/mailer.ts'
import { authCalls } from '../auth-calls.ts'
import { createPeople } from '../authorization/people.ts'
import { signIn, testPassword } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { mainJob } from '../main-job.ts'
import { formOf, pdfBytes } from '../samples.ts'

let api: TestApi
let dataDir: string
beforeAll(async () => {
  api = await startApi()
  dataDir = await mkdtemp(join(tmpdir(), 'kerf-sources-'))
})
afterAll(async () => {
  await api.stop()
  await rm(dataDir, { recursive: true })
})

/** A mail as a mail server would get it. */
interface Source {
  /** Each header, unfolded. */
  headers: string[]
  /** The whole mail. */
  raw: string
  mail: ParsedMail
}

/** Every kind of mail about accounts, companies and orders, with these names for people and things. */
async function sourcesWith(name: string): Promise<Source[]> {
  const from = api.mails.length
  await doAllThatIsMailed(name)
  await api.runJobs()
  const log = createLog('silent')
  const mailer = createMailer({ dataDir, from: { name: 'Kerf', address: 'no-reply@kerf.example' }, log })
  const sources = []
  for (const message of api.mails.slice(from)) {
    const raw = await readFile((await mailer.send(message)).file ?? '', 'latin1')
    const [head = ''] = raw.split('\r\n\r\n')
    sources.push({ raw, headers: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'), mail: await simpleParser(raw) })
  }
  mailer.close()
  return sources
}

async function doAllThatIsMailed(name: string): Promise<void> {
  // Admins get a mail for each order with a revision request: one at a time.
  await api.knex('users').where({ isAdmin: true }).update({ deletedAt: new Date() })
  const people = await createPeople(api)
  const { owner = '', admin = '', colleague = '' } = people.tokens
  // Written into rows directly, because they may contain what calls now refuse.
  await api.knex('users').update({ name, companyNameInput: name, title: name })
  await api.knex('companies').where({ id: people.companyId }).update({ name })

  const job = mainJob(api)
  const rfq = await job.submitRfq(owner)
  await api.knex('rfqs').where({ id: rfq.id }).update({ projectName: name })
  await job.uploadDrawings(owner, rfq.id)
  await job.quote(admin, rfq.id)
  const quote = await job.accept(owner, rfq.id)
  await job.sendPurchaseOrder(owner, quote.id)
  const order = await job.createOrder(admin, rfq.id)
  await job.setStatus(admin, order.id, 'quality_check')
  const form = formOf({}, { qualityCheck: [{ name: 'report.pdf', bytes: pdfBytes() }] })
  await api.request('patch', `/api/orders/${order.id}/quality-check`, { as: admin, form })
  const json = { approved: false, notes: name.slice(0, 500) }
  await api.request('post', `/api/orders/${order.id}/approve-quality-check`, { as: owner, json })

  const email = (await api.request('get', '/api/auth/me', { as: owner })).body.email
  const auth = authCalls(api)
  await auth.forgot(email)
  await auth.register(email)
  await auth.register(`${crypto.randomUUID()}@example.com`)
  await api.knex('users').update({ name })
  const password = { currentPassword: testPassword, newPassword: 'surface-grinding' }
  await api.request('post', '/api/profile/password', { as: colleague, json: password })
  const change = { newEmail: `${crypto.randomUUID()}@example.com`, password: testPassword }
  await api.request('post', '/api/profile/email-change', { as: owner, json: change })
  await api.request('post', '/api/company/invitations', {
    as: owner,
    json: { email: `${crypto.randomUUID()}@example.com`, companyRole: 'buyer' },
  })
  const newcomer = await signIn(api, { id: people.newcomerId })
  await api.request('post', '/api/profile/deletion', { as: newcomer, json: { password: testPassword } })
}

const headerNames = ({ headers }: Source) => headers.map((header) => /^[^:]*/.exec(header)?.[0])

const hostile = [
  'Ada\r\nBcc: victim@evil.test\nCc: victim@evil.test\rX-Evil: 1',
  'Ada\r\n\r\n<h1>Another body</h1>\r\n.\r\nMAIL FROM:<victim@evil.test>',
  'Ada\u2028Bcc: victim@evil.test\u2029\u0085Cc: victim@evil.test\v\f\u001cX-Evil: 1',
  'Ada" <victim@evil.test>, "Bo',
  'Ada <victim@evil.test>, victim@evil.test (x) \\',
  'victim@evil.test',
  '</title><img src=x onerror=alert(1)><a href="https://evil.test">Ada</a><script>alert(1)</script>',
  `${'a'.repeat(2000)} ${'ü'.repeat(2000)}`,
]

let usual: Source[]
beforeAll(async () => {
  usual = await sourcesWith('Ada Turner')
})

test('these tests cover every kind of mail that names somebody or something', () => {
  const subjects = usual.map(({ mail }) => mail.subject ?? '')
  expect(new Set(subjects).size).toBeGreaterThanOrEqual(11)
})

describe.each(hostile)('a mail about people, companies and projects named %j', (name) => {
  let sources: Source[]
  beforeAll(async () => {
    sources = await sourcesWith(name)
  })

  test('is sent for each occasion, with its usual headers', () => {
    expect(sources.map(headerNames)).toEqual(usual.map(headerNames))
  })

  test('goes to one address, which never comes from the name', () => {
    for (const { mail, headers } of sources) {
      const recipients = [mail.to, mail.cc, mail.bcc].flat().flatMap((to) => to?.value ?? [])
      expect(recipients.map(({ address }) => address)).toEqual([expect.stringMatching(/@example\.com$/)])
      expect(mail.from?.value.map(({ address }) => address)).toEqual(['no-reply@kerf.example'])
      expect(headers.filter((header) => header.startsWith('To:'))).toHaveLength(1)
    }
  })

  test('has lines that mail servers accept', () => {
    for (const { raw, headers } of sources) {
      for (const header of headers) expect(header).toMatch(/^[\x20-\x7e]+$/)
      expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998)
    }
  })

  test('reads as plain text, whatever it looks like', () => {
    for (const { mail } of sources) {
      expect(mail.subject).not.toMatch(/\p{Cc}/u)
      expect(mail.html).not.toMatch(/<script|<img|href="https:\/\/evil|<h1>Another/i)
      expect(mail.attachments).toEqual([])
    }
  })
})
