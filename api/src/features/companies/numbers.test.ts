import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '../../../test/factories.ts'
import { type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import type { Company } from '../../models/company.ts'
import { newId } from '../../platform/db/new-id.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const assign = (id: string, customerNumber: string, by = portal.admin) =>
  by.post(`/api/admin/companies/${id}/assign-customer-number`, { customerNumber })
const check = async (number: string) => portal.admin.get(`/api/admin/customer-number/${number}/available`)
const next = async () => (await portal.admin.get('/api/admin/customer-number/next')).body.customerNumber
const unnumbered = async (name: string): Promise<Company> =>
  (await portal.admin.post('/api/admin/companies', { name })).body
const historyOf = (companyId: string) =>
  portal.api.knex('customerNumberHistory').where({ companyId }).orderBy('customerNumber')

test('the next number is free and stays next until it is given; then numbering continues after it', async () => {
  const number = await next()
  expect(await next()).toBe(number)
  expect((await check(number)).body).toEqual({ available: true, existingCompany: null })
  const company = await unnumbered('First Works')
  expect((await assign(company.id, number)).body).toMatchObject({ id: company.id, customerNumber: number })
  expect(Number((await next()).slice(2))).toBe(Number(number.slice(2)) + 1)
  const { rows } = await portal.api.knex.raw('select last_value::int as last from customer_number_seq')
  expect(rows[0].last).toBe(Number(number.slice(2)))
})

test('a number that a company has is not available, and the answer names the company', async () => {
  const { id, name, customerNumber } = await createCompany(portal.api, 'Holding Works')
  const { body } = await check(customerNumber ?? '')
  expect(body).toEqual({ available: false, existingCompany: { id, name } })
  const answer = await assign((await unnumbered('Wishing Works')).id, customerNumber ?? '')
  expect(refusal(answer)).toEqual([409, 'company.number_taken'])
  expect(answer.body).toMatchObject({
    message: 'Already assigned to Holding Works',
    fields: { customerNumber: 'Already assigned to Holding Works' },
  })
})

test('a number that was taken between check and assign is refused, and the refusal names who took it', async () => {
  const companies = await Promise.all(['Quick Works', 'Quicker Works', 'Quickest Works'].map(unnumbered))
  expect((await check('CU8100')).body.available).toBe(true)
  const answers = await Promise.all(companies.map(({ id }) => assign(id, 'CU8100')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const winner = answers.find(({ status }) => status === 200)?.body.name
  const losers = answers.filter(({ status }) => status === 409)
  expect(losers.map(({ body }) => body.message)).toEqual(Array(2).fill(`Already assigned to ${winner}`))
})

test('a replaced number stays in the history and is free again', async () => {
  const company = await createCompany(portal.api, 'Changing Works')
  await assign(company.id, 'CU8200')
  await assign(company.id, 'CU8201')
  const history = await historyOf(company.id)
  expect(history.map(({ customerNumber, releasedAt }) => [customerNumber, releasedAt !== null])).toEqual([
    [company.customerNumber, true],
    ['CU8200', true],
    ['CU8201', false],
  ])
  expect((await check('CU8200')).body.available).toBe(true)
  const entries = await portal.api.knex('auditLog').where({ action: 'company.number_assigned', objectId: company.id })
  expect(entries.map(({ changes }) => changes)).toContainEqual({ from: 'CU8200', to: 'CU8201' })
})

test('giving a company the number it already has changes nothing', async () => {
  const company = await createCompany(portal.api, 'Content Works')
  expect((await assign(company.id, company.customerNumber ?? '')).status).toBe(200)
  expect(await historyOf(company.id)).toEqual([])
})

test.each(['CU1', 'CU00O1', '0001', `CU${'1'.repeat(16)}`])('%j is not a customer number', async (number) => {
  const answer = await assign((await unnumbered('Wrong Works')).id, number)
  expect(refusal(answer)).toEqual([400, 'validation.failed'])
  expect(answer.body.fields.customerNumber).toBe('Customer number must be in format CU0001')
  expect((await check(encodeURIComponent(number))).status).toBe(400)
})

test('a number is recognised in upper and lower case', async () => {
  const { id } = await unnumbered('Small Works')
  expect((await assign(id, ' cu8400')).body).toMatchObject({ customerNumber: 'CU8400' })
})

test('a change based on an outdated number is refused', async () => {
  const company = await unnumbered('Raced Works')
  const based = (customerNumber: string) =>
    portal.admin.post(`/api/admin/companies/${company.id}/assign-customer-number`, {
      customerNumber,
      basedOn: { customerNumber: null },
    })
  expect((await based('CU8500')).status).toBe(200)
  const late = await based('CU8501')
  expect([...refusal(late), late.body.changed.present]).toEqual([409, 'write.stale', { customerNumber: 'CU8500' }])
})

test('only companies can have numbers, and only admins assign them', async () => {
  expect(refusal(await assign(newId(), 'CU8300'))).toEqual([404, 'company.not_found'])
  const { id } = await unnumbered('Own Works')
  expect(refusal(await assign(id, 'CU8300', portal.customer))).toEqual([403, 'auth.admin_required'])
})
