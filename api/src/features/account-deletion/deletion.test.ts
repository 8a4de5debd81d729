import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createCompany,
  createCustomer,
  signedInAdmin,
  signedInCustomer,
  signedInSupplier,
  testPassword,
} from '../../../test/factories.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import {
  anotherCustomer,
  countRows,
  type Person,
  type Portal,
  personOf,
  refusal,
  startPortal,
} from '../../../test/main-job.ts'
import { type Destination, say } from '../../../test/messages.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const remove = (person: Person) => portal.admin.delete(`/api/admin/users/${person.user.id}`)
const preview = async (person: Person) => (await person.get('/api/profile/deletion')).body
const exists = (table: string, id: string) => countRows(portal.api, table, { id })

/** A customer with three RFQs: one quoted, one ordered, and one neither. */
async function busyCustomer() {
  const { api, job, admin } = portal
  const customer = await anotherCustomer(api, { company: 'Busy Works' })
  const plain = await job.submitRfq(customer.token)
  await job.uploadDrawings(customer.token, plain.id)
  const quoted = await job.submitRfq(customer.token)
  await job.uploadDrawings(customer.token, quoted.id)
  await job.quote(admin.token, quoted.id)
  await job.quote(admin.token, quoted.id, { amount: '99.00' })
  await job.accept(customer.token, quoted.id, 2)
  const { id: quoteId } = await portal.api.knex('quotes').where({ rfqId: quoted.id }).first('id')
  await job.sendPurchaseOrder(customer.token, quoteId)
  const ordered = await job.order(customer.token, admin.token)
  return { customer, plain, quoted, quoteId, ordered }
}

describe('what a deletion removes and keeps', () => {
  test('requests and quotes without an order are deleted with their files; an order stays whole, without the name', async () => {
    const { customer, plain, quoted, quoteId, ordered } = await busyCustomer()
    const { api, admin } = portal
    expect((await remove(customer)).status).toBe(204)
    expect(await Promise.all([exists('rfqs', plain.id), exists('rfqs', quoted.id), exists('quotes', quoteId)])).toEqual(
      [0, 0, 0],
    )
    expect(await countRows(api, 'quoteRevisions', { quoteId })).toBe(0)
    const owners = [plain.id, quoted.id, quoteId]
    expect(await api.knex('files').whereIn('linkedToId', owners)).toEqual([])
    const order = await admin.get(`/api/orders/${ordered.orderId}`)
    const company = { name: 'Busy Works' }
    const nobody = { id: null, name: 'Deleted customer', email: null, companyNameInput: null, company }
    expect(order.body).toMatchObject({ user: nobody, rfq: { user: nobody } })
    expect(order.body.rfq.files).toHaveLength(2)
    expect((await admin.get(`/api/orders/${ordered.orderId}/files/download-all`)).status).toBe(200)
  })

  test('an order keeps its company, in the list and in its own page', async () => {
    const { api, admin, job } = portal
    const company = await createCompany(api, 'Staying Works')
    const gone = await anotherCustomer(api, { company })
    const { orderId } = await job.order(gone.token, admin.token)
    expect((await remove(gone)).status).toBe(204)
    const user = { id: null, name: 'Deleted customer', company: { id: company.id, name: 'Staying Works' } }
    expect((await admin.get(`/api/orders/${orderId}`)).body).toMatchObject({ user, rfq: { user } })
    expect((await admin.get('/api/admin/orders?q=Staying')).body).toMatchObject([{ id: orderId, user }])
  })

  test('the dialog counts exactly what the deletion removes and keeps, for the user and for an admin alike', async () => {
    const { customer } = await busyCustomer()
    const { api, admin } = portal
    const asked = await preview(customer)
    expect(asked).toEqual({ rfqs: 2, quotes: 1, orders: 1, openOrders: 1, successorName: null, supplier: null })
    expect((await admin.get(`/api/admin/users/${customer.user.id}/deletion`)).body).toEqual(asked)
    const count = (table: string) => countRows(api, table)
    const before = { rfqs: await count('rfqs'), quotes: await count('quotes'), orders: await count('orders') }
    await remove(customer)
    expect(before.rfqs - (await count('rfqs'))).toBe(asked.rfqs)
    expect(before.quotes - (await count('quotes'))).toBe(asked.quotes)
    expect(await count('orders')).toBe(before.orders)
    const entry = await api.knex('auditLog').where({ action: 'user.deleted', objectId: customer.user.id }).first()
    expect(entry).toMatchObject({ actorId: admin.user.id, changes: { rfqs: 2, quotes: 1, orders: 1 } })
  })

  test('the dialog counts the orders that are still open by themselves', async () => {
    const { api, admin, job } = portal
    const customer = await anotherCustomer(api, { company: 'Waiting Works' })
    const [delivered, archived] = [
      await job.order(customer.token, admin.token),
      await job.order(customer.token, admin.token),
    ]
    await job.order(customer.token, admin.token)
    expect(await preview(customer)).toMatchObject({ orders: 3, openOrders: 3 })
    await api.knex('orders').where({ id: delivered.orderId }).update({ status: 'delivered' })
    await api.knex('orders').where({ id: archived.orderId }).update({ isArchived: true, archivedAt: new Date() })
    expect(await preview(customer)).toMatchObject({ orders: 3, openOrders: 1 })
  })

  test('what a member made for a company stays with the company after they leave', async () => {
    const { api, job } = portal
    const company = await createCompany(api, 'Lasting Works')
    const owner = await anotherCustomer(api, { company })
    const leaver = await anotherCustomer(api, { company, companyRole: 'buyer' })
    const { id } = await job.submitRfq(leaver.token)
    await api.knex('users').where({ id: leaver.user.id }).update({ companyId: null, companyRole: null })
    expect(await preview(leaver)).toMatchObject({ rfqs: 0 })
    expect((await remove(leaver)).status).toBe(204)
    expect((await owner.get(`/api/rfqs/${id}`)).body.user.name).toBe('Deleted customer')
  })

  test('conversations about deleted requests, and the general one, are deleted with their files; one about an order stays', async () => {
    const { customer, plain, ordered } = await busyCustomer()
    const { api, admin } = portal
    const talk = (to: Destination) => say(admin, 'Hello', to, [{ name: 'a.pdf', bytes: pdfBytes('Hello') }])
    const going = [await talk({ customerId: customer.user.id }), await talk({ rfqId: plain.id })]
    const staying = await talk({ orderId: ordered.orderId })
    await say(customer, 'Secret words of Busy', { orderId: ordered.orderId })
    await remove(customer)
    for (const { conversationId, id } of going) {
      expect(await exists('conversations', conversationId)).toBe(0)
      expect(await countRows(api, 'files', { linkedToId: id })).toBe(0)
    }
    const { body } = await admin.get(`/api/conversations/${staying.conversationId}/messages`)
    expect(body).toMatchObject([{ author: { id: null, name: 'Deleted customer' } }, { files: [{ fileName: 'a.pdf' }] }])
    expect(JSON.stringify(body)).not.toContain(customer.user.name)
    expect((await admin.get(`/api/conversations/${staying.conversationId}`)).body.customer.id).toBe(null)
  })

  test('a supplier’s quotes stay with the request, but their profile is emptied', async () => {
    const { api } = portal
    const supplier = personOf(api, await signedInSupplier(api, { name: 'Bo Castwell' }))
    await api.knex('supplierProfiles').where({ userId: supplier.user.id }).update({ phone: '555-7', city: 'Graz' })
    expect(await preview(supplier)).toMatchObject({
      rfqs: 0,
      quotes: 0,
      orders: 0,
      supplier: { openPurchaseOrders: 0 },
    })
    expect((await remove(supplier)).status).toBe(204)
    const profile = await api.knex('supplierProfiles').where({ userId: supplier.user.id }).first()
    expect(profile).toMatchObject({ companyName: null, phone: null, city: null })
    expect(await api.knex('users').where({ id: supplier.user.id }).first()).toMatchObject({ name: 'Deleted user' })
  })
})

describe('the colleagues who remain', () => {
  test('the longest-standing buyer becomes owner when the last owner is deleted, as the dialog says', async () => {
    const { api } = portal
    const company = await createCompany(api, 'Succession Works')
    const owner = await anotherCustomer(api, { company })
    const member = (name: string, companyRole: 'buyer' | 'viewer') =>
      createCustomer(api, { name, company, companyRole })
    await member('Viv Viewer', 'viewer')
    const heir = await member('Bea Buyer', 'buyer')
    expect(await preview(owner)).toMatchObject({ successorName: 'Bea Buyer' })
    await remove(owner)
    expect(await api.knex('users').where({ id: heir.id }).first()).toMatchObject({ companyRole: 'owner' })
    expect(await countRows(api, 'auditLog', { action: 'user.company_role_changed', objectId: heir.id })).toBe(1)
  })

  test('invitations sent by the deleted user are withdrawn', async () => {
    const { api } = portal
    const owner = await anotherCustomer(api, { company: 'Inviting Works' })
    const invitation = {
      companyId: owner.user.companyId,
      email: 'colleague@example.com',
      companyRole: 'buyer',
      invitedBy: owner.user.id,
      expiresAt: new Date(Date.now() + 86_400_000),
    }
    await api.knex('companyInvitations').insert({ id: crypto.randomUUID(), ...invitation })
    await remove(owner)
    const [kept] = await api.knex('companyInvitations').where({ invitedBy: owner.user.id })
    expect(kept.withdrawnAt).toBeInstanceOf(Date)
  })
})

describe('the address', () => {
  test('gets a farewell mail and can be used to register a new account', async () => {
    const { api } = portal
    const email = 'again@example.com'
    const customer = await anotherCustomer(api, { email, name: 'Ada Again' })
    await remove(customer)
    const [farewell] = await mailsTo(api, email)
    expect(farewell?.subject).toBe('Your Kerf account was deleted')
    const json = { email, password: 'lapped-and-honed-7', name: 'Ada Anew', role: 'customer' }
    expect((await api.request('post', '/api/auth/register', { json })).status).toBe(201)
    const accounts = await api.knex('users').where({ email })
    expect(accounts).toHaveLength(1)
    expect(accounts[0]).toMatchObject({ name: 'Ada Anew', isVerified: false })
    expect(accounts[0].id).not.toBe(customer.user.id)
    const old = { email, password: testPassword, role: 'customer' }
    expect((await api.request('post', '/api/auth/login', { json: old })).status).toBe(401)
  })

  test('gets no mail when a stranger signed up with it', async () => {
    const { api, admin } = portal
    const stranger = await createCustomer(api, { email: 'victim@example.com', verified: false })
    await admin.delete(`/api/admin/users/${stranger.id}`)
    expect(await mailsTo(api, 'victim@example.com')).toEqual([])
  })
})

describe('who may delete whom', () => {
  test('an admin can delete any account but their own, and none twice', async () => {
    const { api, admin } = portal
    const other = personOf(api, await signedInAdmin(api))
    const self = `/api/admin/users/${admin.user.id}`
    expect(refusal(await admin.delete(self))).toEqual([409, 'user.cannot_delete_self'])
    expect(refusal(await admin.get(`${self}/deletion`))).toEqual([409, 'user.cannot_delete_self'])
    expect((await remove(other)).status).toBe(204)
    expect(refusal(await remove(other))).toEqual([404, 'user.not_found'])
    expect(refusal(await admin.get(`/api/admin/users/${other.user.id}/deletion`))).toEqual([404, 'user.not_found'])
  })

  test('customers and suppliers can delete only their own accounts', async () => {
    const { api, customer } = portal
    const victim = await createCustomer(api)
    const supplier = personOf(api, await signedInSupplier(api))
    for (const person of [customer, supplier]) {
      expect((await person.delete(`/api/admin/users/${victim.id}`)).status).toBe(403)
      expect((await person.get(`/api/admin/users/${victim.id}/deletion`)).status).toBe(403)
    }
    expect((await api.knex('users').where({ id: victim.id }).first()).deletedAt).toBeNull()
  })
})

describe('files', () => {
  test('files that a colleague’s reorder also uses stay readable', async () => {
    const { api, job, admin } = portal
    const company = await createCompany(api, 'Copying Works')
    const [first, second] = [await anotherCustomer(api, { company }), await anotherCustomer(api, { company })]
    const { orderId } = await job.order(first.token, admin.token)
    const again = (await second.post(`/api/orders/${orderId}/reorder`)).body.rfq
    await remove(first)
    const files = (await second.get(`/api/rfqs/${again.id}`)).body.files
    expect(files).toHaveLength(2)
    expect((await second.get(`/api/files/${files[0].id}`)).status).toBe(200)
  })

  test('an upload not yet attached to anything is deleted', async () => {
    const { api } = portal
    const { user } = await signedInCustomer(api)
    const row = { linkedToType: 'message', fileName: 'cv.pdf', mimetype: 'application/pdf', kind: 'pdf', size: 1 }
    const id = crypto.randomUUID()
    await api.knex('files').insert({ id, ...row, sha256: 'b'.repeat(64), objectKey: 'files/b', uploadedBy: user.id })
    await portal.admin.delete(`/api/admin/users/${user.id}`)
    expect(await exists('files', id)).toBe(0)
  })

  test('nothing can be added to deleted requests', async () => {
    const { customer, plain } = await busyCustomer()
    await remove(customer)
    const form = formOf(
      { linkedToType: 'rfq', linkedToId: plain.id },
      { files: [{ name: 'a.pdf', bytes: pdfBytes() }] },
    )
    expect((await customer.post('/api/files/upload', form)).status).toBe(401)
  })
})
