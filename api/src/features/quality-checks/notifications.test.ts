import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
const orders: Record<string, string> = {}
beforeAll(async () => {
  portal = await startPortal()
  for (const name of ['awaiting', 'approved', 'revised', 'renewed', 'left', 'archived', 'untouched']) {
    const rfq = await portal.job.submitRfq(portal.customer.token, { projectName: `Project ${name}` })
    const quote = await portal.job.quote(portal.admin.token, rfq.id)
    await portal.job.accept(portal.customer.token, rfq.id)
    await portal.job.sendPurchaseOrder(portal.customer.token, quote.id)
    orders[name] = (await portal.job.createOrder(portal.admin.token, rfq.id)).id
  }
  for (const name of ['awaiting', 'approved', 'revised', 'renewed', 'left', 'archived'])
    await set(name, 'quality_check')
  await decide('approved', true)
  await decide('renewed', false)
  await decide('revised', false)
  await set('left', 'packing')
  await portal.job.uploadInvoice(portal.admin.token, orders.archived ?? '')
  await portal.admin.patch(`/api/orders/${orders.archived}/payment`, { paymentStatus: 'paid' })
  const qualityCheck = [{ name: 'new.pdf', bytes: pdfBytes() }]
  await portal.admin.patch(`/api/orders/${orders.renewed}/quality-check`, formOf({}, { qualityCheck }))
})
afterAll(() => portal.api.stop())

const set = (name: string, status: string) => portal.job.setStatus(portal.admin.token, orders[name] ?? '', status)
const decide = (name: string, approved: boolean) =>
  portal.customer.post(`/api/orders/${orders[name]}/approve-quality-check`, { approved, notes: 'Notes' })
const list = async (query = '') => {
  const { body, headers } = await portal.admin.get(`/api/admin/quality-check-notifications?${query}`)
  const names = body.map((item: { projectName: string }) => item.projectName.replace('Project ', ''))
  return { body, names, total: Number(headers.get('x-total-count')) }
}

test('quality checks that await the customer, were approved or need revision are listed, latest change first', async () => {
  const { names, total, body } = await list()
  expect(names).toEqual(['renewed', 'revised', 'approved', 'awaiting'])
  expect(total).toBe(4)
  expect(body[2]).toEqual({
    orderId: orders.approved,
    orderNumber: expect.stringMatching(/^SORD-/),
    projectName: 'Project approved',
    qualityCheckStatus: 'approved',
    orderStatus: 'packing',
    customerApprovedAt: expect.any(String),
    isArchived: false,
    changedAt: body[2].customerApprovedAt,
    dueDate: expect.any(String),
    fileCount: 0,
    picture: null,
    qualityDecisions: [
      { decision: 'approved', notes: 'Notes', decidedAt: body[2].customerApprovedAt, decidedBy: 'Ada Miller' },
    ],
    user: expect.objectContaining({ name: 'Ada Miller' }),
  })
  expect(body[0]).toMatchObject({ fileCount: 1, qualityDecisions: [{ decision: 'needs_revision' }] })
})

test('the dashboard counts the same checks in each state', async () => {
  const { qualityChecks } = (await portal.admin.get('/api/admin/dashboard/stats')).body
  expect(qualityChecks).toEqual({ awaiting: 2, ready: 1, needsRevision: 1 })
})

test.each([
  ['status=pending', ['renewed', 'awaiting']],
  ['status=approved', ['approved']],
  ['status=needs_revision', ['revised']],
  ['q=project%20rev', ['revised']],
  ['q=acme', ['renewed', 'revised', 'approved', 'awaiting']],
  ['sort=date-asc', ['awaiting', 'approved', 'revised', 'renewed']],
  ['sort=project', ['approved', 'awaiting', 'renewed', 'revised']],
  ['archived=true', ['archived']],
  ['archived=true&status=approved', []],
  ['limit=1', ['renewed']],
])('%s lists %j', async (query, names) => {
  expect((await list(query)).names).toEqual(names)
})
