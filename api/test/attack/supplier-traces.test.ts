import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApi } from '../harness.ts'
import { dayFromNow, type Person, type Portal, startPortal } from '../main-job.ts'
import { formOf, pdfBytes, stepBytes } from '../samples.ts'
import { askSuppliers, decideQuote, newSupplier, orderQuote, quoteRequest } from '../suppliers.ts'

let portal: Portal
let supplier: Person
let rival: Person
let quoteId: string
/** Texts that say who the customer is, what it pays, or what belongs to it; or who else was asked. */
let traces: string[]
let fileIds: string[]
beforeAll(async () => {
  portal = await startPortal()
  const { api, admin, customer, job } = portal
  supplier = await newSupplier(api, { name: 'Vera Vendor' })
  rival = await newSupplier(api, { name: 'Ron Rival' })
  const rfq = await job.submitRfq(customer.token, {
    projectName: 'Acme secret gripper',
    notes: 'For Acme only',
    specialInstructions: 'Ask Zoltan',
  })
  const form = formOf(
    { linkedToType: 'rfq', linkedToId: rfq.id },
    {
      files: [
        { name: 'acme-gripper.step', bytes: drawnByCustomer() },
        { name: 'drawing.acme', bytes: pdfBytes('Plan') },
        { name: 'acme-gripper.pdf', bytes: pdfBytes('Drawing') },
      ],
    },
  )
  const { body: drawings } = await customer.post('/api/files/upload', form)
  const ordered = await job.order(customer.token, admin.token)
  const place = { address: '12 Zinnia Road', city: 'Xenia', state: null, postalCode: null, country: 'United States' }
  const [shipTo, billTo] = ['Lilac Dock', 'Peony Desk'].map((name) => JSON.stringify({ ...place, name }))
  await api.knex('rfqs').update({ shipTo, billTo })
  const { body: customersOrder } = await admin.get(`/api/orders/${ordered.orderId}`)
  const { body: whole } = await admin.get(`/api/rfqs/${rfq.id}`)
  await job.quote(admin.token, rfq.id, { amount: '987654.32' })
  const request = await askSuppliers(admin, [supplier, rival], {
    rfqId: rfq.id,
    parts: [{ rfqPartId: whole.parts[0].id }],
    rfqFiles: drawings.map(({ id }: { id: string }) => ({ fileId: id })),
  })
  const quote = await quoteRequest(supplier, request)
  quoteId = quote.id
  const rivals = await quoteRequest(rival, request, '77.77')
  await decideQuote(api, admin, quote.id, { status: 'accepted', othersNotSelected: true })
  const order = await orderQuote(admin, quote.id, { orderId: ordered.orderId })
  await supplier.post(`/api/supplier/purchase-orders/${order.id}/acknowledge`, { promisedDate: dayFromNow(9) })
  traces = [
    ...['Zinnia', 'Xenia', 'Lilac', 'Peony'],
    ...['Acme', 'Zoltan', 'gripper', '987654.32', '77.77', 'Ron Rival', rivals.id, rival.user.id, rival.user.email],
    ...[rfq.id, rfq.displayNumber, customer.user.id, customer.user.email, customer.user.companyId ?? 'Acme'],
    ...[ordered.orderId, customersOrder.orderNumber, ordered.rfqId, ordered.quoteId, whole.parts[0].id],
    ...drawings.map(({ id }: { id: string }) => id),
    ...(await objectKeys(api)),
    ...[admin.user.id, admin.user.email],
  ]
  fileIds = await api.knex('files').where({ linkedToType: 'supplier_request', linkedToId: request.id }).pluck('id')
})
afterAll(() => portal.api.stop())

/** A STEP file that names its customer everywhere. */
function drawnByCustomer(): string {
  const named = [
    "#2=PRODUCT('Acme gripper','Acme gripper','drawn by Zoltan',());",
    "#3=PERSON('zoltan','Miller','Zoltan',$,$,$);",
    "#4=ORGANIZATION('acme','Acme','');",
    "#5=DESCRIPTIVE_REPRESENTATION_ITEM('note','fits the Acme robot');",
    '/* Acme */',
  ]
  return stepBytes('Acme gripper by Zoltan Miller').replace('DATA;', ['/* Zoltan */', 'DATA;', ...named].join('\n'))
}

async function objectKeys(api: TestApi): Promise<string[]> {
  return (await api.knex('files').select('objectKey')).map((row) => row.objectKey)
}

/** The traces in a text, ignoring case. */
const tracesIn = (text: string) => traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))

test.each([
  '/api/supplier/dashboard',
  '/api/supplier/profile',
  '/api/supplier/requests',
  '/api/supplier/quotes',
  '/api/supplier/purchase-orders',
])('%s reveals nothing about the customer or other suppliers', async (path) => {
  const { status, body } = await supplier.get(path)
  expect(status).toBe(200)
  expect(tracesIn(JSON.stringify(body))).toEqual([])
})

test('neither does anything these lists link to', async () => {
  const ids = async (path: string): Promise<string[]> =>
    (await supplier.get(path)).body.map(({ id }: { id: string }) => id)
  const paths = [
    ...(await ids('/api/supplier/requests')).map((id) => `/api/supplier/requests/${id}`),
    ...(await ids('/api/supplier/quotes')).flatMap((id) => [
      `/api/supplier/quotes/${id}`,
      `/api/supplier/quotes/${id}/revisions`,
    ]),
    ...(await ids('/api/supplier/purchase-orders')).map((id) => `/api/supplier/purchase-orders/${id}`),
  ]
  expect(paths).toHaveLength(4)
  for (const path of paths) {
    const { status, body } = await supplier.get(path)
    expect([path, status, tracesIn(JSON.stringify(body))]).toEqual([path, 200, []])
  }
})

test('neither do the names, headers and contents of files', async () => {
  expect(fileIds).toHaveLength(3)
  for (const id of fileIds) {
    for (const path of [`/api/files/${id}`, `/api/files/${id}/download`]) {
      const answer = await fetch(`${portal.api.url}${path}`, { headers: { authorization: `Bearer ${supplier.token}` } })
      const said = JSON.stringify([...answer.headers]) + (await answer.text())
      expect([path, answer.status, tracesIn(said)]).toEqual([path, 200, []])
    }
  }
})

test('neither do mails', async () => {
  await portal.api.runJobs()
  const mails = portal.api.mails.filter(({ to }) => JSON.stringify(to).includes(supplier.user.email))
  expect(mails.length).toBeGreaterThan(2)
  expect(mails.flatMap((mail) => tracesIn(JSON.stringify(mail)))).toEqual([])
})

test('another supplier finds neither the quote nor the order nor the files of this one', async () => {
  const stranger = await newSupplier(portal.api)
  const [request] = (await supplier.get('/api/supplier/requests')).body
  const [order] = (await supplier.get('/api/supplier/purchase-orders')).body
  const paths = [
    `/api/supplier/requests/${request.id}`,
    `/api/supplier/quotes/${quoteId}`,
    `/api/supplier/quotes/${quoteId}/revisions`,
    `/api/supplier/purchase-orders/${order.id}`,
    ...fileIds.map((id) => `/api/files/${id}`),
  ]
  for (const path of paths) expect([path, (await stranger.get(path)).status]).toEqual([path, 404])
  expect((await rival.get(`/api/supplier/quotes/${quoteId}`)).status).toBe(404)
  expect((await rival.get(`/api/supplier/purchase-orders/${order.id}`)).status).toBe(404)
})

test("a supplier's search does not find orders by the customer's number", async () => {
  const number = traces.find((trace) => trace.startsWith('SORD-'))
  expect((await supplier.get(`/api/supplier/purchase-orders?q=${number}`)).body).toEqual([])
})
