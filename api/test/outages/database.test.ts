import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedInUser, signedInCustomer } from '../factories.ts'
import { type FaultyLine, openFaultyLine } from '../faulty-line.ts'
import { startApi, type TestApi } from '../harness.ts'
import { rfqFields } from '../main-job.ts'

let api: TestApi
let line: FaultyLine
let customer: SignedInUser
beforeAll(async () => {
  api = await startApi({
    env: {
      DATABASE_CONNECT_SECONDS: '0.3',
      DATABASE_ACQUIRE_SECONDS: '0.4',
      DATABASE_STATEMENT_SECONDS: '0.5',
      PROBE_SECONDS: '0.3',
    },
    databaseUrl: async (url) => {
      line = await openFaultyLine(url)
      return line.url
    },
  })
  customer = await signedInCustomer(api)
})
afterAll(async () => {
  line.setFault('none')
  await api.stop()
  await line.close()
})
beforeEach(() => line.setFault('none'))

const askAgain = { status: 503, body: { code: 'unavailable', message: expect.stringContaining('try again') } }
const submit = () =>
  api.request('post', '/api/rfqs', {
    as: customer.token,
    json: rfqFields,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

describe.each(['away', 'silent'] as const)('while the database is %s', (fault) => {
  test('calls are soon answered with a request to retry, and work once it is back', async () => {
    expect((await submit()).status).toBe(201)
    line.setFault(fault)
    const refused = await submit()
    expect(refused).toMatchObject(askAgain)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    line.setFault('none')
    await expect.poll(async () => (await submit()).status).toBe(201)
  })

  test('the process reports that it is alive but cannot serve', async () => {
    line.setFault(fault)
    const answer = await api.request('get', '/readyz')
    expect(answer).toMatchObject({ status: 503, body: { obstacles: expect.arrayContaining(['database']) } })
    expect(answer.body.words).toContainEqual(expect.stringContaining('database'))
    expect(await api.request('get', '/healthz')).toMatchObject({ status: 200 })
    line.setFault('none')
    await expect.poll(async () => (await api.request('get', '/readyz')).status).toBe(200)
  })
})

test('a statement whose connection is ended by the server can be retried', async () => {
  const slow = api.platform.knex.raw('select pg_sleep(0.4)').then(
    () => 'answered',
    (error: unknown) => error,
  )
  await expect
    .poll(async () => {
      const { rows } = await api.knex.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and pid <> pg_backend_pid()",
      )
      return rows.length
    })
    .toBeGreaterThan(0)
  const { tryAgain } = await import('../../src/platform/http/try-again.ts')
  expect(tryAgain(await slow)).toMatchObject({ status: 503 })
})
