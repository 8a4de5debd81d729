import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSupplier, signedInAdmin, signedInCustomer, signIn } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const read = (as: string) => api.request('get', '/api/profile', { as })
const update = (as: string, json: unknown) => api.request('put', '/api/profile', { as, json })
const recorded = (userId: string) =>
  api.knex('auditLog').where({ objectId: userId, action: 'user.profile_changed' }).orderBy('id').pluck('changes')

describe('the user’s own profile', () => {
  test('of a customer without a company is stored as typed, without surrounding spaces', async () => {
    const { user, token } = await signedInCustomer(api)
    const json = { name: '  Ada 山田 ', phone: '+49 30 1234', title: 'Buyer', companyName: 'Ada & Söhne' }
    const profile = {
      ...json,
      name: 'Ada 山田',
      email: user.email,
      pendingEmail: null,
      company: null,
      companyRole: null,
    }
    expect(await update(token, json)).toMatchObject({ status: 200, body: profile })
    expect((await read(token)).body).toEqual(profile)
    const me = await api.request('get', '/api/auth/me', { as: token })
    expect(me.body.name).toBe('Ada 山田')
  })

  test('clears fields that are left out or empty, except the name', async () => {
    const { token } = await signedInCustomer(api)
    await update(token, { name: 'Ada', phone: '1', title: 'Buyer', companyName: 'Ada Ltd' })
    expect((await update(token, { name: 'Ada', phone: '', title: null })).body).toMatchObject({
      phone: null,
      title: null,
      companyName: null,
    })
    const refused = await update(token, { name: '  ' })
    expect([refused.status, refused.body.fields]).toEqual([400, { name: 'Full name is required' }])
    expect((await read(token)).body.name).toBe('Ada')
  })

  test('shows the name of a linked company, which cannot be changed', async () => {
    const { user, token } = await signedInCustomer(api, { company: 'Acme Robotics', companyRole: 'viewer' })
    const { body } = await update(token, { name: 'Ada', companyName: 'Evil Ltd' })
    expect(body).toMatchObject({
      companyName: 'Acme Robotics',
      company: { name: 'Acme Robotics' },
      companyRole: 'viewer',
    })
    expect(await api.knex('companies').where({ name: 'Evil Ltd' })).toEqual([])
    expect((await api.knex('users').where({ id: user.id }).first()).companyNameInput).toBeNull()
    expect(await recorded(user.id)).toEqual([{ fields: ['name'] }])
  })

  test('a supplier reads and writes the company of their supplier profile', async () => {
    const user = await createSupplier(api, { name: 'Sam' })
    const token = await signIn(api, user)
    expect((await read(token)).body.companyName).toBe('Sam Ltd')
    expect((await update(token, { name: 'Sam', companyName: 'Sam Milling' })).body.companyName).toBe('Sam Milling')
    const profile = await api.knex('supplierProfiles').where({ userId: user.id }).first()
    const account = await api.knex('users').where({ id: user.id }).first()
    expect([profile.companyName, account.companyNameInput]).toEqual(['Sam Milling', 'Sam Milling'])
    expect(await recorded(user.id)).toEqual([{ fields: ['companyName'] }])
  })

  test('an admin has one too', async () => {
    const { token } = await signedInAdmin(api)
    expect((await update(token, { name: 'Root', title: 'Boss' })).body).toMatchObject({ name: 'Root', title: 'Boss' })
  })

  test('names the changed fields in the audit log, and logs nothing when none changed', async () => {
    const { user, token } = await signedInCustomer(api, { name: 'Ada' })
    await update(token, { name: 'Ada', phone: '1', companyName: 'Ada Ltd' })
    await update(token, { name: 'Ada', phone: '1', companyName: 'Ada Ltd' })
    expect(await recorded(user.id)).toEqual([{ fields: ['phone', 'companyName'] }])
  })

  test('announces a change to the user’s other browsers, colleagues and admins, but not to strangers', async () => {
    const { user, token } = await signedInCustomer(api, { company: 'Loud Works' })
    const stranger = await signedInCustomer(api, { company: 'Quiet Works' })
    const heard: Record<string, string[]> = { own: [], colleague: [], admin: [], stranger: [] }
    const listen = (name: string, userId: string, companyId: string | null, kind: 'customer' | 'admin') =>
      api.platform.live.subscribe({ userId, companyId, kind }, (message) => {
        if (message.type === 'changed') heard[name]?.push(...message.tags)
      })
    const ends = [
      listen('own', user.id, null, 'customer'),
      listen('colleague', crypto.randomUUID(), user.companyId, 'customer'),
      listen('admin', crypto.randomUUID(), null, 'admin'),
      listen('stranger', stranger.user.id, stranger.user.companyId, 'customer'),
    ]
    await update(token, { name: 'New Name' })
    await expect.poll(() => heard.colleague).toContain('CompanyMember')
    expect(heard.own).toEqual(['Profile', 'Session'])
    expect(heard.admin).toContain('Account')
    expect(heard.stranger).toEqual([])
    for (const end of ends) end()
  })
})

describe('what no profile accepts', () => {
  test.each([
    ['a line break in a name', { name: 'Ada\r\nBcc: all@example.com' }, 400],
    ['a null byte', { name: 'Ada\0' }, 400],
    ['a name of a megabyte', { name: 'x'.repeat(1_048_000) }, 400],
    ['more than a megabyte', { name: 'x'.repeat(1_100_000) }, 413],
    ['a name that is not text', { name: { toString: 'Ada' } }, 400],
    ['a list', [{ name: 'Ada' }], 400],
    ['a phone that is a number', { name: 'Ada', phone: 123 }, 400],
    ['a title that is too long', { name: 'Ada', title: 'x'.repeat(121) }, 400],
  ])('%s', async (_what, json, status) => {
    const { token, user } = await signedInCustomer(api)
    expect((await update(token, json)).status).toBe(status)
    expect((await read(token)).body.name).toBe(user.name)
  })

  test.each([
    ['role', 'admin'],
    ['isAdmin', true],
    ['email', 'new@example.com'],
    ['companyRole', 'owner'],
    ['passwordHash', 'x'],
    ['notificationsOff', ['quotes']],
    ['deletedAt', '2020-01-01T00:00:00Z'],
  ])('%s, which users cannot set here, changes nothing', async (field, value) => {
    const { user, token } = await signedInCustomer(api, { company: 'Acme', companyRole: 'viewer' })
    const before = await api.knex('users').where({ id: user.id }).first()
    await update(token, { name: user.name, [field]: value })
    expect(await api.knex('users').where({ id: user.id }).first()).toEqual(before)
  })
})
