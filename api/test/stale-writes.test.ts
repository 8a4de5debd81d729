import { randomUUID } from 'node:crypto'
import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notBuilt } from '../src/features/not-built.ts'
import { signedInAdmin } from './factories.ts'
import { anotherCustomer, dayFromNow, type Person, type Portal, personOf, refusal, startPortal } from './main-job.ts'
import { draftValues } from './rfq-draft.ts'
import { formOf, pdfBytes, pngBytes } from './samples.ts'
import { staleCompanyWrites } from './stale-company-writes.ts'
import { staleModuleWrites } from './stale-module-writes.ts'
import { stalePartWrites } from './stale-part-writes.ts'
import { type StaleCase, staleSupplierWrites } from './stale-supplier-writes.ts'

let portal: Portal
let colleague: Person
beforeAll(async () => {
  portal = await startPortal()
  colleague = personOf(portal.api, await signedInAdmin(portal.api, { name: 'Grace Colleague' }))
})
afterAll(() => portal.api.stop())

const newOrder = async () => (await portal.job.order(portal.customer.token, portal.admin.token)).orderId
const pdf = (name: string) => [{ name, bytes: pdfBytes(name) }]
const text = (basedOn: object | undefined): Record<string, string> =>
  basedOn ? { basedOn: JSON.stringify(basedOn) } : {}
const put = (person: Person, path: string, json: unknown) => portal.api.request('put', path, { as: person.token, json })

const people = [() => portal, () => colleague] as const
const cases: Record<string, () => Promise<StaleCase>> = {
  ...staleCompanyWrites(...people),
  ...staleModuleWrites(...people),
  ...staleSupplierWrites(...people),
  ...stalePartWrites(...people),
  createQuote: async () => {
    const { id } = await portal.job.submitRfq(portal.customer.token)
    const terms = { amount: '900.00', validUntil: dayFromNow(30), estimatedDeliveryDate: dayFromNow(14) }
    return {
      seen: { revision: 0 },
      meanwhile: () => portal.job.quote(colleague.token, id, { amount: '750.00', notes: 'In two weeks' }),
      write: (basedOn) => portal.admin.post(`/api/admin/rfqs/${id}/quote`, formOf({ ...terms, ...text(basedOn) })),
      present: { revision: 1, amount: '750.00', currency: 'USD', notes: 'In two weeks' },
      by: 'Grace Colleague',
    }
  },
  updateRfqStatus: async () => {
    const { id } = await portal.job.submitRfq(portal.customer.token)
    return {
      seen: { status: 'submitted' },
      meanwhile: () => portal.job.quote(colleague.token, id),
      write: (basedOn) => portal.admin.patch(`/api/admin/rfqs/${id}/status`, { status: 'declined', basedOn }),
      present: { status: 'quoted' },
      by: 'Grace Colleague',
    }
  },
  updateOrderStatus: async () => {
    const id = await newOrder()
    return {
      seen: { orderStatus: 'pending' },
      meanwhile: () => portal.job.setStatus(colleague.token, id, 'packing'),
      write: (basedOn) => portal.admin.patch(`/api/orders/${id}/status`, { status: 'manufacturing', basedOn }),
      present: { orderStatus: 'packing' },
      by: 'Grace Colleague',
    }
  },
  updateDueDate: async () => {
    const id = await newOrder()
    const path = `/api/orders/${id}/due-date`
    return {
      seen: { dueDate: dayFromNow(30) },
      meanwhile: () => colleague.patch(path, { dueDate: dayFromNow(20) }),
      write: (basedOn) => portal.admin.patch(path, { dueDate: dayFromNow(10), basedOn }),
      present: { dueDate: dayFromNow(20) },
      by: 'Grace Colleague',
    }
  },
  updateOrderTracking: async () => {
    const id = await newOrder()
    const path = `/api/orders/${id}/tracking`
    return {
      seen: { trackingNumber: null, shippingCarrier: null },
      meanwhile: () => colleague.patch(path, { trackingNumber: '1Z999', shippingCarrier: 'UPS' }),
      write: (basedOn) => portal.admin.patch(path, { trackingNumber: '4711', basedOn }),
      present: { trackingNumber: '1Z999', shippingCarrier: 'UPS' },
      by: 'Grace Colleague',
    }
  },
  uploadInvoice: async () => {
    const id = await newOrder()
    const form = (basedOn?: object) => formOf(text(basedOn), { invoice: pdf('mine.pdf') })
    return {
      seen: { invoiceUrl: null },
      meanwhile: () => portal.job.uploadInvoice(colleague.token, id),
      write: (basedOn) => portal.admin.patch(`/api/orders/${id}/invoice`, form(basedOn)),
      present: { invoiceUrl: expect.stringContaining('/api/files/') },
      by: 'Grace Colleague',
    }
  },
  createInvoice: async () => {
    const id = await newOrder()
    return {
      seen: { invoiceUrl: null },
      meanwhile: () => portal.job.uploadInvoice(colleague.token, id),
      write: (basedOn) => portal.admin.post(`/api/orders/${id}/invoice`, { dueDate: dayFromNow(30), basedOn }),
      present: { invoiceUrl: expect.stringContaining('/api/files/') },
      by: 'Grace Colleague',
    }
  },
  updatePayment: async () => {
    const id = await newOrder()
    await portal.job.uploadInvoice(portal.admin.token, id)
    const { invoiceUrl } = (await portal.admin.get(`/api/orders/${id}`)).body
    return {
      seen: { invoiceUrl },
      meanwhile: () => portal.job.uploadInvoice(colleague.token, id),
      write: (basedOn) => portal.admin.patch(`/api/orders/${id}/payment`, { paymentStatus: 'paid', basedOn }),
      present: { invoiceUrl: expect.not.stringContaining(invoiceUrl) },
      by: 'Grace Colleague',
    }
  },
  createShipment: async () => {
    const id = await newOrder()
    const path = `/api/orders/${id}/shipments`
    return {
      seen: { quantityShipped: 0 },
      meanwhile: () => colleague.post(path, { quantityShipped: 4 }),
      write: (basedOn) => portal.admin.post(path, { quantityShipped: 5, basedOn }),
      present: { quantityShipped: 4, quantityRemaining: 6 },
      by: 'Grace Colleague',
    }
  },
  updateShipment: async () => {
    const id = await newOrder()
    const { body: shipment } = await portal.admin.post(`/api/orders/${id}/shipments`, { quantityShipped: 4 })
    const path = `/api/orders/${id}/shipments/${shipment.id}`
    return {
      seen: { status: shipment.status, trackingStatus: shipment.trackingStatus },
      meanwhile: () => colleague.patch(path, { trackingStatus: 'delivered' }),
      write: (basedOn) => portal.admin.patch(path, { trackingStatus: 'packing', basedOn }),
      present: { status: 'in_transit', trackingStatus: 'delivered' },
      by: 'Grace Colleague',
    }
  },
  approveQualityCheck: async () => {
    const id = await newOrder()
    await portal.job.setStatus(portal.admin.token, id, 'quality_check')
    const form = formOf({}, { qualityCheck: pdf('report.pdf') })
    return {
      seen: { files: [] },
      meanwhile: () => colleague.patch(`/api/orders/${id}/quality-check`, form),
      write: (basedOn) => portal.customer.post(`/api/orders/${id}/approve-quality-check`, { approved: true, basedOn }),
      present: { files: [expect.any(String)], fileNames: ['report.pdf'] },
      // Customers are not told which of the provider's people did something.
      by: null,
    }
  },
  saveQualityCharacteristics: async () => {
    const id = await newOrder()
    const path = `/api/admin/orders/${id}/quality-characteristics`
    const bore = (measured: string) => ({ number: '1', name: 'Bore', nominal: '25', measured: [measured] })
    return {
      seen: { revision: 0 },
      meanwhile: () => put(colleague, path, { characteristics: [bore('25.01')] }),
      write: (basedOn) => put(portal.admin, path, { characteristics: [bore('25.02')], basedOn }),
      present: { revision: 1 },
      by: 'Grace Colleague',
    }
  },
  updateSettings: async () => {
    const { logo, updatedAt, ...seen } = (await portal.admin.get('/api/admin/settings')).body
    return {
      seen,
      meanwhile: () => put(colleague, '/api/admin/settings', { ...seen, phone: '+49 30 1' }),
      write: (basedOn) => put(portal.admin, '/api/admin/settings', { ...seen, phone: '+49 30 2', basedOn }),
      present: { phone: '+49 30 1' },
      by: 'Grace Colleague',
    }
  },
  uploadLogo: async () => {
    const upload = (person: Person, name: string, basedOn?: object) => {
      const form = formOf(text(basedOn), { logo: [{ name, bytes: pngBytes(64, 64, name) }] })
      return portal.api.request('put', '/api/admin/settings/logo', { as: person.token, form })
    }
    return {
      seen: { logoId: null },
      meanwhile: () => upload(colleague, 'theirs.png'),
      write: (basedOn) => upload(portal.admin, 'mine.png', basedOn),
      present: { logoId: expect.any(String) },
      by: 'Grace Colleague',
    }
  },
  updateProfile: async () => {
    const person = await anotherCustomer(portal.api, { name: 'Ada Before' })
    const seen = { name: 'Ada Before', phone: null, title: null, companyName: null }
    return {
      seen,
      meanwhile: () => put(person, '/api/profile', { ...seen, phone: '+49 30 1' }),
      write: (basedOn) => put(person, '/api/profile', { ...seen, title: 'Buyer', basedOn }),
      present: { ...seen, phone: '+49 30 1' },
      by: 'Ada Before',
    }
  },
  renameSavedFilter: async () => {
    const { customer } = portal
    const filters = { list: 'customer.orders', name: randomUUID(), query: 'status=shipped' }
    const { id } = (await customer.post('/api/saved-filters', filters)).body
    const rename = (name: string, basedOn?: object) => put(customer, `/api/saved-filters/${id}`, { name, basedOn })
    return {
      seen: { name: filters.name },
      meanwhile: () => rename('On their way'),
      write: (basedOn) => rename('Shipped', basedOn),
      present: { name: 'On their way' },
      by: 'Ada Miller',
    }
  },
  saveRfqDraft: async () => {
    const person = await anotherCustomer(portal.api, { name: 'Ada Writing' })
    const save = (basedOn?: object) => put(person, '/api/rfq-draft', { values: draftValues(), basedOn })
    const { revision } = (await save({ revision: null })).body
    return {
      seen: { revision },
      meanwhile: () => person.delete('/api/rfq-draft'),
      write: save,
      present: { revision: null, savedAt: null },
      by: 'Ada Writing',
    }
  },
  discardRfqDraft: async () => {
    const person = await anotherCustomer(portal.api, { name: 'Ada Leaving' })
    const save = () => put(person, '/api/rfq-draft', { values: draftValues() })
    // Only a draft that was discarded before leaves a trace of who changed it.
    await save()
    await person.delete('/api/rfq-draft')
    const seen = { revision: (await save()).body.revision }
    return {
      seen,
      meanwhile: save,
      write: (basedOn) => person.delete(`/api/rfq-draft?${new URLSearchParams(text(basedOn))}`),
      present: { revision: expect.any(String), savedAt: expect.any(String) },
      by: 'Ada Leaving',
    }
  },
}

/** What only one person can change, in two windows. */
const ownWindows = ['updateProfile', 'renameSavedFilter', 'saveRfqDraft', 'discardRfqDraft']

test('every call with a based-on value is tested here', () => {
  const taking = endpoints.filter(({ declaration }) =>
    (declaration.errors ?? []).some((code) => code === 'write.stale'),
  )
  const built = taking.map(({ name }) => name).filter((name) => !notBuilt.includes(name))
  expect(Object.keys(cases).sort()).toEqual(built.sort())
})

test.each(Object.keys(cases))('%s is refused if somebody else was first, naming them and both values', async (name) => {
  const made = await cases[name]?.()
  if (!made) throw new Error(`There is no case ${name}`)
  const { seen, meanwhile, write, present, by, isSelf = ownWindows.includes(name) } = made
  await meanwhile()
  const late = await write(seen)
  expect(refusal(late)).toEqual([409, 'write.stale'])
  expect(late.body.changed).toMatchObject({ by, isSelf, present })
  expect(Date.parse(late.body.changed.at)).toBeGreaterThan(Date.now() - 60_000)
  const base = Object.fromEntries(Object.keys(seen).map((key) => [key, late.body.changed.present[key]]))
  expect((await write(base)).status).toBeLessThan(300)
})
