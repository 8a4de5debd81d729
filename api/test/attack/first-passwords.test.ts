import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { authCalls } from '../auth-calls.ts'
import { createCustomer, signedInCustomer, testPassword } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })
  auth = authCalls(api)
})
afterAll(() => api.stop())

/** Every call comes from a different address, like those of a botnet. */
let calls = 0
const from = () => {
  calls += 1
  return { 'x-forwarded-for': `10.3.${calls >> 8}.${calls & 255}` }
}
const choose = (userId: string, currentPassword: string) =>
  auth.post('admin-password-reset', { userId, currentPassword, newPassword: 'surface-grinding' }, from())

async function times(count: number, act: (turn: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn += 1) statuses.push((await act(turn)).status)
  return statuses
}

describe('choosing a password for an account created by an admin', () => {
  test('does not reveal whether a password is right if the account has already chosen one', async () => {
    const { id, email } = await createCustomer(api)
    const [wrong, right] = [await choose(id, 'a-guess'), await choose(id, testPassword)]
    expect(wrong).toMatchObject({ status: 400, body: { code: 'auth.current_password_wrong' } })
    expect({ ...right.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
    expect(await auth.login(email, testPassword, from())).toMatchObject({ status: 200 })
  })

  test('takes as long for an account that has chosen one, or for none, as for one that has not', async () => {
    const verify = vi.spyOn(api.platform.passwords, 'verify')
    for (const id of [(await createCustomer(api)).id, crypto.randomUUID()]) await choose(id, testPassword)
    expect(verify.mock.calls).toEqual([
      [null, testPassword],
      [null, testPassword],
    ])
    verify.mockRestore()
  })

  test('counts attempts per account, however its id is written', async () => {
    const { id } = await createCustomer(api, { mustResetPassword: true })
    const written = (turn: number) =>
      [...id].map((letter, at) => ((turn >> (at % 4)) & 1 ? letter.toUpperCase() : letter)).join('')
    const statuses = await times(12, (turn) => choose(written(turn), 'a-guess'))
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  })

  test('accepts an upper-case id', async () => {
    const { id } = await createCustomer(api, { mustResetPassword: true })
    expect(await choose(id.toUpperCase(), testPassword)).toMatchObject({ status: 200, body: { user: { id } } })
  })

  test('does not block a password change when strangers use the owner’s id', async () => {
    const { user, token } = await signedInCustomer(api)
    await times(11, () => choose(user.id, 'a-guess'))
    const json = { currentPassword: testPassword, newPassword: 'surface-grinding' }
    expect(await api.request('post', '/api/profile/password', { as: token, json, headers: from() })).toMatchObject({
      status: 200,
    })
  })
})
