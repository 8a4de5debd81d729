import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { authCalls } from '../auth-calls.ts'
import { createAdmin, createCustomer, createSupplier, signedInCustomer, testPassword } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { mailedCode, mailsTo } from '../mailbox.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  api = await startApi()
  auth = authCalls(api)
  // No two codes are equal by chance, so each refusal is for the right reason.
  let made = 100_000
  vi.spyOn(api.platform.codes, 'make').mockImplementation(() => String(++made))
})
afterAll(() => api.stop())

let addresses = 0
const newAddress = () => `reused-${++addresses}@example.com`
const quarterHour = 15 * 60 * 1000

/** One kind of code: how a new user gets one, gets another, and uses it. */
interface Kind {
  ask(): Promise<Holder>
}
interface Holder {
  /** Where its mails go. */
  address: string
  again(): Promise<unknown>
  use(code: string): Promise<{ status: number }>
}

const kinds: Record<string, Kind> = {
  'verification code': {
    async ask() {
      const address = newAddress()
      await auth.register(address)
      return { address, again: () => auth.resend(address), use: (code) => auth.verify(address, code) }
    },
  },
  'reset code': {
    async ask() {
      const { email } = await createCustomer(api)
      await auth.forgot(email)
      return { address: email, again: () => auth.forgot(email), use: (code) => auth.reset(email, code) }
    },
  },
  'code of a new address': {
    async ask() {
      const { token } = await signedInCustomer(api)
      const address = newAddress()
      const post = (path: string, json: object) =>
        api.request('post', `/api/profile/email-change${path}`, { as: token, json })
      const again = () => post('', { newEmail: address, password: testPassword })
      await again()
      return { address, again, use: (verificationCode) => post('/confirm', { verificationCode }) }
    },
  },
}

describe.each(Object.entries(kinds))('a %s', (kind, { ask }) => {
  test('works once', async () => {
    const { address, use } = await ask()
    const code = await mailedCode(api, address)
    expect([(await use(code)).status, (await use(code)).status]).toEqual([200, 400])
  })

  test('works once if used twice at the same moment', async () => {
    const { address, use } = await ask()
    const code = await mailedCode(api, address)
    const answers = await Promise.all([use(code), use(code), use(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('stops working when the next one is sent', async () => {
    const { address, again, use } = await ask()
    const first = await mailedCode(api, address)
    api.passTime(31_000)
    await again()
    const second = await mailedCode(api, address)
    expect((await use(first)).status).toBe(400)
    expect((await use(second)).status).toBe(200)
  })

  test('works for fifteen minutes and no longer', async () => {
    const [early, late] = [await ask(), await ask()]
    const codes = [await mailedCode(api, early.address), await mailedCode(api, late.address)] as const
    api.passTime(quarterHour - 1000)
    expect((await early.use(codes[0])).status).toBe(200)
    api.passTime(1001)
    expect((await late.use(codes[1])).status).toBe(400)
  })

  test('that was used stays used if the clock is set back', async () => {
    const { address, use } = await ask()
    const code = await mailedCode(api, address)
    await use(code)
    api.passTime(-60_000)
    expect((await use(code)).status).toBe(400)
    api.passTime(60_000)
  })

  test('does not work for anybody else', async () => {
    const [mine, yours] = [await ask(), await ask()]
    const code = await mailedCode(api, yours.address)
    await mailedCode(api, mine.address)
    expect((await mine.use(code)).status).toBe(400)
    expect((await yours.use(code)).status).toBe(200)
  })

  test('does not work as another kind of code', async () => {
    for (const [other, { ask: askOther }] of Object.entries(kinds)) {
      if (other === kind) continue
      const [holder, user] = [await ask(), await askOther()]
      const code = await mailedCode(api, holder.address)
      await mailedCode(api, user.address)
      expect((await user.use(code)).status).toBe(400)
    }
  })

  test('is stored nowhere in plain text', async () => {
    const { address } = await ask()
    const code = await mailedCode(api, address)
    expect(JSON.stringify(await api.knex('verificationCodes'))).not.toContain(`"${code}"`)
    expect(JSON.stringify(await api.knex('auditLog'))).not.toContain(`"${code}"`)
  })
})

describe('codes of one person', () => {
  test('a verification code cannot reset a password, and a reset code verifies only by choosing one', async () => {
    const { email } = await createCustomer(api, { verified: false })
    await auth.resend(email)
    const verification = await mailedCode(api, email)
    await auth.forgot(email)
    const reset = await mailedCode(api, email)
    expect((await auth.reset(email, verification)).status).toBe(400)
    expect((await auth.verify(email, reset)).status).toBe(400)
    expect((await auth.reset(email, reset)).status).toBe(200)
    expect((await auth.verify(email, verification)).status).toBe(400)
  })

  test('with an account of each type work for the account they were mailed to', async () => {
    const { email } = await createCustomer(api)
    await createSupplier(api, { email })
    await auth.forgot(email)
    const code = await mailedCode(api, email)
    const json = { email, role: 'supplier', resetCode: code, newPassword: 'surface-grinding' }
    expect((await auth.post('reset-password', json)).status).toBe(400)
    expect((await auth.reset(email, code)).status).toBe(200)
  })

  test('a reset code changes only the account it was sent for', async () => {
    const customer = await createCustomer(api)
    const admin = await createAdmin(api, { email: customer.email })
    await auth.forgot(customer.email)
    const codes = (await mailsTo(api, customer.email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')
    expect(codes).toHaveLength(2)
    for (const [index, code] of codes.entries()) {
      const answer = await auth.reset(customer.email, code, `surface-grinding-${index}`)
      expect(answer.status).toBe(200)
    }
    const ids = await Promise.all(
      [0, 1].map(async (index) => (await auth.login(customer.email, `surface-grinding-${index}`)).body.user.id),
    )
    expect(ids.sort()).toEqual([customer.id, admin.id].sort())
  })
})
