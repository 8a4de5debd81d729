import { afterEach, describe, expect, test } from 'vitest'
import { signedInCustomer, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCode, mailedCode } from '../../../test/mailbox.ts'

let api: TestApi
afterEach(() => api.stop())

const post = (as: string, path: string, json: unknown) => api.request('post', `/api/profile/${path}`, { as, json })
const changePassword = (as: string, currentPassword: string) =>
  post(as, 'password', { currentPassword, newPassword: 'surface-grinding' })
const changeEmail = (as: string, newEmail: string, password = testPassword) =>
  post(as, 'email-change', { newEmail, password })
const tooMany = { status: 429, body: { code: 'rate_limited' } }

/** The default limits. */
const start = async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1' } })
}

describe('guessing the password with a stolen session', () => {
  test('is stopped after ten attempts, with the seconds to wait; the right password is then refused too', async () => {
    await start()
    const { token } = await signedInCustomer(api)
    for (let tried = 0; tried < 10; tried += 1) expect((await changePassword(token, 'a-wrong-one')).status).toBe(400)
    const answer = await changePassword(token, testPassword)
    expect(answer).toMatchObject(tooMany)
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(15 * 60)
  })

  test('is counted over all calls that ask for it, per user', async () => {
    await start()
    const [victim, other] = [await signedInCustomer(api), await signedInCustomer(api)]
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await changeEmail(victim.token, 'thief@example.com', 'a-wrong-one')).status).toBe(400)
    }
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await changePassword(victim.token, 'a-wrong-one')).status).toBe(400)
    }
    expect(await changeEmail(victim.token, 'thief@example.com')).toMatchObject(tooMany)
    expect((await changePassword(other.token, testPassword)).status).toBe(200)
  })
})

describe('mails about a new address', () => {
  test('go to one address every 30 seconds; another address can be requested at once', async () => {
    await start()
    const { token } = await signedInCustomer(api)
    expect((await changeEmail(token, 'typo@example.com')).status).toBe(200)
    const again = await changeEmail(token, 'Typo@Example.com')
    expect(again).toMatchObject(tooMany)
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    expect((await changeEmail(token, 'right@example.com')).status).toBe(200)
  })

  test('are at most six an hour', async () => {
    await start()
    const { token } = await signedInCustomer(api)
    for (let asked = 0; asked < 6; asked += 1)
      expect((await changeEmail(token, `${asked}@example.com`)).status).toBe(200)
    expect(await changeEmail(token, '7@example.com')).toMatchObject(tooMany)
  })
})

test('do not allow codes to be guessed by requesting ever new ones', async () => {
  await start()
  const { token } = await signedInCustomer(api)
  const statuses = []
  for (let asked = 0; asked < 3; asked += 1) {
    const to = `guessed-${asked}@example.com`
    await changeEmail(token, to)
    const wrong = anotherCode(await mailedCode(api, to))
    for (let tried = 0; tried < 5; tried += 1) {
      statuses.push((await post(token, 'email-change/confirm', { verificationCode: wrong })).status)
    }
  }
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(5).fill(429)])
})
