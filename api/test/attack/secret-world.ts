import type { TestApi } from '../harness.ts'
import { anotherCustomer, dayFromNow, type Person, type Portal, startPortal } from '../main-job.ts'
import { say } from '../messages.ts'
import { formOf, pdfBytes, pdfWithMetadata, stepBytes } from '../samples.ts'
import { askSuppliers, decideQuote, newSupplier, orderQuote, quoteRequest } from '../suppliers.ts'

/** A supplier who works for a customer without knowing it, and another one who lost. */
export interface SecretWorld {
  portal: Portal
  supplier: Person
  rival: Person
  requestId: string
  quoteId: string
  orderId: string
  /** Files that went out to suppliers. */
  fileIds: string[]
  /** Which texts that say who a customer is, what it pays or what belongs to it, or who else was asked, another holds. */
  tracesIn: (text: string) => string[]
  /** The number of the order that the customer knows. */
  customersOrderNumber: string
}

/** Builds it by the calls that people make: from the RFQs of two customers to goods that were received and corrected. */
export async function buildSecretWorld(): Promise<SecretWorld> {
  const portal = await startPortal()
  const { api, admin, customer, job } = portal
  const supplier = await newSupplier(api, { name: 'Vera Vendor' })
  const rival = await newSupplier(api, { name: 'Ron Rival' })
  const rfq = await job.submitRfq(customer.token, {
    projectName: 'Acme secret gripper',
    notes: 'For Acme only',
    specialInstructions: 'Ask Zoltan',
    findings: [
      {
        ...{ kind: 'material', mineSource: 'form', mine: 'Aluminum', theirsSource: 'drawing', theirs: '1.4301' },
        ...{ fileName: 'acme-gripper.pdf', answer: 'kept', reason: 'Zoltan wants it so' },
      },
    ],
  })
  const form = formOf(
    { linkedToType: 'rfq', linkedToId: rfq.id },
    {
      files: [
        { name: 'acme-gripper.step', bytes: drawnByCustomer() },
        { name: 'drawing.acme', bytes: pdfBytes('Plan') },
        { name: 'acme-gripper.pdf', bytes: pdfWithMetadata('Zoltan Miller of Acme') },
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
  const other = await anotherCustomer(api, { name: 'Quillon Vex', company: 'Umbra Optics' })
  const otherRfq = await job.submitRfq(other.token, { projectName: 'Umbra lens mount', notes: 'For Quillon' })
  const { body: otherWhole } = await admin.get(`/api/rfqs/${otherRfq.id}`)
  const request = await askSuppliers(admin, [supplier, rival], {
    rfqId: rfq.id,
    parts: [{ rfqPartId: whole.parts[0].id }, { rfqPartId: otherWhole.parts[0].id }],
    rfqFiles: drawings.map(({ id }: { id: string }) => ({ fileId: id })),
  })
  const quote = await quoteRequest(supplier, request)
  const rivals = await quoteRequest(rival, request, '77.77')
  await decideQuote(api, admin, quote.id, { status: 'accepted', othersNotSelected: true })
  const order = await orderQuote(admin, quote.id, { orderId: ordered.orderId })
  await supplier.post(`/api/supplier/purchase-orders/${order.id}/acknowledge`, { promisedDate: dayFromNow(9) })
  await say(admin, 'When does it come?', { purchaseOrderId: order.id })
  await say(supplier, 'Next week', { purchaseOrderId: order.id })
  await say(admin, 'The drawing is new', { supplierRequestId: request.id, customerId: supplier.user.id })
  await say(rival, 'Too dear for 77.77?', { supplierRequestId: request.id })
  await say(admin, 'Acme secret gripper is in work', { rfqId: rfq.id })
  const receipts = `/api/admin/purchase-orders/${order.id}/receipts`
  const lines = order.lines.map(({ id: lineId }) => ({ lineId, quantity: 1 }))
  const { body: counted } = await admin.post(receipts, { lines })
  const json = { receivedOn: dayFromNow(0), lines: [], reason: 'Those of another order' }
  await api.request('put', `${receipts}/${counted.receipts[0].id}`, { as: admin.token, json })
  const traces = [
    ...['Zinnia', 'Xenia', 'Lilac', 'Peony'],
    ...['Acme', 'Zoltan', 'gripper', '987654.32', '77.77', 'Ron Rival', rivals.id, rival.user.id, rival.user.email],
    ...[rfq.id, rfq.displayNumber, customer.user.id, customer.user.email, customer.user.companyId ?? 'Acme'],
    ...[ordered.orderId, customersOrder.orderNumber, ordered.rfqId, ordered.quoteId, whole.parts[0].id],
    ...drawings.map(({ id }: { id: string }) => id),
    ...(await objectKeys(api)),
    ...[
      'Umbra',
      'Quillon',
      otherRfq.id,
      otherRfq.displayNumber,
      otherWhole.parts[0].id,
      other.user.id,
      other.user.email,
    ],
    ...[admin.user.id, admin.user.email],
  ]
  const fileIds = await api
    .knex('files')
    .where({ linkedToType: 'supplier_request', linkedToId: request.id })
    .pluck('id')
  const tracesIn = (text: string) => traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))
  return {
    ...{ portal, supplier, rival, requestId: request.id, quoteId: quote.id, orderId: order.id, fileIds, tracesIn },
    customersOrderNumber: customersOrder.orderNumber,
  }
}

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
