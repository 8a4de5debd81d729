import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompany, signedInSupplier, testPassword } from '../../../test/factories.ts'
import { anotherCustomer, countRows, type Person, type Portal, personOf, startPortal } from '../../../test/main-job.ts'
import { say } from '../../../test/messages.ts'
import { draftValues } from '../../../test/rfq-draft.ts'
import { formOf, pdfBytes, type SampleFile } from '../../../test/samples.ts'
import { askSuppliers, newSupplier, orderFrom } from '../../../test/suppliers.ts'
import { unzip } from '../../../test/unzip.ts'
import { AuditEntry } from '../../models/audit-entry.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** The contents of a user's ZIP: the texts parsed, the names of the files, and everything as one text. */
async function dataOf(person: Person) {
  const answer = await person.get('/api/profile/data')
  expect(answer.status).toBe(200)
  const entries = await unzip(answer.bytes)
  const json = (name: string) => JSON.parse(entries.get(`kerf-data/${name}.json`)?.toString('utf8') ?? 'null')
  const all = [...entries].map(([name, bytes]) => `${name}\n${bytes.toString('latin1')}`).join('\n')
  return { answer, entries, names: [...entries.keys()], json, all }
}

const upload = (person: Person, rfqId: string, files: SampleFile[]) =>
  person.post('/api/files/upload', formOf({ linkedToType: 'rfq', linkedToId: rfqId }, { files }))

describe('the data of a customer', () => {
  test('is a ZIP named by day, with a text that explains its files', async () => {
    const customer = await anotherCustomer(portal.api, { name: 'Ada Reader' })
    const { answer, entries } = await dataOf(customer)
    const today = new Date().toISOString().slice(0, 10)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="kerf-data-${today}.zip"`)
    const readme = entries.get('kerf-data/README.txt')?.toString('utf8') ?? ''
    expect(readme).toContain('Kerf: the data of Ada Reader')
    for (const name of ['account.json', 'rfqs.json', 'orders.json', 'messages.json']) {
      expect(readme).toContain(name)
      expect([...entries.keys()]).toContain(`kerf-data/${name}`)
    }
    expect(readme).not.toContain('supplier.json')
  })

  test('describes the account: profile, company, choices, sessions and activity, including the download itself', async () => {
    const { api } = portal
    const { user } = await anotherCustomer(api, { name: 'Act Ivy', company: 'Own Works' })
    const json = { email: user.email, password: testPassword, role: 'customer' }
    const headers = { 'user-agent': firefox }
    const { body } = await api.request('post', '/api/auth/login', { json, headers })
    const { json: read } = await dataOf(personOf(api, { user, token: body.token }))
    expect(read('account')).toMatchObject({
      id: user.id,
      name: 'Act Ivy',
      email: user.email,
      company: { name: 'Own Works' },
      companyRole: 'owner',
      sessions: [
        { device: 'Unknown device' },
        { device: 'Firefox on Windows', address: '127.0.0.1', signedOutAt: null },
      ],
      activity: [{ action: 'user.data_downloaded', address: '127.0.0.1' }],
      history: [{ action: 'session.started', by: 'you', device: 'Firefox on Windows' }],
    })
    expect(read('account').notifications).toContainEqual({ topic: 'quotes', email: true })
    expect(await countRows(api, 'auditLog', { action: 'user.data_downloaded', actorId: user.id })).toBe(1)
  })

  test("lists the user's notifications and how often they get mails", async () => {
    const { api, admin, job } = portal
    const customer = await anotherCustomer(api)
    await job.quote(admin.token, (await job.submitRfq(customer.token)).id)
    const { json: read } = await dataOf(customer)
    expect(read('account')).toMatchObject({ mailPace: 'at_once', told: [{ about: 'quotes', readAt: null }] })
  })

  test('lists the saved filters', async () => {
    const customer = await anotherCustomer(portal.api)
    await customer.post('/api/saved-filters', { list: 'customer.orders', name: 'Late ones', query: 'status=packing' })
    const { json: read } = await dataOf(customer)
    const filters = { list: 'customer.orders', name: 'Late ones', filters: 'status=packing' }
    expect(read('account').savedFilters).toMatchObject([filters])
  })

  test('contains the request that the customer is writing, and says when there is none', async () => {
    const { api } = portal
    const customer = await anotherCustomer(api)
    expect((await dataOf(customer)).json('account').rfqDraft).toBeNull()
    const json = { values: draftValues({ projectName: 'Not sent yet' }) }
    await api.request('put', '/api/rfq-draft', { as: customer.token, json })
    expect((await dataOf(customer)).json('account').rfqDraft).toMatchObject({ projectName: 'Not sent yet' })
  })

  test('lists requests with quotes and revisions, orders with stages and shipments, and contains the uploads', async () => {
    const { api, job, admin } = portal
    const customer = await anotherCustomer(api)
    const rfq = await job.submitRfq(customer.token, { projectName: 'Revised' })
    await job.quote(admin.token, rfq.id)
    await job.quote(admin.token, rfq.id, { amount: '99.00' })
    const { orderId, rfqId } = await job.order(customer.token, admin.token)
    await admin.post(`/api/orders/${orderId}/shipments`, { quantityShipped: 4 })
    await job.setStatus(admin.token, orderId, 'quality_check')
    const bore = { number: '1', name: 'Bore', nominal: '25', upperTolerance: '0.1', measured: ['25.2'] }
    const path = `/api/admin/orders/${orderId}/quality-characteristics`
    await api.request('put', path, { as: admin.token, json: { characteristics: [bore] } })
    await customer.post(`/api/orders/${orderId}/approve-quality-check`, { approved: false, notes: 'Scratched' })
    const { json, names, entries } = await dataOf(customer)
    const [revised, ordered] = json('rfqs')
    expect(revised).toMatchObject({ projectName: 'Revised', parts: [{ quantities: [10] }], quote: { amount: '99.00' } })
    expect(revised.quote.revisions.map(({ amount }: { amount: string }) => amount)).toEqual(['99.00', '1250.00'])
    expect(ordered).toMatchObject({ id: rfqId, quote: { status: 'accepted' } })
    expect(json('orders')).toMatchObject([
      {
        id: orderId,
        rfqNumber: ordered.displayNumber,
        lines: [{ quantity: 10, quantityShipped: 4 }],
        stageChanges: [{ to: 'pending' }, { to: 'quality_check' }],
        shipments: [{ quantityShipped: 4 }],
        qualityDecisions: [{ decision: 'needs_revision', notes: 'Scratched' }],
        characteristics: [{ name: 'Bore', measured: ['25.2'], verdict: 'out_of_tolerance' }],
      },
    ])
    const folder = `kerf-data/files/${ordered.displayNumber}`
    expect(names.filter((name) => name.includes('/files/')).sort()).toEqual([
      `${folder}/bracket.pdf`,
      `${folder}/bracket.step`,
      `${folder}/po.pdf`,
    ])
    expect(entries.get(`${folder}/po.pdf`)?.toString('latin1')).toBe(pdfBytes('PO'))
  })

  test('contains their conversations, without the names of others', async () => {
    const { api, admin, job } = portal
    const customer = await anotherCustomer(api)
    const rfq = await job.submitRfq(customer.token)
    const { orderId } = await job.order(customer.token, admin.token)
    await say(customer, 'Is it ready?')
    await say(admin, 'Not yet.', { customerId: customer.user.id }, [{ name: 'plan.pdf', bytes: pdfBytes('Plan') }])
    const part = (await customer.get(`/api/rfqs/${rfq.id}`)).body.parts[0]
    await say(admin, 'Which alloy?', { rfqId: rfq.id, references: JSON.stringify([{ kind: 'part', partId: part.id }]) })
    await say(customer, '', { orderId }, [{ name: 'label.pdf', bytes: pdfBytes('Label') }])
    const { json, entries } = await dataOf(customer)
    const { orderNumber } = (await customer.get(`/api/orders/${orderId}`)).body
    expect(json('messages')).toMatchObject([
      { from: 'you', body: 'Is it ready?', about: null, files: [], references: [] },
      { from: 'somebody else', body: 'Not yet.', about: null, files: ['plan.pdf'] },
      {
        ...{ from: 'somebody else', body: 'Which alloy?', about: rfq.displayNumber },
        references: [{ kind: 'part', name: part.name }],
      },
      { from: 'you', body: '', about: orderNumber, files: ['label.pdf'] },
    ])
    const uploaded = [...entries.keys()].filter((name) => name.endsWith('plan.pdf') || name.endsWith('label.pdf'))
    expect(uploaded).toEqual([expect.stringMatching(/label\.pdf$/)])
    const other = await dataOf(await anotherCustomer(api))
    expect(other.json('messages')).toEqual([])
  })
})

describe('what is left out', () => {
  test('omits every secret', async () => {
    const { api } = portal
    const customer = await anotherCustomer(api)
    const { id } = customer.user
    const code = { userId: id, purpose: 'reset_password', codeHash: 'hash-of-a-code', attemptsLeft: 5 }
    await api.knex('verificationCodes').insert({ ...code, id: crypto.randomUUID(), expiresAt: new Date() })
    const { all } = await dataOf(customer)
    const { passwordHash } = await api.knex('users').where({ id }).first('passwordHash')
    for (const secret of [passwordHash, 'argon2', 'hash-of-a-code', customer.token]) expect(all).not.toContain(secret)
  })

  test('omits everything of colleagues and other companies', async () => {
    const { api, job, admin } = portal
    const company = await createCompany(api, 'Shared Works')
    const me = await anotherCustomer(api, { name: 'Me Myself', company })
    const colleague = await anotherCustomer(api, { name: 'Colin League', company })
    const stranger = await anotherCustomer(api, { name: 'Strange Person', company: 'Foreign Works' })
    for (const other of [colleague, stranger]) {
      const rfq = await job.submitRfq(other.token, { projectName: `Secret of ${other.user.name}` })
      await upload(other, rfq.id, [{ name: 'secret drawing.pdf', bytes: pdfBytes('Secret') }])
    }
    const theirs = await job.order(colleague.token, admin.token)
    const again = (await me.post(`/api/orders/${theirs.orderId}/reorder`)).body.rfq
    expect(again.files).toHaveLength(2)
    const { all, names, json } = await dataOf(me)
    expect(names.filter((name) => name.includes('/files/'))).toEqual([])
    expect(json('rfqs').map(({ id }: { id: string }) => id)).toEqual([again.id])
    for (const foreign of ['Secret', 'secret drawing', 'Colin', 'Strange', colleague.user.email, stranger.user.email]) {
      expect(all).not.toContain(foreign)
    }
    const own = await dataOf(colleague)
    expect(own.names.filter((name) => name.endsWith('.step'))).toHaveLength(1)
  })

  test('omits where admins, or people who failed to sign in, came from', async () => {
    const { api, admin } = portal
    const customer = await anotherCustomer(api)
    const about = { objectType: 'user', objectId: customer.user.id, address: '198.51.100.9', userAgent: firefox }
    await AuditEntry.query(api.knex).insert([
      { ...about, action: 'user.linked', actorId: admin.user.id, actorKind: 'admin' },
      { ...about, action: 'session.refused', actorId: null, actorKind: 'visitor' },
    ])
    const { all, json } = await dataOf(customer)
    expect(json('account').history).toMatchObject([{ by: 'admin' }, { by: 'visitor' }])
    for (const foreign of ['198.51.100.9', admin.user.id, admin.user.name]) expect(all).not.toContain(foreign)
  })
})

test('names of files are safe and unique, whatever they were called', async () => {
  const { api, job } = portal
  const customer = await anotherCustomer(api)
  const { id, displayNumber } = await job.submitRfq(customer.token)
  const names = ['same.pdf', 'same.pdf', 'SAME.pdf', '図面:1.pdf']
  await upload(
    customer,
    id,
    names.map((name, index) => ({ name, bytes: pdfBytes(String(index)) })),
  )
  await api.knex('files').where({ fileName: 'SAME.pdf' }).update({ fileName: '../../escape.pdf' })
  const found = (await dataOf(customer)).names.filter((name) => name.includes('/files/'))
  const folder = `kerf-data/files/${displayNumber}`
  expect(found.sort()).toEqual(
    [`${folder}/escape.pdf`, `${folder}/same (2).pdf`, `${folder}/same.pdf`, `${folder}/図面_1.pdf`].sort(),
  )
})

test('a supplier gets their profile, quotes and purchase orders', async () => {
  const { api } = portal
  const { knex } = api
  const supplier = personOf(api, await signedInSupplier(api, { name: 'Bo Castwell' }))
  const request = { id: crypto.randomUUID(), referenceNumber: 'REF-0101', projectName: 'Casting', material: 'iron' }
  await knex('supplierRequests').insert({ ...request, quantity: 5, description: 'Cast it' })
  await knex('supplierRequestAssignments').insert({ requestId: request.id, supplierId: supplier.user.id })
  const quote = { id: crypto.randomUUID(), requestId: request.id, supplierId: supplier.user.id, price: '12.00' }
  await knex('supplierQuotes').insert({ ...quote, leadTimeDays: 7, status: 'accepted' })
  const order = { id: crypto.randomUUID(), number: 'PO-0101', supplierQuoteId: quote.id, deliveryDate: '2031-01-31' }
  await knex('purchaseOrders').insert({ ...order, supplierId: supplier.user.id, requestId: request.id })
  const { json, names } = await dataOf(supplier)
  expect(json('account')).toMatchObject({ kind: 'supplier', name: 'Bo Castwell' })
  expect(json('supplier')).toMatchObject({
    profile: { companyName: 'Bo Castwell Ltd' },
    quotes: [
      {
        request: { referenceNumber: 'REF-0101', projectName: 'Casting' },
        price: '12.00',
        purchaseOrder: { number: 'PO-0101', deliveryDate: '2031-01-31' },
      },
    ],
  })
  expect(names).not.toContain('kerf-data/orders.json')
})

test('a supplier gets everything it did in the supplier network, and nothing about the customer', async () => {
  const { api, admin, customer, job } = portal
  const supplier = await newSupplier(api)
  const file = [{ name: 'iso.pdf', bytes: pdfBytes() }]
  await supplier.post('/api/supplier/certificates', formOf({ name: 'ISO 9001', expiresOn: '2031-05-01' }, { file }))
  const rfq = await job.submitRfq(customer.token, { projectName: 'Geheimwelle' })
  const { order, quote } = await orderFrom(api, admin, supplier, { projectName: 'Shaft', rfqId: rfq.id })
  await supplier.post(`/api/supplier/purchase-orders/${order.id}/progress`, formOf({ notes: 'Sawn.' }))
  const declined = await askSuppliers(admin, [supplier], { projectName: 'Cam' })
  await supplier.post(`/api/supplier/requests/${declined.id}/decline`, { reason: 'Too large' })
  const { json, all } = await dataOf(supplier)
  expect(json('supplier')).toMatchObject({
    certificates: [{ name: 'ISO 9001', expiresOn: '2031-05-01' }],
    requests: [
      { projectName: 'Shaft', declinedAt: null },
      { projectName: 'Cam', declineReason: 'Too large' },
    ],
    quotes: [
      {
        price: quote.price,
        prices: [{ quantity: 10, unitPrice: '12.5000' }],
        submissions: [{ revision: 1, price: quote.price }],
        purchaseOrder: { status: 'issued', lines: [{ quantity: 10 }], progress: [{ notes: 'Sawn.' }] },
      },
    ],
  })
  for (const secret of ['Geheim', rfq.id, customer.user.id, customer.user.email]) {
    expect(all).not.toContain(secret)
  }
})

test('an admin gets theirs', async () => {
  const { json } = await dataOf(portal.admin)
  expect(json('account')).toMatchObject({ kind: 'admin', email: portal.admin.user.email })
})

test('a visitor gets nothing', async () => {
  expect((await portal.api.request('get', '/api/profile/data')).status).toBe(401)
})
