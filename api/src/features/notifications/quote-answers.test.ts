import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin, signIn } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { anotherCustomer, type Portal, personOf, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { publicUrl: 'https://kerf.example', businessTimeZone: 'UTC' } })
})
afterAll(() => portal.api.stop())

const newCustomer = () => anotherCustomer(portal.api, { name: 'Dana Kim' })

/** A customer's quoted RFQ, and the mails that admins get about it when `act` runs. */
async function quoted(person: Awaited<ReturnType<typeof newCustomer>>) {
  const { api, admin, job } = portal
  const rfq = await job.submitRfq(person.token, { projectName: 'Camera arm' })
  const quote = await job.quote(admin.token, rfq.id)
  const told = async (address = admin.user.email) =>
    (await mailsTo(api, address)).filter(({ subject }) => subject.startsWith(`Quote ${rfq.displayNumber}:`))
  return { rfq, quote, told }
}

const purchaseOrder = { purchaseOrder: [{ name: 'po.pdf', bytes: pdfBytes('PO') }] }

test('a decline is mailed to every admin who wants such mails, with the customer’s words and a link to the RFQ', async () => {
  const { api } = portal
  const [another, quiet] = [personOf(api, await signedInAdmin(api)), personOf(api, await signedInAdmin(api))]
  await api.request('put', '/api/profile/notifications/quote_answers', { as: quiet.token, json: { email: false } })
  const person = await newCustomer()
  const { rfq, told } = await quoted(person)
  await person.post(`/api/rfqs/${rfq.id}/quote/respond`, { status: 'declined', response: 'No budget <this> year' })
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Quote ${rfq.displayNumber}: the customer declined it`)
  expect(mail?.text).toContain('Dana Kim declined the quote for Camera arm.')
  expect(mail?.text).toContain('No budget <this> year')
  expect(mail?.text).toContain(`https://kerf.example/admin/rfqs/${rfq.id}`)
  expect(await told(another.user.email)).toHaveLength(1)
  expect(await told(quiet.user.email)).toEqual([])
})

test('an acceptance and a later purchase order are mailed separately', async () => {
  const person = await newCustomer()
  const { rfq, quote, told } = await quoted(person)
  await portal.job.accept(person.token, rfq.id)
  await portal.job.sendPurchaseOrder(person.token, quote.id, 'PO-4711')
  const mails = await told()
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Quote ${rfq.displayNumber}: the customer accepted it`,
    `Quote ${rfq.displayNumber}: the purchase order has arrived`,
  ])
  expect(mails[1]?.text).toContain('PO-4711')
})

test('an acceptance with its purchase order is one mail', async () => {
  const person = await newCustomer()
  const { rfq, told } = await quoted(person)
  const answer = formOf({ status: 'accepted', purchaseOrderNumber: 'PO-4712' }, purchaseOrder)
  expect((await person.post(`/api/rfqs/${rfq.id}/quote/respond`, answer)).status).toBe(200)
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  expect(mail?.text).toContain('The quote for Camera arm is accepted, and Dana Kim sent the purchase order for it.')
})

test('a refused answer is not mailed', async () => {
  const person = await newCustomer()
  const { rfq, quote, told } = await quoted(person)
  await person.post(`/api/rfqs/${rfq.id}/quote/respond`, { status: 'accepted', revision: 2 })
  await person.post(`/api/quotes/${quote.id}/request-renewal`)
  await person.post(`/api/quotes/${quote.id}/purchase-order`, formOf({ purchaseOrderNumber: '1' }, purchaseOrder))
  expect(await told()).toEqual([])
})

test('a request for a new quote is mailed', async () => {
  const person = await newCustomer()
  const { rfq, quote, told } = await quoted(person)
  portal.api.passTime(31 * 86_400_000)
  const later = personOf(portal.api, { ...person, token: await signIn(portal.api, person.user) })
  expect((await later.post(`/api/quotes/${quote.id}/request-renewal`)).status).toBe(200)
  const [mail] = await told()
  expect(mail?.subject).toBe(`Quote ${rfq.displayNumber}: the customer asks for a new quote`)
})
