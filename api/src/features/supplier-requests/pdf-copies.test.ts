import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes, pdfWithMetadata } from '../../../test/samples.ts'
import { newSupplier, requestFields } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => portal.api.stop())

/** An RFQ with PDFs, and how an admin asks a supplier about it with these. */
async function rfqWithPdfs(...drawings: string[]) {
  const { api, admin, customer, job } = portal
  const supplier = await newSupplier(api)
  const rfq = await job.submitRfq(customer.token)
  const files = drawings.map((bytes) => ({ name: 'drawing.pdf', bytes }))
  const { body } = await customer.post(
    '/api/files/upload',
    formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files }),
  )
  const rfqFiles = body.map(({ id }: { id: string }) => ({ fileId: id }))
  const asked = { ...requestFields, dueDate: dayFromNow(10), supplierIds: [supplier.user.id], rfqId: rfq.id, rfqFiles }
  return { rfqId: rfq.id, ask: () => admin.post('/api/admin/quotes/create-bulk', asked) }
}

/** Asks a supplier about an RFQ with a PDF, which is sent along. */
const askWith = async (bytes: string) => (await rfqWithPdfs(bytes)).ask()

test("a customer's PDF goes to suppliers as a copy of its own, under another content", async () => {
  const { body } = await askWith(pdfWithMetadata('Zoltan of Acme'))
  const hashes = await portal.api.knex('files').where({ kind: 'pdf' }).pluck('sha256')
  expect(body.files).toMatchObject([{ fileType: 'pdf' }])
  expect(new Set(hashes).size).toBe(2)
})

test('a signed PDF is refused, and nobody is asked', async () => {
  const signed = pdfWithMetadata('Zoltan').replace('/Type /Catalog', '/Type /Catalog /Perms << /ByteRange [0 1] >>')
  const before = await portal.api.knex('supplierRequests').count()
  expect(refusal(await askWith(signed))).toEqual([409, 'supplier_request.unreadable_pdf'])
  expect(await portal.api.knex('supplierRequests').count()).toEqual(before)
})

test('while a PDF is copied the RFQ is free for others', async () => {
  const { knex, platform } = portal.api
  const { rfqId, ask } = await rfqWithPdfs(pdfBytes('Bracket'))
  const get = platform.store.get.bind(platform.store)
  const locking = vi.spyOn(platform.store, 'get').mockImplementation(async (key, ...range) => {
    await knex.raw('select id from rfqs where id = ? for update nowait', [rfqId])
    return get(key, ...range)
  })
  const { status } = await ask()
  expect(locking).toHaveBeenCalledOnce()
  expect(status).toBe(201)
})

test('PDFs of several requests are copied one after the other', async () => {
  const { store } = portal.api.platform
  const asks = [await rfqWithPdfs(pdfBytes('1'), pdfBytes('2')), await rfqWithPdfs(pdfBytes('3'))]
  const [get, put] = [store.get.bind(store), store.put.bind(store)]
  const steps: string[] = []
  vi.spyOn(store, 'get').mockImplementation((...asked) => {
    steps.push('read')
    return get(...asked)
  })
  vi.spyOn(store, 'put').mockImplementation((...given) => {
    steps.push('written')
    return put(...given)
  })
  const answers = await Promise.all(asks.map(({ ask }) => ask()))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(steps).toEqual(['read', 'written', 'read', 'written', 'read', 'written'])
})

test('where many wait already, another is told to try again', async () => {
  const { store } = portal.api.platform
  const all = [await rfqWithPdfs(pdfBytes('1')), await rfqWithPdfs(pdfBytes('2')), await rfqWithPdfs(pdfBytes('3'))]
  all.push(await rfqWithPdfs(pdfBytes('4')), await rfqWithPdfs(pdfBytes('5')))
  const get = store.get.bind(store)
  const [begun, mayRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  vi.spyOn(store, 'get').mockImplementation(async (...asked) => {
    begun.resolve()
    await mayRead.promise
    return get(...asked)
  })
  const first = all[0]?.ask()
  await begun.promise
  const others = all.slice(1).map(({ ask }) => ask())
  expect(refusal(await Promise.race(others))).toEqual([503, 'document.not_made'])
  mayRead.resolve()
  const answers = await Promise.all([first, ...others])
  expect(answers.map((answer) => answer?.status).sort()).toEqual([201, 201, 201, 201, 503])
})
