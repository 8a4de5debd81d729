import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportOf } from '../../../test/csv.ts'
import { createCompany, signedInAdmin } from '../../../test/factories.ts'
import { listAll } from '../../../test/lists.ts'
import { anotherCustomer, type Portal, personOf, refusal, startPortal } from '../../../test/main-job.ts'
import { say } from '../../../test/messages.ts'
import { AuditEntry } from '../../models/audit-entry.ts'
import { newId } from '../../platform/db/new-id.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ env: { BUSINESS_TZ: 'America/Los_Angeles' } })
})
afterAll(() => portal.api.stop())

const entriesOf = (query = '') => listAll(portal.admin, `/api/admin/activity?${query}`)
const actionsOf = async (query = ''): Promise<string[]> =>
  (await entriesOf(query)).map(({ action }: { action: string }) => action)

test('says who did what and when, newest first, and links to where an admin works on it', async () => {
  const { api, admin, job } = portal
  const person = await anotherCustomer(api, { name: 'Story Stella' })
  const { rfqId, orderId } = await job.order(person.token, admin.token)
  const { orderNumber } = (await admin.get(`/api/orders/${orderId}`)).body
  const { displayNumber } = (await admin.get(`/api/rfqs/${rfqId}`)).body
  const entries = await entriesOf(`person=${person.user.id}`)
  const of = (action: string) => entries.find((entry: { action: string }) => entry.action === action)
  const him = { id: admin.user.id, name: admin.user.name, isDeleted: false }
  expect(of('order.created')).toMatchObject({
    ...{ kind: 'order', objectNumber: orderNumber, actor: him, actorKind: 'admin' },
    subject: { place: 'active_order', id: orderId, name: orderNumber },
  })
  const toRfq = { place: 'rfq', id: rfqId, name: displayNumber }
  expect(of('rfq.submitted')).toMatchObject({ kind: 'rfq', subject: toRfq, actor: { name: 'Story Stella' } })
  expect(of('quote.offered')).toMatchObject({ kind: 'quote', subject: toRfq, actor: him })
  expect(entries.map(({ at }: { at: string }) => at)).toEqual(
    entries
      .map(({ at }: { at: string }) => at)
      .sort()
      .reverse(),
  )
})

test('a message links to its conversation, a file to its owner, an account to its page', async () => {
  const { api, admin, job } = portal
  const person = await anotherCustomer(api, { name: 'Placed Petra' })
  const { id } = await job.submitRfq(person.token)
  await job.uploadDrawings(person.token, id)
  await say(person, 'When?', { rfqId: id })
  await say(admin, 'Hello', { customerId: person.user.id })
  const subjectsOf = async (kind: string) =>
    (await entriesOf(`person=${person.user.id}&kind=${kind}`)).map(({ subject }) => [subject?.place, subject?.id])
  expect(await subjectsOf('file')).toEqual([
    ['rfq', id],
    ['rfq', id],
  ])
  expect(await subjectsOf('message')).toContainEqual(['rfq_messages', id])
  expect(await subjectsOf('message')).toContainEqual(['customer_messages', person.user.id])
  const supporter = personOf(api, await signedInAdmin(api, { name: 'Placed Admin' }))
  await supporter.post('/api/auth/logout')
  const [entry] = await entriesOf(`person=${supporter.user.id}&kind=sign_in`)
  expect(entry).toMatchObject({ action: 'session.ended', subject: { place: 'account', name: 'Placed Admin' } })
})

test('tells the history of one RFQ or order and everything belonging to it, but of no other', async () => {
  const { api, admin, job } = portal
  const person = await anotherCustomer(api, { name: 'History Hedda' })
  const { rfqId, orderId } = await job.order(person.token, admin.token)
  await job.uploadDrawings(person.token, (await job.submitRfq(person.token)).id)
  await job.setStatus(admin.token, orderId, 'manufacturing')
  await admin.post(`/api/orders/${orderId}/shipments`, { quantityShipped: 1 })
  const ofRfq = await actionsOf(`about=${rfqId}&sort=date-asc`)
  expect(ofRfq).toEqual(expect.arrayContaining(['rfq.submitted', 'quote.offered', 'quote.accepted']))
  expect(ofRfq.some((action) => action.startsWith('order.'))).toBe(false)
  const ofOrder = await actionsOf(`about=${orderId}`)
  expect(ofOrder).toEqual(expect.arrayContaining(['order.created', 'order.status_changed', 'shipment.created']))
  expect(ofOrder).not.toContain('rfq.submitted')
  expect(await actionsOf(`about=${orderId}&q=manufacturing`)).toEqual(['order.status_changed'])
  expect(await actionsOf(`about=${newId()}`)).toEqual([])
})

test('an entry about a deleted object keeps its number and whose it was', async () => {
  const { api, admin, job } = portal
  const person = await anotherCustomer(api, { name: 'Gone Gerda' })
  const { orderId } = await job.order(person.token, admin.token)
  const { orderNumber } = (await admin.get(`/api/orders/${orderId}`)).body
  const fileId = newId()
  const by = { actorKind: 'admin' as const, actorId: admin.user.id, objectType: 'file', objectId: fileId }
  await api.knex('files').insert({
    ...{ id: fileId, linkedToType: 'quality_check', linkedToId: orderId, fileName: 'check.pdf', kind: 'pdf', size: 1 },
    ...{ mimetype: 'application/pdf', sha256: 'a'.repeat(64), objectKey: 'files/gone' },
  })
  await AuditEntry.query(api.knex).insert({ ...by, action: 'file.uploaded' })
  await api.knex('files').where({ id: fileId }).delete()
  await AuditEntry.query(api.knex).insert({ ...by, action: 'file.deleted' })
  const [deleted] = await entriesOf(`person=${person.user.id}&kind=file`)
  expect(deleted).toMatchObject({ action: 'file.deleted', objectNumber: orderNumber, subject: null })
})

describe('filters', () => {
  const [one, two] = ['2030-03-10T07:30:00Z', '2030-03-10T08:30:00Z']

  beforeAll(async () => {
    const entry = { actorKind: 'system' as const, objectType: 'user', objectId: portal.customer.user.id }
    await AuditEntry.query(portal.api.knex).insert([
      { ...entry, action: 'user.before_midnight', at: new Date(one), changes: { to: 'ada@zebrafish.example' } },
      { ...entry, action: 'user.after_midnight', at: new Date(two), address: '203.0.113.250' },
      { ...entry, action: 'setting.changed', objectType: 'setting', objectId: null, at: new Date(two) },
    ])
  })

  test("days are those of the business's time zone, first and last included", async () => {
    expect(await actionsOf('from=2030-03-09&to=2030-03-09')).toEqual(['user.before_midnight'])
    expect(await actionsOf('from=2030-03-10&kind=account')).toEqual(['user.after_midnight'])
    expect(await actionsOf('from=2030-03-09&to=2030-03-10&sort=date-asc&limit=1')).toHaveLength(3)
  })

  test('a period that ends before it begins is reported at its field', async () => {
    const answer = await portal.admin.get('/api/admin/activity?from=2030-03-10&to=2030-03-09')
    expect(refusal(answer)).toEqual([400, 'validation.failed'])
    expect(answer.body.fields).toEqual({ from: 'The first day cannot be after the last' })
    expect((await portal.admin.get('/api/admin/activity/export?from=2030-03-10&to=2030-03-09')).status).toBe(400)
  })

  test('each entry is of one kind; those without a kind of their own are among the rest', async () => {
    expect(await actionsOf('kind=other&from=2030-03-01')).toEqual(['setting.changed'])
    expect(refusal(await portal.admin.get('/api/admin/activity?kind=unheard'))).toEqual([400, 'validation.failed'])
  })

  test('a search matches changes, addresses, actions, people, numbers and companies', async () => {
    const { api, admin, job } = portal
    expect(await actionsOf('q=ZEBRAFISH')).toEqual(['user.before_midnight'])
    expect(await actionsOf('q=203.0.113.250')).toEqual(['user.after_midnight'])
    expect(await actionsOf('q=after%20midnight')).toEqual(['user.after_midnight'])
    const person = await anotherCustomer(api, { name: 'Quagga Quentin' })
    const { displayNumber } = await job.submitRfq(person.token)
    expect(await actionsOf('q=quagga&kind=rfq')).toEqual(['rfq.submitted'])
    expect(await actionsOf(`q=${displayNumber}`)).toContain('rfq.submitted')
    expect(await actionsOf(`q=${displayNumber}&person=${admin.user.id}`)).toEqual([])
    const company = await createCompany(api, 'Okapi Works')
    await api.request('put', `/api/admin/companies/${company.id}`, {
      as: admin.token,
      json: { name: 'Okapi Works', city: 'Leeds' },
    })
    expect(await actionsOf('q=okapi')).toEqual(['company.changed'])
  })

  test('a person is found both as the one who acted and as the one affected', async () => {
    const { api, admin } = portal
    const person = await anotherCustomer(api, { name: 'Both Bea' })
    await admin.delete(`/api/admin/accounts/${person.user.id}/sessions`)
    expect(await actionsOf(`person=${person.user.id}&q=ended`)).toEqual(['session.ended_elsewhere'])
    expect(await actionsOf(`person=${admin.user.id}&q=bea`)).toEqual(['session.ended_elsewhere'])
    expect(await actionsOf(`person=${newId()}`)).toEqual([])
  })
})

test('every entry is listed once, even while the list grows', async () => {
  const { api } = portal
  const person = await anotherCustomer(api)
  const entry = {
    actorKind: 'customer' as const,
    actorId: person.user.id,
    objectType: 'user',
    objectId: person.user.id,
  }
  const at = new Date('2029-01-01T00:00:00Z')
  const insert = (action: string, time = at) => AuditEntry.query(api.knex).insert({ ...entry, action, at: time })
  for (const action of ['a', 'b', 'c', 'd']) await insert(action)
  const path = `/api/admin/activity?person=${person.user.id}&to=2029-01-02&limit=2`
  const listed = await listAll(portal.admin, path, async () => {
    await insert('newer', new Date('2029-01-01T01:00:00Z'))
  })
  const found = listed.map(({ action }) => action).filter((action) => action.length === 1)
  expect(found.sort()).toEqual(['a', 'b', 'c', 'd'])
})

test('a search finds entries however many newer ones there are, each once', async () => {
  const { api, admin } = portal
  const { user } = await anotherCustomer(api, { name: 'Buried Berta' })
  await api.knex('audit_log').where({ ownerId: user.id }).delete()
  const of = { actorId: user.id, actorKind: 'customer' as const, objectType: 'user', objectId: user.id }
  const later = new Date('2029-06-02T00:00:00Z')
  await AuditEntry.query(api.knex).insert([
    ...['old.first', 'old.second', 'old.third'].map((action) => ({
      ...of,
      action,
      at: new Date('2029-06-01T00:00:00Z'),
    })),
    ...['new.first', 'new.second', 'new.third'].map((action) => ({ ...of, action, at: later })),
  ])
  await api.knex.raw(
    `insert into audit_log (id, action, actor_kind, object_type, at)
     select gen_random_uuid(), 'setting.changed', 'system', 'setting', '2029-06-01T12:00:00Z'::timestamptz
     from generate_series(1, 5100)`,
  )
  for (const sort of ['date-desc', 'date-asc']) {
    const path = `/api/admin/activity?q=buried&to=2029-06-05&from=2029-05-30&sort=${sort}`
    const found = (await listAll(admin, `${path}&limit=2`)).map(({ action }) => action)
    const whole = await admin.get(path)
    expect(found).toEqual(whole.body.map(({ action }: { action: string }) => action))
    expect(found.toSorted()).toEqual(['new.first', 'new.second', 'new.third', 'old.first', 'old.second', 'old.third'])
    expect(whole.headers.get('x-total-count')).toBe('6')
  }
})

test('the filtered entries are saved as CSV', async () => {
  const { api, admin, job } = portal
  const person = await anotherCustomer(api, { name: '=Formula Flo' })
  const { displayNumber } = await job.submitRfq(person.token)
  const lines = await exportOf(admin, `/api/admin/activity/export?person=${person.user.id}&kind=rfq`)
  expect(lines).toEqual([
    {
      Time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      Person: "'=Formula Flo",
      'Kind of Person': 'customer',
      Action: 'RFQ submitted',
      'Kind of Thing': 'rfq',
      Thing: displayNumber,
      Changes: `Number: ${displayNumber}; From: the customer`,
      'Network Address': '127.0.0.1',
      Device: expect.any(String),
    },
  ])
})

test('only admins read it', async () => {
  expect(refusal(await portal.customer.get('/api/admin/activity'))).toEqual([403, 'auth.admin_required'])
  expect((await portal.api.request('get', '/api/admin/activity')).status).toBe(401)
})
