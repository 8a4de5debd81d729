import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createCustomer, signedInAdmin, testPassword } from '../../../test/factories.ts'
import type { Answered } from '../../../test/harness.ts'
import {
  anotherCustomer,
  countRows,
  dayFromNow,
  type Portal,
  personOf,
  rfqFields,
  startPortal,
} from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const statuses = (answers: Answered[]) => answers.map(({ status }) => status).sort()

test('two simultaneous deletions of an account delete it once', async () => {
  const { api, admin } = portal
  for (const options of [{ company: 'Twice Works' }, {}]) {
    const { id } = await createCustomer(api, options)
    const answers = await Promise.all([1, 2, 3].map(() => admin.delete(`/api/admin/users/${id}`)))
    expect(statuses(answers)).toEqual([204, 404, 404])
    expect(await countRows(api, 'auditLog', { action: 'user.deleted', objectId: id })).toBe(1)
  }
})

test('an account deleted by its user and an admin at the same time is deleted once', async () => {
  const { api, admin } = portal
  const customer = await anotherCustomer(api, { company: 'Both Works' })
  const answers = await Promise.all([
    customer.post('/api/profile/deletion', { password: testPassword }),
    admin.delete(`/api/admin/users/${customer.user.id}`),
  ])
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

test('when the last two admins delete each other at once, one stays', async () => {
  const { api, admin } = portal
  const other = personOf(api, await signedInAdmin(api))
  const answers = await Promise.all([
    admin.delete(`/api/admin/users/${other.user.id}`),
    other.delete(`/api/admin/users/${admin.user.id}`),
  ])
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(await api.knex('users').where({ isAdmin: true }).whereNull('deletedAt')).toHaveLength(1)
  const [left] = [admin, other].filter((_, index) => answers[index]?.status === 204)
  if (left) portal.admin = left
})

test('an order placed while its customer is deleted is created completely or not at all', async () => {
  const { api, job } = portal
  for (let round = 0; round < 5; round += 1) {
    const { admin } = portal
    const customer = await anotherCustomer(api, { company: `Race Works ${round}` })
    const { id: rfqId } = await job.submitRfq(customer.token)
    await job.quote(admin.token, rfqId)
    const quote = await job.accept(customer.token, rfqId)
    await job.sendPurchaseOrder(customer.token, quote.id)
    const order = () => admin.post(`/api/admin/rfqs/${rfqId}/create-order`, { dueDate: dayFromNow(30) })
    const remove = () => admin.delete(`/api/admin/users/${customer.user.id}`)
    const [ordered, removed] = await Promise.all(round % 2 === 0 ? [order(), remove()] : [remove(), order()].reverse())
    expect([201, 404]).toContain(ordered?.status)
    expect(removed?.status).toBe(204)
    const kept = ordered?.status === 201 ? 1 : 0
    expect(await countRows(api, 'rfqs', { id: rfqId })).toBe(kept)
    expect(await countRows(api, 'orders', { rfqId })).toBe(kept)
    const entry = await api.knex('auditLog').where({ action: 'user.deleted', objectId: customer.user.id }).first()
    expect(entry.changes).toEqual({ rfqs: 1 - kept, quotes: 1 - kept, orders: kept })
  }
})

test('when both owners of a company delete themselves at once, the company keeps an owner', async () => {
  const { api } = portal
  const company = await createCompany(api, 'Two Owners')
  const owners = [await anotherCustomer(api, { company }), await anotherCustomer(api, { company })]
  const heir = await createCustomer(api, { company, companyRole: 'viewer' })
  const answers = await Promise.all(
    owners.map((owner) => owner.post('/api/profile/deletion', { password: testPassword })),
  )
  expect(statuses(answers)).toEqual([204, 204])
  expect(await api.knex('users').where({ id: heir.id }).first()).toMatchObject({ companyRole: 'owner' })
})

test('requests submitted while their customer is being deleted cause no errorand do not survive it', async () => {
  const { api, admin } = portal
  const customer = await anotherCustomer(api)
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => customer.post('/api/rfqs', rfqFields)),
    admin.delete(`/api/admin/users/${customer.user.id}`),
    ...Array.from({ length: 6 }, () => customer.post('/api/rfqs', rfqFields)),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  await api.runJobs()
  expect(await countRows(api, 'rfqs', { customerId: customer.user.id })).toBe(0)
})
