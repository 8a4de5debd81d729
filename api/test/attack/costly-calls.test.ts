import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answered } from '../harness.ts'
import { insertRfqs } from '../lists.ts'
import { anotherCustomer, countRows, type Person, type Portal, rfqFields, startPortal } from '../main-job.ts'
import { interceptStatements, readsPageOf } from '../statements.ts'

const lists = ['/api/rfqs/export', '/api/quotes/export', '/api/orders/export', '/api/conversations/export']
const tooMany = { status: 429, body: { code: 'rate_limited' } }

/** Calls in sequence. @returns the last response */
async function inTurn(count: number, call: (turn: number) => Promise<Answered>, expected: number): Promise<Answered> {
  for (let turn = 0; turn < count; turn += 1) expect((await call(turn)).status).toBe(expected)
  return call(count)
}

describe('with default settings', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await startPortal({ env: { RATE_LIMIT_FACTOR: '1' } })
  })
  afterAll(() => portal.api.stop())

  test('an account can export twenty lists a minute, of any kind, and then must wait', async () => {
    const customer = await anotherCustomer(portal.api)
    const refused = await inTurn(20, (turn) => customer.get(lists[turn % lists.length] ?? ''), 200)
    expect(refused).toMatchObject(tooMany)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await portal.customer.get('/api/rfqs/export')).status).toBe(200)
    expect((await customer.get('/api/rfqs')).status).toBe(200)
  })

  test('an account can request sixty quotes a minute, reorders included, and then must wait', async () => {
    const { api, admin, job } = portal
    const customer = await anotherCustomer(api)
    // The order came from one of the sixty.
    const { orderId } = await job.order(customer.token, admin.token)
    await inTurn(58, () => customer.post('/api/rfqs', rfqFields), 201)
    expect(await customer.post(`/api/orders/${orderId}/reorder`)).toMatchObject(tooMany)
    expect(await customer.post('/api/rfqs', rfqFields)).toMatchObject(tooMany)
    expect(await countRows(api, 'rfqs', { customerId: customer.user.id })).toBe(60)
  })
})

describe('running exports', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await startPortal()
  })
  afterAll(() => portal.api.stop())

  const customerWith = async (count: number): Promise<Person> => {
    const customer = await anotherCustomer(portal.api, { company: 'Saving Works' })
    const sketches = Array.from({ length: count }, (_, index) => ({ projectName: `Bracket ${index}` }))
    await insertRfqs(portal.api, customer.user, sketches)
    return customer
  }

  /** Blocks every page of RFQs until released. */
  function holdPages() {
    let letGo = () => {}
    const free = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let held = 0
    const stop = interceptStatements((text, send) => {
      if (!readsPageOf('rfqs', text)) return send()
      held += 1
      return free.then(send)
    })
    return { letGo, begun: (count: number) => expect.poll(() => held).toBe(count), stop }
  }

  test('are two per account at once: a third is refused until one is done, and others are served', async () => {
    const [customer, other] = [await customerWith(1), await anotherCustomer(portal.api)]
    const pages = holdPages()
    const saving = [customer.get('/api/rfqs/export'), customer.get('/api/rfqs/export')]
    await pages.begun(2)
    const refused = await customer.get('/api/orders/export')
    expect(refused).toMatchObject(tooMany)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await other.get('/api/orders/export')).status).toBe(200)
    pages.letGo()
    expect((await Promise.all(saving)).map(({ status }) => status)).toEqual([200, 200])
    pages.stop()
    await expect.poll(async () => (await customer.get('/api/orders/export')).status).toBe(200)
  })

  test('count until their query is done, even if the client has left', async () => {
    const customer = await customerWith(1)
    const pages = holdPages()
    const leave = new AbortController()
    const headers = { authorization: `Bearer ${customer.token}` }
    const left = [1, 2].map(() => fetch(`${portal.api.url}/api/rfqs/export`, { headers, signal: leave.signal }))
    await pages.begun(2)
    leave.abort()
    await Promise.allSettled(left)
    expect(await customer.get('/api/orders/export')).toMatchObject(tooMany)
    pages.letGo()
    await expect.poll(async () => (await customer.get('/api/orders/export')).status).toBe(200)
    pages.stop()
  })

  test.each<[string, (customer: Person) => Promise<unknown>]>([
    ['is signed out', ({ user }) => portal.api.platform.sessions.endAll(portal.api.knex, user.id)],
    ['is no longer in the company', ({ user }) => portal.admin.post(`/api/admin/users/${user.id}/unlink`)],
  ])('end when their user %s, and do not look complete', async (_what, happen) => {
    const customer = await customerWith(450)
    let pages = 0
    const stop = interceptStatements((text, send) => {
      if (!readsPageOf('rfqs', text) || ++pages !== 2) return send()
      return happen(customer).then(send)
    })
    await expect(customer.get('/api/rfqs/export')).rejects.toThrow('terminated')
    expect(pages).toBeLessThan(12)
    stop()
  })
})
