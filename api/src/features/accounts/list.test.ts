import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createCompany,
  createCustomer,
  createSupplier,
  signedInSupplier,
  signIn,
  testPassword,
} from '../../../test/factories.ts'
import { listAll } from '../../../test/lists.ts'
import { anotherCustomer, type Portal, personOf, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const path = '/api/admin/accounts'
const names = async (query: string): Promise<string[]> =>
  (await listAll(portal.admin, `${path}?${query}`)).map(({ name }: { name: string }) => name)

test('an account says who it is, what it belongs to, and how it is used', async () => {
  const { api, admin } = portal
  const company = await createCompany(api, 'Signing Works')
  const user = await createCustomer(api, { name: 'Ida Signer', company, companyRole: 'buyer' })
  const json = { email: user.email, password: testPassword, role: 'customer' }
  await api.request('post', '/api/auth/login', { json })
  await signIn(api, user)
  const ended = await signIn(api, user)
  await api.request('post', '/api/auth/logout', { as: ended })
  const expected = {
    id: user.id,
    name: 'Ida Signer',
    email: user.email,
    role: 'customer',
    isAdmin: false,
    isVerified: true,
    requiresPasswordReset: false,
    company: { id: company.id, name: 'Signing Works', customerNumber: company.customerNumber },
    companyRole: 'buyer',
    createdAt: expect.any(String),
    lastSignInAt: expect.any(String),
    signedInDevices: 2,
  }
  expect((await admin.get(`${path}/${user.id}`)).body).toEqual(expected)
  expect((await admin.get(`${path}?q=ida%20signer`)).body).toEqual([expected])
  api.passTime(13 * 60 * 60 * 1000)
  const as = await signIn(api, admin.user)
  expect((await api.request('get', `${path}/${user.id}`, { as })).body).toMatchObject({ signedInDevices: 0 })
  portal.admin = personOf(api, { user: admin.user, token: as })
})

describe('the list', () => {
  test('leaves admins out where that is asked for', async () => {
    const everybody = await names('')
    const others = everybody.filter((name) => name !== portal.admin.user.name)
    expect(others).toHaveLength(everybody.length - 1)
    expect(await names('admins=false')).toEqual(others)
    expect(await names('admins=true')).toEqual([portal.admin.user.name])
  })

  test('finds by name, address, and company, linked or typed in; wildcards are literal', async () => {
    const { api } = portal
    await createCustomer(api, { name: 'Search One', company: 'Needle & Sons' })
    const typed = await createCustomer(api, { name: 'Search Two', email: 'two%needle@example.com' })
    await api.knex('users').where({ id: typed.id }).update({ companyNameInput: 'Haystack Ltd' })
    await createSupplier(api, { name: 'Search Three' })
    expect((await names('q=NEEDLE')).sort()).toEqual(['Search One', 'Search Two'])
    expect(await names('q=haystack')).toEqual(['Search Two'])
    expect(await names('q=search+three')).toEqual(['Search Three'])
    expect(await names('q=o%25needle')).toEqual(['Search Two'])
    expect(await names('q=%25search')).toEqual([])
  })

  test('can be narrowed to one kind and one state; each account is in one state', async () => {
    const { api } = portal
    const waiting = await createCustomer(api, { name: 'Unverified Person', verified: false })
    await createCustomer(api, { name: 'Reset Person', mustResetPassword: true })
    await api.knex('users').where({ id: waiting.id }).update({ mustResetPassword: true })
    expect(await names('status=unverified')).toEqual(['Unverified Person'])
    expect(await names('status=password_reset')).toEqual(['Reset Person'])
    const verified = await names('status=verified')
    expect(verified).not.toContain('Reset Person')
    expect(verified).toHaveLength((await names('')).length - 2)
    expect(await names('role=admin')).toEqual([portal.admin.user.name])
    expect(await names('role=supplier')).toContain('Search Three')
  })

  test('pages through all accounts in order, each once, even while new ones are added', async () => {
    const { api, admin } = portal
    const rows = Array.from({ length: 7 }, (_, index) => ({ name: `Page ${index % 3}` }))
    for (const row of rows) await createCustomer(api, row)
    const newcomer = () => createCustomer(api, { name: 'Newcomer' }).then(() => undefined)
    const found = await listAll(admin, `${path}?limit=2&q=page&sort=date-desc`, newcomer)
    expect(found).toHaveLength(7)
    expect(new Set(found.map(({ id }: { id: string }) => id)).size).toBe(7)
    const byName = await names('limit=2&q=page&sort=name')
    expect(byName).toEqual([...byName].sort())
    expect(byName).toHaveLength(7)
    const page = await admin.get(`${path}?limit=2&q=page&sort=date-asc`)
    expect(page.headers.get('x-total-count')).toBe('7')
    expect(refusal(await admin.get(`${path}?cursor=nonsense`))).toEqual([400, 'request.cursor_invalid'])
  })

  test('leaves out deleted accounts', async () => {
    const { api, admin } = portal
    const { id } = await createCustomer(api, { name: 'Soon Gone' })
    await admin.delete(`/api/admin/users/${id}`)
    expect(await names('q=soon+gone')).toEqual([])
    expect(await names('q=deleted')).toEqual([])
    for (const more of ['', '/activity']) {
      expect(refusal(await admin.get(`${path}/${id}${more}`))).toEqual([404, 'user.not_found'])
    }
  })

  test('takes as many queries for many accounts as for one', async () => {
    const { api, admin } = portal
    const queriesFor = async (query: string) => {
      let queries = 0
      const count = () => {
        queries += 1
      }
      api.knex.on('query', count)
      await admin.get(`${path}?${query}`)
      api.knex.removeListener('query', count)
      return queries
    }
    await createCustomer(api, { name: 'Alone', company: 'Alone Works' })
    expect(await queriesFor('q=page')).toBeLessThanOrEqual(await queriesFor('q=alone'))
  })
})

test('only admins see accounts', async () => {
  const { api } = portal
  const customer = await anotherCustomer(api)
  const supplier = personOf(api, await signedInSupplier(api))
  for (const person of [customer, supplier]) {
    for (const asked of [path, `${path}/${person.user.id}`, `${path}/${person.user.id}/activity`]) {
      expect(refusal(await person.get(asked))).toEqual([403, 'auth.admin_required'])
    }
    expect((await person.post(path, {})).status).toBe(403)
    expect((await person.delete(`${path}/${person.user.id}/sessions`)).status).toBe(403)
    expect((await person.patch(`${path}/${person.user.id}/company-role`, { companyRole: 'owner' })).status).toBe(403)
  }
})
