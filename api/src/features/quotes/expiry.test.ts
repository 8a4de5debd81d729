import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../../test/factories.ts'
import { dayFromNow, type Portal, personOf, refusal, startPortal } from '../../../test/main-job.ts'

const hour = 3_600_000
/** Fourteen hours ahead of UTC all year: its days begin and end at 10:00 UTC. */
const businessTimeZone = 'Pacific/Kiritimati'

let portal: Portal
let now: () => Date
beforeAll(async () => {
  let passed = 0
  portal = await startPortal({ config: { businessTimeZone } })
  now = () => new Date(Date.now() + passed)
  // 09:00 UTC tomorrow: 23:00 on the same day there.
  const start = Date.parse(`${dayFromNow(1)}T09:00:00Z`) - Date.now()
  const { passTime } = portal.api
  portal.api.passTime = (milliseconds) => {
    passed += milliseconds
    passTime(milliseconds)
  }
  portal.api.passTime(start)
})
afterAll(() => portal.api.stop())

/** Sessions expire as the clock moves. */
async function people() {
  const customer = personOf(portal.api, {
    user: portal.customer.user,
    token: await signIn(portal.api, portal.customer.user),
  })
  const admin = personOf(portal.api, { user: portal.admin.user, token: await signIn(portal.api, portal.admin.user) })
  return { customer, admin }
}

test("a quote expires with its last day in the business's time zone; then a fresh one can be requested and given", async () => {
  const { customer, admin } = await people()
  const today = dayIn(now(), businessTimeZone)
  expect(today).toBe(dayFromNow(1))
  const delivery = { estimatedDeliveryDate: dayFromNow(40) }
  const rfq = await portal.job.submitRfq(customer.token)
  const quote = await portal.job.quote(admin.token, rfq.id, delivery)
  const other = await portal.job.submitRfq(customer.token)
  const otherQuote = await portal.job.quote(admin.token, other.id, delivery)
  await portal.api.knex('quoteRevisions').update({ validUntil: today })
  const renew = () => customer.post(`/api/quotes/${quote.id}/request-renewal`)
  const inGroup = async (group: string): Promise<string[]> =>
    (await customer.get(`/api/quotes?group=${group}`)).body.map(({ id }: { id: string }) => id).toSorted()

  expect(await inGroup('expired')).toEqual([])

  expect((await customer.get(`/api/quotes/${quote.id}`)).body).toMatchObject({ isExpired: false, validDays: 0 })
  expect(refusal(await renew())).toEqual([409, 'quote.not_expired'])

  // 01:00 on the next day there; in UTC the last day is not over.
  portal.api.passTime(2 * hour)
  expect((await customer.get(`/api/quotes/${quote.id}`)).body).toMatchObject({ isExpired: true, status: 'pending' })
  expect(await inGroup('pending')).toEqual([])
  expect(await inGroup('expired')).toEqual([quote.id, otherQuote.id].toSorted())
  const respond = (id: string, status: string, revision = 1) =>
    customer.post(`/api/rfqs/${id}/quote/respond`, { status, revision })
  expect(refusal(await respond(rfq.id, 'accepted'))).toEqual([409, 'quote.expired'])
  expect((await respond(other.id, 'declined')).body.status).toBe('declined')

  expect((await renew()).body.renewalRequestedAt).toBe(
    (await customer.get(`/api/quotes/${quote.id}`)).body.renewalRequestedAt,
  )
  const yesterday = await admin.post(`/api/admin/rfqs/${rfq.id}/quote`, { amount: '1', validUntil: today, ...delivery })
  expect(yesterday.body.fields).toHaveProperty('validUntil')
  const revised = await portal.job.quote(admin.token, rfq.id, { validUntil: dayFromNow(32), ...delivery })
  expect(revised).toMatchObject({ revision: 2, isExpired: false, renewalRequestedAt: null, validDays: 30 })
  expect((await respond(rfq.id, 'accepted', 2)).body.status).toBe('accepted')
  expect(refusal(await renew())).toEqual([409, 'quote.not_pending'])
})
