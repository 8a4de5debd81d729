import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createCustomer } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { transactAsSystem } from '../../platform/open-work.ts'
import { createAdmin, ensureFirstAdmin } from './admin-service.ts'

let api: TestApi
afterEach(() => api.stop())

const admins = () => api.knex('users').where({ accountType: 'admin' })
const login = (email: string, password: string) =>
  api.request('post', '/api/auth/login', { json: { email, password, role: 'customer' } })

test('processes starting at once create one first admin, whose password is stored for its owner', async () => {
  api = await startApi()
  await Promise.all([ensureFirstAdmin(api.platform), ensureFirstAdmin(api.platform), ensureFirstAdmin(api.platform)])
  expect(await admins()).toHaveLength(1)
  const kept = await readFile(join(api.platform.config.dataDir, 'credentials'), 'utf8')
  const [, email = '', password = ''] = /^email: (.*)\npassword: (.*)\n$/.exec(kept) ?? []
  expect((await login(email, password)).body.user).toMatchObject({ role: 'admin', isAdmin: true, isVerified: true })
})

test('the first admin is the one in the settings, and a configured password is written nowhere', async () => {
  const env = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'given-by-settings' }
  api = await startApi({ env })
  await ensureFirstAdmin(api.platform)
  expect(await login(env.ADMIN_EMAIL, env.ADMIN_PASSWORD)).toMatchObject({ status: 200 })
  await expect(readFile(join(api.platform.config.dataDir, 'credentials'))).rejects.toThrow('ENOENT')
})

test('any account with isAdmin counts as an existing admin', async () => {
  api = await startApi()
  const user = await createCustomer(api)
  await api.knex('users').where({ id: user.id }).update({ isAdmin: true })
  await ensureFirstAdmin(api.platform)
  expect(await admins()).toEqual([])
})

test('a second admin with the same address, or with a password that is easy to guess, is refused', async () => {
  api = await startApi()
  const create = (email: string, password: string) =>
    transactAsSystem(api.platform, (work) => createAdmin(api.platform, work, { email, password, name: 'Ada' }))
  await create('ada@example.com', 'a-good-password')
  await expect(create('Ada@Example.com', 'a-good-password')).rejects.toMatchObject({ code: 'user.email_taken' })
  await expect(create('bo@example.com', 'password123')).rejects.toMatchObject({ code: 'auth.password_breached' })
  await expect(create('bo@example.com', 'short')).rejects.toMatchObject({ code: 'auth.password_too_short' })
  await expect(create('bo@example.com', 'a-b'.repeat(43))).rejects.toThrow('at most 128 characters')
})
