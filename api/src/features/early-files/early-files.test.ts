import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFolder } from '../../../test/geometry.ts'
import { anotherCustomer, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
import { AuditEntry } from '../../models/audit-entry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { sweep } from '../sweeps/service.ts'

let portal: Portal
let bracket = ''

beforeAll(async () => {
  portal = await startPortal()
  bracket = await readFile(join(await sampleFolder(), 'bracket.step'), 'utf8')
})
afterAll(() => portal.api.stop())

async function sendEarly(name = 'bracket.step', bytes: string = bracket, person: Person = portal.customer) {
  const { body } = await person.post('/api/early-files', formOf({}, { files: [{ name, bytes }] }))
  return String(body[0].id)
}
/** Until something waits for a lock of this transaction. */
async function blocks(tx: Knex): Promise<void> {
  const waiting = 'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))'
  await expect.poll(async () => (await tx.raw(waiting)).rows.length, { timeout: 10_000 }).toBeGreaterThan(0)
}
const linkTo = (id: string, rfqId: string, person: Person = portal.customer, partId?: string) =>
  person.post(`/api/early-files/${id}/link`, { rfqId, partId })

test('a drawing is measured and estimated before there is a request, for its sender alone', async () => {
  const { api, customer } = portal
  const [colleague, id] = [await anotherCustomer(api, { name: 'Grace' }), await sendEarly()]
  await api.runJobs()
  expect((await customer.get(`/api/files/${id}/facts`)).body).toMatchObject({ status: 'ready', facts: { solids: 1 } })
  const estimate = `/api/files/${id}/estimate?material=aluminum&tolerance=standard&quantity=5`
  expect((await customer.get(estimate)).body.status).toBe('ready')
  expect((await customer.get(`/api/files/${id}/picture`)).status).toBe(200)
  for (const path of ['facts', 'picture', 'download']) {
    expect((await colleague.get(`/api/files/${id}/${path}`)).status).toBe(404)
  }
})

test('it becomes a file of the request with its part and what was said of its unit, and only once', async () => {
  const { api, customer, job } = portal
  const id = await sendEarly()
  const json = { meantUnit: 'in', basedOn: { meantUnit: null } }
  expect((await api.request('put', `/api/files/${id}/unit`, { as: customer.token, json })).status).toBe(200)
  const rfq = await job.submitRfq(customer.token, {
    parts: [{ material: 'steel', tolerance: 'tight', quantities: [2] }],
  })
  const { body: whole } = await customer.get(`/api/rfqs/${rfq.id}`)
  const [first, again] = [
    await linkTo(id, rfq.id, customer, whole.parts[0].id),
    await linkTo(id, rfq.id, customer, whole.parts[0].id),
  ]
  expect([first.status, again.status]).toEqual([200, 200])
  expect((await customer.get(`/api/rfqs/${rfq.id}`)).body.parts[0].files).toMatchObject([{ id }])
  expect((await StoredFile.query(api.knex).findById(id))?.meantUnit).toBe('in')
  expect(await AuditEntry.query(api.knex).where({ action: 'file.linked', objectId: id })).toHaveLength(1)
  // It was moved in the form while the answer of its submission was lost.
  expect((await linkTo(id, rfq.id)).body).toMatchObject({ id, partId: null })

  const other = await job.submitRfq(customer.token)
  expect(refusal(await linkTo(id, other.id))).toEqual([404, 'file.not_found'])
  expect((await customer.delete(`/api/early-files/${id}`)).status).toBe(404)
})

test("nobody takes somebody else's drawing, nor puts one into a request of others or one that is quoted", async () => {
  const { api, admin, customer, job } = portal
  const [stranger, id] = [await anotherCustomer(api, { name: 'Mallory' }), await sendEarly()]
  const [own, foreign] = [await job.submitRfq(customer.token), await job.submitRfq(stranger.token)]
  expect(refusal(await linkTo(id, foreign.id, stranger))).toEqual([404, 'file.not_found'])
  expect(refusal(await linkTo(id, foreign.id))).toEqual([404, 'rfq.not_found'])
  expect((await stranger.delete(`/api/early-files/${id}`)).status).toBe(404)
  await job.quote(admin.token, own.id)
  expect(refusal(await linkTo(id, own.id))).toEqual([409, 'file.link_closed'])
})

test('one that is not wanted is removed, one that was forgotten is swept', async () => {
  const { api, customer, job } = portal
  const [gone, forgotten] = [await sendEarly(), await sendEarly()]
  expect((await customer.delete(`/api/early-files/${gone}`)).status).toBe(204)
  const longAgo = new Date(api.platform.clock().getTime() - 25 * 60 * 60 * 1000)
  await StoredFile.query(api.knex).findById(forgotten).patch({ createdAt: longAgo })
  await sweep(api.platform)
  const rfq = await job.submitRfq(customer.token)
  for (const id of [gone, forgotten]) expect(refusal(await linkTo(id, rfq.id))).toEqual([404, 'file.not_found'])
})

test('one that a request takes at this moment is not removed', async () => {
  const { api, customer, job } = portal
  const [id, rfq] = [await sendEarly(), await job.submitRfq(customer.token)]
  let removing: Promise<number> | undefined
  await api.knex.transaction(async (tx) => {
    await StoredFile.query(tx).findById(id).patch({ linkedToId: rfq.id })
    removing = customer.delete(`/api/early-files/${id}`).then(({ status }) => status)
    await blocks(tx)
  })
  expect(await removing).toBe(404)
  expect(await StoredFile.query(api.knex).findById(id)).toBeTruthy()
})

test('a drawing of no request belongs to no part of one', async () => {
  const { api, customer, job } = portal
  const [id, { id: rfqId }] = [await sendEarly(), await job.submitRfq(customer.token)]
  const [part] = (await customer.get(`/api/rfqs/${rfqId}`)).body.parts
  const early = () => StoredFile.query(api.knex).findById(id)
  await expect(early().patch({ partId: part.id })).rejects.toThrow('files_linked_to_id_check')
  const { rows } = await api.knex.raw(
    "select convalidated as valid from pg_constraint where conname = 'files_linked_to_id_check'",
  )
  expect(rows).toEqual([{ valid: true }])
})

test('the audit log names no request of one that has none', async () => {
  const id = await sendEarly()
  const [entry] = await AuditEntry.query(portal.api.knex).where({ action: 'file.uploaded', objectId: id })
  expect(Object.keys(entry?.changes ?? {}).sort()).toEqual(['fileName', 'sha256', 'size'])
})

/** A customer with so many files waiting, of so many bytes each. */
async function waiting(name: string, count: number, size: number): Promise<Person> {
  const { api } = portal
  const customer = await anotherCustomer(api, { name })
  const id = await sendEarly('a.pdf', pdfBytes('early'), customer)
  const { id: _id, ...row } = (await StoredFile.query(api.knex).findById(id).throwIfNotFound()).$toJson()
  await StoredFile.query(api.knex).insert(Array.from({ length: count - 1 }, () => ({ ...row, size })))
  return customer
}
const oneMore = () => formOf({}, { files: [{ name: 'b.pdf', bytes: pdfBytes('one more') }] })

test('a customer has at most two hundred waiting, however many are sent at once', async () => {
  const customer = await waiting('Many', 199, 1000)
  const answers = await Promise.all([1, 2, 3].map(() => customer.post('/api/early-files', oneMore())))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(refusal(await customer.post('/api/early-files', oneMore()))).toEqual([409, 'file.too_many_early'])
})

test('a customer has at most two gigabytes waiting', async () => {
  const customer = await waiting('Much', 2, 2 * 1024 ** 3 - 5)
  expect(refusal(await customer.post('/api/early-files', oneMore()))).toEqual([409, 'file.too_much_early'])
})
