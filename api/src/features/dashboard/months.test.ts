import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { addMonths } from '@kerf/shared-contracts/rules/calendar-month'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherCustomer, offerCurrencies, type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { statementsOf } from '../../../test/statements.ts'
import { Company } from '../../models/company.ts'

const businessTimeZone = 'Pacific/Kiritimati'
const present = dayIn(new Date(), businessTimeZone).slice(0, 7)
const before = (months: number) => addMonths(present, -months)

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { businessTimeZone } })
})
afterAll(() => portal.api.stop())

const months = async (person: Person = portal.customer) => (await person.get('/api/dashboard/months')).body
const month = async (name: string, person?: Person) =>
  (await months(person)).find((each: { month: string }) => each.month === name)
/** An order of $1,250, made and delivered on these days. */
async function order(made: string, delivered: string | null, person: Person = portal.customer) {
  const { orderId } = await portal.job.order(person.token, portal.admin.token)
  const at = (moment: string | null) => moment && new Date(moment)
  await portal.api
    .knex('orders')
    .where({ id: orderId })
    .update({ createdAt: at(made), deliveredAt: at(delivered) })
  return orderId
}

test('twelve months are told, the present one last, and those without orders are empty', async () => {
  const told = await months()
  expect(told).toHaveLength(12)
  expect(told[0]).toEqual({ month: before(11), orders: 0, spent: '0.00', leadDays: null })
  expect(told.at(-1).month).toBe(present)
})

test("an order counts in the month of the business's day; its delivery in that of the delivery", async () => {
  // Eleven in the morning of the last day in UTC is the first hour of the month fourteen hours ahead.
  const eve = new Date(Date.parse(`${before(3)}-01T00:00:00+14:00`)).toISOString()
  await order(eve, `${before(2)}-01T12:00:00Z`)
  expect(await month(before(3))).toMatchObject({ orders: 1, spent: '1250.00', leadDays: null })
  expect(await month(before(4))).toMatchObject({ orders: 0 })
  expect((await month(before(2))).leadDays).toBeGreaterThan(27)
})

test('the lead time is the median of what was delivered', async () => {
  for (const days of [2, 3, 40]) {
    const made = Date.parse(`${before(6)}-20T12:00:00Z`) - days * 86_400_000
    await order(new Date(made).toISOString(), `${before(6)}-20T12:00:00Z`)
  }
  expect((await month(before(6))).leadDays).toBe(3)
})

test('other currencies are counted, and not added', async () => {
  await offerCurrencies(portal.api, ['USD', 'EUR'])
  const id = await order(`${before(9)}-10T12:00:00Z`, null)
  await portal.api.knex('orders').where({ id }).update({ currency: 'EUR' })
  expect(await month(before(9))).toMatchObject({ orders: 1, spent: '0.00' })
})

test("a colleague's orders count for the company, and nobody else's do", async () => {
  const { api } = portal
  const company = await Company.query(api.knex)
    .findById(portal.customer.user.companyId ?? '')
    .throwIfNotFound()
  const colleague = await anotherCustomer(api, { company })
  const stranger = await anotherCustomer(api, { company: 'Elsewhere' })
  await order(`${before(10)}-10T12:00:00Z`, null)
  expect(await month(before(10), colleague)).toMatchObject({ orders: 1 })
  expect(await month(before(10), stranger)).toMatchObject({ orders: 0 })
})

test('one statement reads them all', async () => {
  const statements = await statementsOf(months)
  expect(statements.filter((text) => text.includes('from orders'))).toHaveLength(1)
  expect(statements.length).toBeLessThanOrEqual(2)
})
