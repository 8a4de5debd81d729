import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCustomer } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import {
  anotherCustomer,
  countRows,
  dayFromNow,
  type Portal,
  personOf,
  refusal,
  startPortal,
} from '../../../test/main-job.ts'
import { formOf } from '../../../test/samples.ts'
import { askSuppliers, newSupplier, requestFields } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const submit = async () => portal.job.submitRfq(portal.customer.token, { projectName: 'Camera arm' })
const withdraw = (id: string, content: unknown = {}, person = portal.customer) =>
  person.post(`/api/rfqs/${id}/withdraw`, content)
const ask = async (id: string) => {
  const { parts } = (await portal.admin.get(`/api/rfqs/${id}`)).body
  const supplier = await newSupplier(portal.api)
  return { supplier, request: await askSuppliers(portal.admin, [supplier], { parts: [{ rfqPartId: parts[0].id }] }) }
}
const terms = () => formOf({ amount: '10', validUntil: dayFromNow(30), estimatedDeliveryDate: dayFromNow(14) })

test.each(['submitted', 'reviewing', 'sent_to_suppliers'])('a request that is %s can be withdrawn', async (status) => {
  const { id } = await submit()
  if (status === 'reviewing') await portal.admin.patch(`/api/admin/rfqs/${id}/status`, { status })
  if (status === 'sent_to_suppliers') await ask(id)
  expect((await portal.admin.get(`/api/rfqs/${id}`)).body.status).toBe(status)
  const { status: answered, body } = await withdraw(id, { reason: '  The project was\nstopped ' })
  expect(answered).toBe(200)
  const withdrawal = { at: expect.any(String), reason: 'The project was\nstopped' }
  expect(body).toMatchObject({ status: 'withdrawn', withdrawal })
  expect((await portal.admin.get(`/api/rfqs/${id}`)).body).toMatchObject({ status: 'withdrawn', withdrawal })
})

test('no reason need be given, and others say nothing of a withdrawal', async () => {
  const { id } = await submit()
  expect((await portal.customer.get(`/api/rfqs/${id}`)).body).not.toHaveProperty('withdrawal')
  expect((await withdraw(id)).body.withdrawal.reason).toBeNull()
  expect(refusal(await withdraw((await submit()).id, { reason: 'x'.repeat(1001) }))).toEqual([400, 'validation.failed'])
})

test('once it is quoted, accepted or declined, it stays', async () => {
  const { id } = await submit()
  await portal.job.quote(portal.admin.token, id)
  const refused = await withdraw(id)
  expect(refusal(refused)).toEqual([409, 'rfq.already_quoted'])
  expect(refused.body.changed).toMatchObject({ isSelf: false, at: expect.any(String) })
  await portal.job.accept(portal.customer.token, id)
  expect(refusal(await withdraw(id))).toEqual([409, 'rfq.already_decided'])
  const declined = await submit()
  await portal.admin.patch(`/api/admin/rfqs/${declined.id}/status`, { status: 'declined' })
  expect(refusal(await withdraw(declined.id))).toEqual([409, 'rfq.already_decided'])
})

test('nothing is done with a withdrawn request any more, and whoever tries is told who withdrew it', async () => {
  const { id } = await submit()
  await withdraw(id)
  const { parts } = (await portal.admin.get(`/api/rfqs/${id}`)).body
  const supplier = await newSupplier(portal.api)
  const { body: drawing } = await portal.customer.post(
    '/api/files/upload',
    formOf({ linkedToType: 'rfq', linkedToId: id }, { files: [{ name: 'a.pdf', bytes: '%PDF-1.4 %%EOF' }] }),
  )
  expect(drawing.code).toBe('file.link_closed')
  const tries = [
    await portal.admin.post(`/api/admin/rfqs/${id}/quote`, terms()),
    await portal.admin.patch(`/api/admin/rfqs/${id}/status`, { status: 'declined' }),
    await portal.admin.post('/api/admin/quotes/create-bulk', {
      ...requestFields,
      supplierIds: [supplier.user.id],
      parts: [{ rfqPartId: parts[0].id }],
    }),
    await withdraw(id),
  ]
  for (const refused of tries) {
    expect(refusal(refused)).toEqual([409, 'rfq.withdrawn'])
    expect(refused.body.changed).toMatchObject({ by: 'Ada Miller', at: expect.any(String) })
  }
  const opened = await portal.admin.patch(`/api/admin/rfqs/${id}/status`, { status: 'reviewing' })
  expect(opened.body.status).toBe('withdrawn')
})

test('it leaves the active requests and the work queue, and is found in the history', async () => {
  const customer = await anotherCustomer(portal.api)
  const { id } = await portal.job.submitRfq(customer.token)
  const waiting = async () => {
    const { body } = await portal.admin.get('/api/admin/dashboard/work-queue')
    return body.newRfqs
  }
  const before = await waiting()
  await withdraw(id, {}, customer)
  expect(await waiting()).toBe(before - 1)
  const ids = async (query: string) =>
    (await customer.get(`/api/rfqs?${query}`)).body.map((rfq: { id: string }) => rfq.id)
  expect(await ids('group=active')).toEqual([])
  expect(await ids('group=history')).toEqual([id])
  expect(await ids('status=withdrawn')).toEqual([id])
  const { id: active } = await portal.job.submitRfq(customer.token)
  expect(await ids('sort=status')).toEqual([active, id])
  const { bytes } = await customer.get('/api/rfqs/export?group=history')
  expect(bytes.toString()).toContain('Withdrawn')
  const history = (await portal.admin.get(`/api/admin/activity?about=${id}`)).body
  expect(history.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['rfq.withdrawn', 'rfq.status_changed']),
  )
})

test('admins are told, with the reason and with what suppliers are still asked; suppliers are not', async () => {
  const { id, displayNumber } = await submit()
  const { supplier, request } = await ask(id)
  const heard = async () => (await supplier.get('/api/notifications')).body.length
  const before = await heard()
  const subject = `RFQ ${displayNumber}: the customer withdrew it`
  await withdraw(id, { reason: 'Too <late>' })
  const told = (await mailsTo(portal.api, portal.admin.user.email)).filter((mail) => mail.subject === subject)
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Ada Miller withdrew RFQ')
  expect(told[0]?.text).toContain('Too <late>')
  expect(told[0]?.text).toContain(`/admin/rfqs/${id}`)
  expect(await heard()).toBe(before)
  expect((await supplier.get('/api/supplier/requests')).body.map((each: { status: string }) => each.status)).toEqual([
    'new',
  ])
  const { body } = await portal.admin.get(`/api/admin/supplier-requests/${request.id}`)
  expect(told[0]?.text).toContain(`Suppliers can still quote ${body.referenceNumber}.`)
  expect(body.rfqs).toMatchObject([{ id, withdrawnAt: expect.any(String) }])
  const [listed] = (await portal.admin.get(`/api/admin/rfqs/supplier-quotes?rfqId=${id}`)).body
  expect(listed).toMatchObject({ id: request.id, hasWithdrawnRfq: true })
})

test('withdrawn by two colleagues at once, it is withdrawn once', async () => {
  const { id } = await submit()
  const answers = await Promise.all(['Mine', 'Yours', 'Ours'].map((reason) => withdraw(id, { reason })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await countRows(portal.api, 'auditLog', { action: 'rfq.withdrawn', objectId: id })).toBe(1)
})

test.each([1, 2, 3, 4])('withdrawn while it is quoted, one wins and the other is told (%i)', async () => {
  const { id } = await submit()
  const [withdrawn, quoted] = await Promise.all([
    withdraw(id),
    portal.admin.post(`/api/admin/rfqs/${id}/quote`, terms()),
  ])
  const { status } = (await portal.customer.get(`/api/rfqs/${id}`)).body
  expect([
    [200, 409, undefined, 'rfq.withdrawn', 'withdrawn'],
    [409, 201, 'rfq.already_quoted', undefined, 'quoted'],
  ]).toContainEqual([withdrawn.status, quoted.status, withdrawn.body.code, quoted.body.code, status])
})

test('strangers find nothing to withdraw', async () => {
  const { id } = await submit()
  const stranger = personOf(portal.api, await signedInCustomer(portal.api))
  expect(refusal(await withdraw(id, {}, stranger))).toEqual([404, 'rfq.not_found'])
})
