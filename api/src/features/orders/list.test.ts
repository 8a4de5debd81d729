import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAll, namesOf } from '../../../test/lists.ts'
import { anotherCustomer, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
let other: Person
const ids: Record<string, string> = {}

async function order(person: Person, projectName: string, material: string, amount: string) {
  const { job, admin } = portal
  const rfq = await job.submitRfq(person.token, { projectName, material })
  const quote = await job.quote(admin.token, rfq.id, { amount })
  await job.accept(person.token, rfq.id)
  await job.sendPurchaseOrder(person.token, quote.id, `PO-${projectName}`)
  ids[projectName] = (await job.createOrder(admin.token, rfq.id)).id
}

beforeAll(async () => {
  portal = await startPortal()
  other = await anotherCustomer(portal.api, { name: 'Jürgen Weiß', company: 'Gehäusebau Süd' })
  await order(portal.customer, 'Bracket', 'aluminum', '900')
  await order(portal.customer, 'axle', 'steel', '1000.5')
  await order(portal.customer, 'Cover', 'steel', '20')
  await order(portal.customer, 'Done', 'brass', '5')
  await order(other, 'Foreign', 'peek', '7')
  const { admin, job } = portal
  await admin.post(`/api/orders/${ids.axle}/shipments`, { quantityShipped: 1, trackingNumber: '1Z-SHIPMENT' })
  await admin.patch(`/api/orders/${ids.Cover}/tracking`, { trackingNumber: '1Z-ORDER' })
  await job.setStatus(admin.token, ids.axle ?? '', 'shipped')
  await admin.patch(`/api/orders/${ids.Cover}/status`, { status: 'delivered', confirmUnshipped: true })
  await job.uploadInvoice(admin.token, ids.Done ?? '')
  await admin.patch(`/api/orders/${ids.Done}/payment`, { paymentStatus: 'paid' })
})
afterAll(() => portal.api.stop())

test.each([
  ['', ['Done', 'Cover', 'axle', 'Bracket']],
  ['group=active', ['axle', 'Bracket']],
  ['group=history', ['Done', 'Cover']],
  ['status=shipped', ['axle']],
  ['sort=date-asc', ['Bracket', 'axle', 'Cover', 'Done']],
  ['sort=amount', ['axle', 'Bracket', 'Cover', 'Done']],
  ['sort=project', ['axle', 'Bracket', 'Cover', 'Done']],
  ['sort=status&status=shipped', ['axle']],
  ['q=Foreign', []],
  ['q=1z-ship', ['axle']],
])('a customer who asks for "%s" gets %j', async (query, names) => {
  expect(await namesOf(portal.customer, `/api/orders?${query}`)).toEqual(names)
})

test('orders sort by the sequence of their stages, not by stage name', async () => {
  const names = await namesOf(portal.customer, '/api/orders?sort=status&group=active')
  expect(names).toEqual(['Bracket', 'axle'])
})

test.each([
  ['bracket', ['Bracket']],
  ['jürgen', ['Foreign']],
  ['GEHÄUSE', ['Foreign']],
  ['@example.com', ['Foreign', 'Cover', 'axle', 'Bracket']],
  ['steel', ['Cover', 'axle']],
  ['po-axle', ['axle']],
  ['1Z-', ['Cover', 'axle']],
  ['SORD-0001', ['Bracket']],
  ['%', []],
])('an admin who searches active orders for %j finds %j', async (typed, names) => {
  expect(await namesOf(portal.admin, `/api/admin/orders?q=${encodeURIComponent(typed)}`)).toEqual(names)
})

test.each(['PO-4711', 'po 4711', 'PO\u20134711', 'po4711', 'PO-47', '4711'])(
  'orders and quotes are found by the purchase order number PO–4711 typed as %j',
  async (typed) => {
    const person = await anotherCustomer(portal.api)
    const projectName = `Spelled ${typed}`
    const rfq = await portal.job.submitRfq(person.token, { projectName })
    const quote = await portal.job.quote(portal.admin.token, rfq.id)
    await portal.job.accept(person.token, rfq.id)
    await portal.job.sendPurchaseOrder(person.token, quote.id, 'PO\u20134711')
    await portal.job.createOrder(portal.admin.token, rfq.id)
    const q = `q=${encodeURIComponent(typed)}`
    for (const list of ['/api/orders', '/api/quotes'])
      expect(await namesOf(person, `${list}?${q}`)).toEqual([projectName])
    for (const list of ['/api/admin/orders', '/api/admin/quotes']) {
      expect(await namesOf(portal.admin, `${list}?limit=1&${q}`)).toEqual([projectName])
    }
  },
)

test('orders that a number finds are paged through in every order, each once', async () => {
  for (const sort of ['date-desc', 'date-asc', 'status', 'project', 'amount']) {
    const path = `/api/admin/orders?q=sord-00&sort=${sort}`
    const { body, headers } = await portal.admin.get(path)
    expect(body.length).toBeGreaterThan(3)
    expect(headers.get('x-total-count')).toBe(String(body.length))
    const paged = await listAll(portal.admin, `${path}&limit=2`)
    expect(paged.map(({ id }) => id)).toEqual(body.map(({ id }: { id: string }) => id))
  }
})

test('archived orders are only in their own list', async () => {
  expect(await namesOf(portal.admin, '/api/admin/orders/archived')).toEqual(['Done'])
  expect(await namesOf(portal.admin, '/api/admin/orders')).not.toContain('Done')
  expect(await namesOf(portal.admin, '/api/admin/orders/archived?q=bracket')).toEqual([])
})

test('every sort pages through all orders, each once', async () => {
  for (const sort of ['date-desc', 'date-asc', 'status', 'project', 'amount']) {
    const whole = await namesOf(portal.customer, `/api/orders?sort=${sort}`)
    const paged = await listAll(portal.customer, `/api/orders?sort=${sort}&limit=1`)
    expect(paged.map((item) => item.rfq.projectName)).toEqual(whole)
  }
})

test('an invalid cursor is refused', async () => {
  expect(refusal(await portal.customer.get('/api/orders?cursor=x'))).toEqual([400, 'request.cursor_invalid'])
})
