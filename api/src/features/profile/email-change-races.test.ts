import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, signedInCustomer, signIn, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mailedCode, mailsTo } from '../../../test/mailbox.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const path = '/api/profile/email-change'
const ask = (as: string, newEmail: unknown) =>
  api.request('post', path, { as, json: { newEmail, password: testPassword } })
const confirm = (as: string, verificationCode: string) =>
  api.request('post', `${path}/confirm`, { as, json: { verificationCode } })
const profile = async (as: string) => (await api.request('get', '/api/profile', { as })).body
const freshAddress = () => `new-${randomBytes(4).toString('hex')}@example.com`

test('if two browsers of one user request different addresses, one change is pending, with one code', async () => {
  const user = await createCustomer(api)
  const tokens = [await signIn(api, user), await signIn(api, user)]
  const addresses = [freshAddress(), freshAddress()]
  const answers = await Promise.all(tokens.map((token, index) => ask(token, addresses[index])))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await api.runJobs()
  const { pendingEmail } = await profile(tokens[0] ?? '')
  expect(addresses).toContain(pendingEmail)
  const [other = ''] = addresses.filter((address) => address !== pendingEmail)
  expect([(await mailsTo(api, other)).length, (await mailsTo(api, pendingEmail)).length]).toEqual([0, 1])
  expect(await api.knex('verificationCodes').where({ userId: user.id, usedAt: null })).toHaveLength(1)
})

test('if two browsers of one user enter the same code, one changes the address', async () => {
  const user = await createCustomer(api)
  const tokens = [await signIn(api, user), await signIn(api, user)]
  const to = freshAddress()
  await ask(tokens[0] ?? '', to)
  const code = await mailedCode(api, to)
  const answers = await Promise.all(tokens.map((token) => confirm(token, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const changes = await api.knex('auditLog').where({ objectId: user.id, action: 'user.email_changed' })
  expect(changes).toHaveLength(1)
})

test('if several users confirm one address, one gets it and the others are told that their code is invalid', async () => {
  const to = freshAddress()
  const people = []
  for (let count = 0; count < 4; count += 1) {
    const { token } = await signedInCustomer(api)
    await ask(token, to)
    people.push({ token, code: await mailedCode(api, to) })
  }
  const answers = await Promise.all(people.map(({ token, code }) => confirm(token, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  expect(await api.knex('users').where({ email: to })).toHaveLength(1)
})

test('registering an address while it is being confirmed makes neither call fail', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { token } = await signedInCustomer(api)
    const to = freshAddress()
    await ask(token, to)
    const code = await mailedCode(api, to)
    const json = { email: to, password: 'registered-meanwhile', name: 'Ada', role: 'customer' }
    const [confirmed, registered] = await Promise.all([
      confirm(token, code),
      api.request('post', '/api/auth/register', { json }),
    ])
    expect([confirmed.status, registered.status]).toEqual([200, 201])
    expect(await api.knex('users').where({ email: to, isVerified: true })).toHaveLength(1)
  }
})
