import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOf } from '../../../test/csv.ts'
import { sampleFolder } from '../../../test/geometry.ts'
import { offerCurrencies, type Portal, startPortal } from '../../../test/main-job.ts'
import { formOf } from '../../../test/samples.ts'
import { QuoteEstimate } from '../../models/quote-estimate.ts'

let portal: Portal
let bracket: Buffer
beforeAll(async () => {
  portal = await startPortal()
  bracket = await readFile(join(await sampleFolder(), 'bracket.step'))
})
afterAll(() => portal.api.stop())

const parts = [
  { name: 'Upper', material: 'steel', tolerance: 'tight', quantities: [3, 30] },
  { name: 'Lower', material: 'brass', tolerance: 'standard', quantities: [4] },
]

/** A request of which the first part is drawn and measured. */
async function drawnRfq(fields: object = { parts }) {
  const { api, customer, job } = portal
  const { id } = await job.submitRfq(customer.token, { ...fields })
  const { body: rfq } = await customer.get(`/api/rfqs/${id}`)
  const owner = { linkedToType: 'rfq', linkedToId: id, partId: rfq.parts[0].id }
  await customer.post('/api/files/upload', formOf(owner, { files: [{ name: 'bracket.step', bytes: bracket }] }))
  await api.runJobs()
  return rfq as { id: string; parts: { id: string; quantities: number[] }[] }
}
type Drawn = Awaited<ReturnType<typeof drawnRfq>>

async function estimatesOf({ id }: Pick<Drawn, 'id'>) {
  return (await portal.admin.get(`/api/admin/rfqs/${id}/estimates`)).body
}

/** Quotes every price at a multiple of its estimate; parts without one at a hundred. */
async function quoteAt(factor: number, rfq: Drawn, terms: Record<string, string> = {}) {
  const [{ prices }] = await estimatesOf(rfq)
  const amountOf = (quantity: number) => {
    const found = prices.find((price: { quantity: number }) => price.quantity === quantity)
    return (Math.round(Number(found.total) * factor * 100) / 100).toFixed(2)
  }
  const lines = rfq.parts.flatMap((part, at) =>
    part.quantities.map((quantity) => ({
      partId: part.id,
      quantity,
      amount: at === 0 ? amountOf(quantity) : '100.00',
    })),
  )
  const total = rfq.parts.reduce((sum, part) => sum + Number(lines.find(({ partId }) => partId === part.id)?.amount), 0)
  return portal.job.quote(portal.admin.token, rfq.id, {
    ...{ amount: total.toFixed(2), lines: JSON.stringify(lines) },
    ...terms,
  })
}
const kept = () => QuoteEstimate.query(portal.api.knex).orderBy(['offeredAt', 'amount'])

test('an admin is told what each drawn part would cost at the quantities that are asked for', async () => {
  const rfq = await drawnRfq()
  const estimated = await estimatesOf(rfq)
  expect(estimated).toMatchObject([{ partId: rfq.parts[0]?.id, status: 'ready', currency: 'USD' }])
  expect(estimated[0].prices.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 30])
  expect(estimated[0].prices[0].lines.length).toBeGreaterThan(2)
})

test('the smallest order counts for the only part of a request, and for none of several', async () => {
  const { api, admin } = portal
  const costs = (await admin.get('/api/admin/cost-settings')).body
  const change = (minimumOrder: string) =>
    api.request('put', '/api/admin/cost-settings', { as: admin.token, json: { ...costs, minimumOrder } })
  const [several, one] = [await drawnRfq(), await drawnRfq({ material: 'steel', tolerance: 'tight', quantity: 3 })]
  await change('90000.00')
  const kinds = async (rfq: Drawn) =>
    (await estimatesOf(rfq))[0].prices[0].lines.map(({ kind }: { kind: string }) => kind)
  expect(await kinds(several)).not.toContain('minimum')
  expect(await kinds(one)).toContain('minimum')
  await change(costs.minimumOrder)
})

test('a quote keeps the estimate of each of its prices beside it; a revision replaces what counts', async () => {
  const rfq = await drawnRfq()
  await quoteAt(1.5, rfq)
  expect(await kept()).toMatchObject([
    { material: 'steel', process: 'cnc_machining', ratio: '1.5000', isCurrent: true },
    { ratio: '1.5000', isCurrent: true },
  ])
  await quoteAt(2, rfq)
  expect((await kept()).map(({ ratio, isCurrent }) => [ratio, isCurrent])).toEqual([
    ['1.5000', false],
    ['1.5000', false],
    ['2.0000', true],
    ['2.0000', true],
  ])
})

test('one price for several parts says nothing of a single one, and another currency has no ratio', async () => {
  const before = (await kept()).length
  const shared = await drawnRfq()
  await portal.job.quote(portal.admin.token, shared.id, { amount: '500.00' })
  expect(await kept()).toHaveLength(before)
  await offerCurrencies(portal.api, ['USD', 'EUR'])
  const euros = await drawnRfq({ material: 'brass', tolerance: 'standard', quantity: 7 })
  await portal.job.quote(portal.admin.token, euros.id, { amount: '500.00', currency: 'EUR' })
  expect(await kept()).toHaveLength(before + 1)
  expect((await kept()).find(({ material }) => material === 'brass')).toMatchObject({ currency: 'USD', ratio: null })
})

test('where setups or tooling are charged apart, prices have no ratio', async () => {
  const before = await kept()
  const rfq = await drawnRfq({ material: 'titanium', tolerance: 'standard', quantity: 6 })
  for (const kind of ['setup', 'tooling', 'freight']) {
    const charges = JSON.stringify([{ kind, label: 'Apart', amount: '50.00' }])
    await portal.job.quote(portal.admin.token, rfq.id, { amount: '500.00', charges })
  }
  const added = (await kept()).filter(({ lineId }) => !before.some((each) => each.lineId === lineId))
  const ratios = added.sort((a, b) => a.offeredAt.getTime() - b.offeredAt.getTime()).map(({ ratio }) => ratio)
  expect(ratios).toEqual([null, null, expect.any(String)])
  await QuoteEstimate.query(portal.api.knex).deleteById(added.at(-1)?.lineId ?? '')
})

test('the report compares them by material and process, and is saved as CSV', async () => {
  // Two prices at twice their estimate are there.
  await quoteAt(1, await drawnRfq())
  await quoteAt(4, await drawnRfq({ parts: [{ ...parts[0], quantities: [3] }] }))
  const { estimates } = (await portal.admin.get('/api/admin/reports')).body
  expect(estimates).toEqual([{ material: 'steel', process: 'cnc_machining', count: 5, median: 2, low: 1, high: 3.2 }])
  expect(await exportOf(portal.admin, '/api/admin/reports/export?table=estimates')).toEqual([
    {
      Material: 'Steel',
      Process: 'CNC Machining',
      Prices: '5',
      'Quoted by estimated, median': '2.00',
      'Lowest tenth': '1.00',
      'Highest tenth': '3.20',
    },
  ])
  const past = (await portal.admin.get('/api/admin/reports?from=2024-01-01&to=2024-02-29')).body
  expect(past.estimates).toEqual([])
})
