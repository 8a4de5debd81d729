import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createCustomer, signedInCustomer } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { sweep } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const day = 24 * 60 * 60 * 1000

test('expired rows are removed after their retention, and so are stored bytes that no row refers to', async () => {
  const { user } = await signedInCustomer(api)
  const put = (objectKey: string) => api.platform.store.put(objectKey, Readable.from(['bytes']))
  const keep = (objectKey: string, linkedToId: string | null) =>
    StoredFile.query(api.knex).insert({
      linkedToType: 'message',
      linkedToId,
      fileName: 'a.pdf',
      mimetype: 'application/pdf',
      kind: 'pdf',
      size: 5,
      sha256: '0'.repeat(64),
      objectKey,
      uploadedBy: user.id,
    })
  for (const key of ['files/named', 'files/never-sent', 'files/orphan', 'models/not-ours']) await put(key)
  await keep('files/named', crypto.randomUUID())
  await keep('files/never-sent', null)
  const exist = async () => {
    const keys = ['files/named', 'files/never-sent', 'files/orphan', 'models/not-ours']
    const there = await Promise.all(keys.map((key) => api.platform.store.exists(key)))
    return keys.filter((_key, index) => there[index])
  }

  await sweep(api.platform)
  expect(await exist()).toHaveLength(4)

  api.passTime(day + 60_000)
  await sweep(api.platform)
  expect(await exist()).toEqual(['files/named', 'models/not-ours'])

  expect(await api.knex('sessions')).toHaveLength(1)
  api.passTime(40 * day)
  await sweep(api.platform)
  expect(await api.knex('sessions')).toHaveLength(0)
})

test('attempts on unknown accounts leave the audit log after 90 days, and entries about users stay', async () => {
  const user = await createCustomer(api)
  const login = (email: string) =>
    api.request('post', '/api/auth/login', { json: { email, password: 'a-wrong-one', role: 'customer' } })
  await login('nobody@example.com')
  await login(user.email)
  const reasons = async () =>
    (await api.knex('auditLog').where({ action: 'session.refused' }).orderBy('id')).map(({ changes }) => changes.reason)

  api.passTime(90 * day - 60_000)
  await sweep(api.platform)
  expect(await reasons()).toEqual(['account_unknown', 'password'])
  api.passTime(120_000)
  await sweep(api.platform)
  expect(await reasons()).toEqual(['password'])
})

test('invitations are removed 90 days after they were answered, withdrawn or expired', async () => {
  const [company, user] = [await createCompany(api), await createCustomer(api)]
  const now = api.platform.clock().getTime()
  const ago = (days: number) => new Date(now - days * day)
  const invite = (email: string, expiresAt: Date, answer: Partial<CompanyInvitation> = {}) =>
    CompanyInvitation.query(api.knex).insert({
      companyId: company.id,
      email: `${email}@example.com`,
      companyRole: 'buyer',
      invitedBy: user.id,
      expiresAt,
      ...answer,
    })
  await invite('expired-long-ago', ago(91))
  await invite('expired', ago(89))
  await invite('accepted-long-ago', ago(85), { acceptedAt: ago(91), acceptedBy: user.id })
  await invite('declined-long-ago', ago(85), { declinedAt: ago(91) })
  await invite('withdrawn-long-ago', ago(85), { withdrawnAt: ago(91) })
  await invite('accepted', ago(85), { acceptedAt: ago(89), acceptedBy: user.id })
  await invite('waiting', new Date(now + 7 * day))
  await sweep(api.platform)
  const left = (await CompanyInvitation.query(api.knex)).map(({ email }) => email.split('@')[0])
  expect(left.sort()).toEqual(['accepted', 'expired', 'waiting'])
})
