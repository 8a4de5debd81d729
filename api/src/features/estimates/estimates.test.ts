import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedInAdmin, signedInCustomer } from '../../../test/factories.ts'
import { sampleFolder } from '../../../test/geometry.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mainJob } from '../../../test/main-job.ts'
import { formOf, stepBytes } from '../../../test/samples.ts'
import { AuditEntry } from '../../models/audit-entry.ts'

let api: TestApi
let customer = ''
let admin = ''
let drawing = ''
let empty = ''

beforeAll(async () => {
  api = await startApi()
  customer = (await signedInCustomer(api)).token
  admin = (await signedInAdmin(api)).token
  drawing = await upload('block.step', await readFile(join(await sampleFolder(), 'block.step')))
  empty = await upload('empty.step', stepBytes('no estimate'))
})
afterAll(() => api.stop())
beforeEach(() => show('price'))

async function upload(name: string, bytes: string | Uint8Array): Promise<string> {
  const rfq = await mainJob(api).submitRfq(customer)
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files: [{ name, bytes }] })
  const { body } = await api.request('post', '/api/files/upload', { as: customer, form })
  await api.runJobs()
  return body[0].id
}
const costs = async () => (await api.request('get', '/api/admin/cost-settings', { as: admin })).body
const change = async (changes: object) =>
  api.request('put', '/api/admin/cost-settings', { as: admin, json: { ...(await costs()), ...changes } })
const show = (shown: 'off' | 'range' | 'price') => change({ shown })
const wish = { material: 'aluminum', tolerance: 'tight', finishing: 'Anodizing (Clear)', quantity: '25' }
const estimateOf = async (as: string, asked: Record<string, string> = {}, id = drawing) =>
  (await api.request('get', `/api/files/${id}/estimate?${new URLSearchParams({ ...wish, ...asked })}`, { as })).body

test('admins see what an estimate is made of, for 1, 10, 100 and what was asked for', async () => {
  const estimate = await estimateOf(admin)
  expect(estimate).toMatchObject({ status: 'ready', currency: 'USD', reason: null })
  expect(estimate.prices.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 10, 25, 100])
  const kinds = estimate.prices[2].lines.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(['material', 'machining', 'setups', 'holes', 'tolerance', 'finishing', 'margin'])
  expect(estimate.hints.length).toBeGreaterThan(0)
})

test('the smallest order is filled up for the only part of a request, and for none of several', async () => {
  const { minimumOrder } = await costs()
  await change({ minimumOrder: '90000.00' })
  const totalOf = async (asked: object) => (await estimateOf(customer, { ...asked })).prices[0].total
  expect(await totalOf({})).toBe('90000.00')
  expect(Number(await totalOf({ isOneOfSeveral: 'true' }))).toBeLessThan(90_000)
  await change({ minimumOrder })
})

test('customers see the price, a range, or nothing, and never what it is made of', async () => {
  const price = (await estimateOf(customer)).prices[0]
  expect(price).toMatchObject({ total: expect.any(String), low: null, lines: [] })

  await show('range')
  const range = (await estimateOf(customer)).prices[0]
  expect(range).toMatchObject({ total: null, unitPrice: null, lines: [] })
  expect([Number(range.low) < Number(price.total), Number(range.high) > Number(price.total)]).toEqual([true, true])

  await show('off')
  const nothing = { status: 'off', reason: null, currency: null, prices: [], hints: [], assumptions: [] }
  expect(await estimateOf(customer)).toEqual(nothing)
  expect(await estimateOf(customer, { material: 'other' })).toEqual(nothing)
  expect((await estimateOf(admin)).status).toBe('ready')
})

test('an estimate follows what is asked for, and the tables', async () => {
  const total = async (asked: Record<string, string> = {}) =>
    Number((await estimateOf(customer, asked)).prices[0].total)
  const present = await total()
  expect(await total({ tolerance: 'standard' })).toBeLessThan(present)
  expect(await total({ material: 'titanium' })).toBeGreaterThan(present)
  await change({ marginPercent: 90 })
  expect(await total()).toBeGreaterThan(present)
})

test('all quantities that a part asks for are estimated, as many as an RFQ takes', async () => {
  const ask = (...quantities: string[]) => {
    const query = new URLSearchParams({ material: 'aluminum', tolerance: 'tight' })
    for (const each of quantities) query.append('quantity', each)
    return api.request('get', `/api/files/${drawing}/estimate?${query}`, { as: customer })
  }
  const { body } = await ask('5', '250', '100000000')
  expect(body.prices.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 5, 10, 100, 250, 100_000_000])
  expect((await ask('100000001')).status).toBe(400)
  expect((await ask(...Array.from({ length: 11 }, (_, i) => String(i + 1)))).status).toBe(400)
})

test('a tolerance that the tables do not name has no price', async () => {
  expect(await estimateOf(customer, { tolerance: '± 0.01 mm' })).toMatchObject({
    status: 'none',
    reason: 'There is no price for this tolerance yet.',
  })
})

test('a request that is still being written has no price before its material is chosen, and a standard one then', async () => {
  const ask = async (query: string) =>
    (await api.request('get', `/api/files/${drawing}/estimate?quantity=3${query}`, { as: customer })).body
  expect(await ask('')).toMatchObject({ status: 'none', reason: 'There is no price for this material yet.' })
  const standard = await ask('&material=aluminum&tolerance=standard')
  expect(await ask('&material=aluminum')).toEqual(standard)
})

test('tables that come in another order of their columns have not changed', async () => {
  await change({ marginPercent: 33 })
  const { tolerances, marginPercent } = await costs()
  const turned = tolerances.map((row: object) => Object.fromEntries(Object.entries(row).reverse()))
  await change({ tolerances: turned, marginPercent: marginPercent + 1 })
  const entry = await AuditEntry.query(api.knex).where('action', 'settings.costs_changed').orderBy('id', 'desc').first()
  expect(entry?.changes).toEqual({ fields: ['marginPercent'] })
})

test('where there is no estimate the reason is said', async () => {
  expect(await estimateOf(customer, { material: 'other' })).toMatchObject({
    status: 'none',
    reason: 'There is no price for this material yet.',
    prices: [],
  })
  expect(await estimateOf(customer, {}, empty)).toMatchObject({ status: 'none', reason: null })
})

test('tables that make no sense are refused, and the present ones stay', async () => {
  const before = await costs()
  const refused = await change({ minimumOrder: 'much', materials: [] })
  expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([400, ['materials', 'minimumOrder']])
  expect(await costs()).toEqual(before)
})
