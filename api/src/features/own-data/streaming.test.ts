import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { insertRfqs } from '../../../test/lists.ts'
import { anotherCustomer, type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { unzip } from '../../../test/unzip.ts'
import { newId } from '../../platform/db/new-id.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())
afterEach(() => vi.restoreAllMocks())

/** Large uploads: unread bytes do not fit into any buffer on the way. */
async function uploadLarge(person: Person, count: number): Promise<void> {
  const { knex, platform } = portal.api
  const bytes = Buffer.alloc(2_000_000, 7)
  for (let index = 0; index < count; index += 1) {
    const id = newId()
    const objectKey = `files/${id}`
    const { sha256, size } = await platform.store.put(objectKey, Readable.from([bytes]))
    const file = { fileName: `large ${index}.png`, mimetype: 'image/png', kind: 'image', size, sha256, objectKey }
    const link = { linkedToType: 'rfq', linkedToId: newId(), uploadedBy: person.user.id }
    await knex('files').insert({ id, ...file, ...link })
  }
}

test('thousands of requests are read page by page without missing any', async () => {
  const { api } = portal
  const customer = await anotherCustomer(api)
  const sketches = Array.from({ length: 5000 }, (_, index) => ({ projectName: `Project ${index}` }))
  const sameMoment = new Date('2026-02-01T00:00:00Z')
  await insertRfqs(
    api,
    customer.user,
    sketches.slice(0, 150).map((sketch) => ({ ...sketch, createdAt: sameMoment })),
  )
  await insertRfqs(api, customer.user, sketches.slice(150))
  let largest = 0
  const measure = (rows: unknown) => {
    if (Array.isArray(rows)) largest = Math.max(largest, rows.length)
  }
  api.knex.on('query-response', (response) => measure(response?.rows ?? response))
  const { bytes } = await customer.get('/api/profile/data')
  const rfqs = JSON.parse((await unzip(bytes)).get('kerf-data/rfqs.json')?.toString('utf8') ?? '[]')
  const names = rfqs.map(({ projectName }: { projectName: string }) => projectName)
  expect(new Set(names).size).toBe(5000)
  expect(rfqs).toHaveLength(5000)
  expect(largest).toBeGreaterThan(50)
  expect(largest).toBeLessThanOrEqual(200)
}, 60_000)

test('a lost connection ends the reading', async () => {
  const { api } = portal
  const customer = await anotherCustomer(api)
  await uploadLarge(customer, 10)
  const opened = vi.spyOn(api.platform.store, 'get')
  const request = get(`${api.url}/api/profile/data`, { headers: { authorization: `Bearer ${customer.token}` } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage] // The event's only argument.
  await once(answer, 'readable')
  await vi.waitFor(() => expect(opened).toHaveBeenCalled(), { timeout: 10_000 })
  const first = await opened.mock.results[0]?.value
  answer.destroy()
  await vi.waitFor(() => expect(first.stream.destroyed).toBe(true), { timeout: 10_000 })
  expect(opened.mock.calls.length).toBeLessThan(10)
})

test('missing bytes break off the download instead of silently leaving something out', async () => {
  const { api } = portal
  const customer = await anotherCustomer(api)
  await uploadLarge(customer, 1)
  const { objectKey } = await api.knex('files').where({ uploadedBy: customer.user.id }).first('objectKey')
  await api.platform.store.delete(objectKey)
  await expect(customer.get('/api/profile/data')).rejects.toThrow()
})
