import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam } from '../../../test/company.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { anotherCustomer, type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { read, say } from '../../../test/messages.ts'
import { askSuppliers, newSupplier } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { publicUrl: 'https://kerf.example' } })
})
afterAll(() => portal.api.stop())

/** The mails about messages to one user. */
const told = async ({ user }: Person) =>
  (await mailsTo(portal.api, user.email)).filter(({ subject }) => subject.includes('wrote to you'))
/** The mails to the admin about one customer's messages. */
const toldOf = async (person: Person) =>
  (await told(portal.admin)).filter(({ subject }) => subject.includes(person.user.name))

test('a user who has not read a message is mailed once, until they look', async () => {
  const { api, admin } = portal
  const customer = await anotherCustomer(api)
  const first = await say(admin, 'Your parts are ready', { customerId: customer.user.id })
  const [mail] = await told(customer)
  expect(mail?.text).toContain('Your parts are ready')
  expect(mail?.text).toContain(`https://kerf.example/messages?conversation=${first.conversationId}`)
  expect(mail?.text).toContain('nobody reads replies to this email')

  await say(admin, 'Shall we ship them?', { customerId: customer.user.id })
  expect(await told(customer)).toHaveLength(1)
  const second = await say(admin, 'They wait here', { customerId: customer.user.id })
  await read(customer, second)
  await say(admin, 'One more thing', { customerId: customer.user.id })
  expect(await told(customer)).toHaveLength(2)
})

test('a user who has read it, wrote it or turned mails off gets no mail', async () => {
  const { api, admin } = portal
  const [quick, quiet] = [await anotherCustomer(api), await anotherCustomer(api)]
  await read(quick, await say(admin, 'Hello', { customerId: quick.user.id }))
  await api.request('put', '/api/profile/notifications/messages', { as: quiet.token, json: { email: false } })
  await say(admin, 'Hello', { customerId: quiet.user.id })
  await say(quick, 'Hello yourself')
  expect([...(await told(quick)), ...(await told(quiet))]).toEqual([])
})

test('admins are told what nobody has answered, with the number of the object it is about', async () => {
  const { api, job } = portal
  const customer = await anotherCustomer(api, { name: 'Uma Unread' })
  const rfq = await job.submitRfq(customer.token)
  await say(customer, 'Is bronze possible?', { rfqId: rfq.id })
  const [mail] = await toldOf(customer)
  expect(mail?.subject).toContain(rfq.displayNumber)
  expect(mail?.text).toMatch(/\/admin\/messages\?conversation=/)
})

test('a colleague who asked is told the answer, as well as the maker of the RFQ', async () => {
  const { api, admin, job } = portal
  const { owner, buyer } = await createTeam(api, 'Asking Works')
  const { id: rfqId } = await job.submitRfq(owner.token)
  await say(buyer, 'Can the radius grow?', { rfqId })
  await say(admin, 'It can', { rfqId })
  expect([(await told(owner)).length, (await told(buyer)).length]).toEqual([1, 1])
})

test('a supplier is linked to their own portal, and is told nothing while suspended', async () => {
  const { api, admin } = portal
  const [supplier, suspended] = [await newSupplier(api), await newSupplier(api)]
  const request = await askSuppliers(admin, [supplier, suspended])
  await admin.patch(`/api/admin/suppliers/${suspended.user.id}/suspension`, { isSuspended: true, reason: 'Late' })
  for (const { user } of [supplier, suspended]) {
    await say(admin, 'Please quote soon', { supplierRequestId: request.id, customerId: user.id })
  }
  const [mail] = await told(supplier)
  expect(mail?.text).toMatch(/\/supplier\/messages\?conversation=/)
  expect(await told(suspended)).toEqual([])
})
