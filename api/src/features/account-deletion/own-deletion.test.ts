import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, signIn, testPassword } from '../../../test/factories.ts'
import { anotherCustomer, countRows, type Portal, personOf, refusal, startPortal } from '../../../test/main-job.ts'
import { draftValues } from '../../../test/rfq-draft.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ env: { RATE_LIMIT_FACTOR: '1' } })
})
afterAll(() => portal.api.stop())

const password = testPassword

test('the password deletes the account, and clears the cookie', async () => {
  const { api } = portal
  const { user, token } = await anotherCustomer(api)
  const cookie = { cookie: `kerf_session=${token}`, origin: api.url }
  const answer = await api.request('post', '/api/profile/deletion', { json: { password }, headers: cookie })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('set-cookie')).toMatch(/^kerf_session=;.*expires=Thu, 01 Jan 1970/)
  expect((await api.knex('users').where({ id: user.id }).first()).deletedAt).toBeInstanceOf(Date)
})

test('a wrong password deletes nothing, is logged, and is soon rate-limited', async () => {
  const { api } = portal
  const customer = await anotherCustomer(api)
  const tryOne = () => customer.post('/api/profile/deletion', { password: 'guessed' })
  expect(refusal(await tryOne())).toEqual([400, 'auth.current_password_wrong'])
  expect(await countRows(api, 'auditLog', { action: 'user.password_refused', objectId: customer.user.id })).toBe(1)
  for (let tries = 1; tries < 10; tries += 1) await tryOne()
  expect(refusal(await customer.post('/api/profile/deletion', { password }))).toEqual([429, 'rate_limited'])
  expect((await customer.get('/api/profile')).status).toBe(200)
})

test('the request that was begun goes, with its drawings and their names', async () => {
  const { api } = portal
  const { user, token, ...customer } = await anotherCustomer(api)
  const form = formOf({}, { files: [{ name: 'secret.pdf', bytes: pdfBytes('secret') }] })
  const { body } = await customer.post('/api/early-files', form)
  const [{ id: fileId }] = body
  const json = { values: draftValues(), files: [{ fileId, part: null }] }
  await api.request('put', '/api/rfq-draft', { as: token, json })
  await customer.post('/api/profile/deletion', { password })
  expect(await countRows(api, 'rfqDrafts', { userId: user.id })).toBe(0)
  expect(await countRows(api, 'files', { id: fileId })).toBe(0)
  const entries = await api.knex('auditLog').where({ objectId: fileId })
  expect(JSON.stringify(entries)).not.toContain('secret.pdf')
})

test('every device is signed out at once, and its live stream ends', async () => {
  const { api } = portal
  const user = await createCustomer(api)
  const [here, elsewhere] = [await signIn(api, user), await signIn(api, user)]
  const stream = await fetch(`${api.url}/api/live`, { headers: { authorization: `Bearer ${elsewhere}` } })
  const heard = stream.text()
  await personOf(api, { user, token: here }).post('/api/profile/deletion', { password })
  expect(await heard).toContain('event: signed-out')
  for (const as of [here, elsewhere]) {
    expect((await api.request('get', '/api/auth/me', { as })).status).toBe(401)
    expect((await api.request('get', '/api/profile/deletion', { as })).status).toBe(401)
  }
})

test('the last admin cannot be deleted, and is told why before trying', async () => {
  const { admin } = portal
  expect(refusal(await admin.get('/api/profile/deletion'))).toEqual([409, 'user.last_admin'])
  expect(refusal(await admin.post('/api/profile/deletion', { password }))).toEqual([409, 'user.last_admin'])
  expect((await admin.get('/api/profile')).status).toBe(200)
})
