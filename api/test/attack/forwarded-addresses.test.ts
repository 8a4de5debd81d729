import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCustomer, testPassword } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'

let direct: TestApi
let proxied: TestApi
beforeAll(async () => {
  direct = await startApi({ env: { RATE_LIMIT_FACTOR: '0.1' } })
  proxied = await startApi({ env: { RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' } })
})
beforeEach(() => Promise.all([direct, proxied].map(({ knex }) => knex('rateLimits').delete())))
afterAll(() => Promise.all([direct.stop(), proxied.stop()]))

const login = (api: TestApi, email: string, headers: Record<string, string>) =>
  api.request('post', '/api/auth/login', { json: { email, password: 'a-guess-at-it', role: 'customer' }, headers })

/** The allowed number of attempts from one address. */
const mostOfOneAddress = 6

/** The statuses of guesses at ever new accounts, each with the headers of its turn. */
async function tryAccounts(api: TestApi, count: number, headersOf: (turn: number) => Record<string, string>) {
  const statuses = []
  for (let turn = 0; turn < count; turn += 1) {
    statuses.push((await login(api, `${crypto.randomUUID()}@example.com`, headersOf(turn))).status)
  }
  return statuses
}

describe('without our own proxy, forwarded headers are ignored', () => {
  const forged = (turn: number): Record<string, string> => ({
    'x-forwarded-for': `203.0.113.${turn}, 198.51.100.${turn}`,
    'x-real-ip': `203.0.113.${turn}`,
    'cf-connecting-ip': `203.0.113.${turn}`,
    'true-client-ip': `203.0.113.${turn}`,
    'x-client-ip': `203.0.113.${turn}`,
    forwarded: `for=203.0.113.${turn}`,
    via: `1.1 proxy-${turn}`,
  })

  test('guessing with forged addresses is still stopped with 429', async () => {
    const statuses = await tryAccounts(direct, mostOfOneAddress + 1, forged)
    expect(statuses).toEqual([...Array(mostOfOneAddress).fill(401), 429])
  })

  test('and the audit log keeps the address of the connection', async () => {
    const { email, id } = await createCustomer(direct)
    const json = { email, password: testPassword, role: 'customer' }
    await direct.request('post', '/api/auth/login', { json, headers: forged(7) })
    expect(await direct.knex('auditLog').where({ objectId: id }).pluck('address')).toEqual(['127.0.0.1'])
    expect(await direct.knex('sessions').where({ userId: id }).pluck('address')).toEqual(['127.0.0.1'])
  })

  test('nor is the request id of the client used', async () => {
    const answer = await direct.request('get', '/api/auth/me', { headers: { 'x-request-id': 'of-my-own-choice' } })
    expect(answer.headers.get('x-request-id')).not.toBe('of-my-own-choice')
  })
})

describe('behind one proxy of ours, the address is the one the proxy saw', () => {
  test('whatever the client wrote before it', async () => {
    const statuses = await tryAccounts(proxied, mostOfOneAddress + 1, (turn) => ({
      'x-forwarded-for': `203.0.113.${turn}, 192.0.2.${turn}, 198.51.100.7`,
    }))
    expect(statuses).toEqual([...Array(mostOfOneAddress).fill(401), 429])
  })

  test('and a guesser does not lock out clients from other addresses', async () => {
    await tryAccounts(proxied, mostOfOneAddress + 1, () => ({ 'x-forwarded-for': '198.51.100.8' }))
    const { email } = await createCustomer(proxied)
    const json = { email, password: testPassword, role: 'customer' }
    const headers = { 'x-forwarded-for': '198.51.100.8, 198.51.100.9' }
    expect((await proxied.request('post', '/api/auth/login', { json, headers })).status).toBe(200)
  })

  test.each([
    '',
    ' ',
    ',',
    'unknown',
    '999.1.1.1',
    '<script>',
    "'; drop table sessions",
    'x'.repeat(100),
    '1'.repeat(4000),
  ])('an address of %j causes no error', async (address) => {
    const { email } = await createCustomer(proxied)
    const json = { email, password: testPassword, role: 'customer' }
    const answer = await proxied.request('post', '/api/auth/login', { json, headers: { 'x-forwarded-for': address } })
    expect(answer.status).toBe(200)
  })
})
