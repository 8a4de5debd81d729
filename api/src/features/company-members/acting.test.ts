import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, type Team } from '../../../test/company.ts'
import type { Answered } from '../../../test/harness.ts'
import {
  anotherCustomer,
  countRows,
  type Person,
  type Portal,
  refusal,
  rfqFields,
  startPortal,
} from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
let team: Team
/** Objects made by the team's buyer, each waiting for a customer's action. */
let made: Made
beforeAll(async () => {
  portal = await startPortal()
  team = await createTeam(portal.api)
  made = await makeAll(team.buyer)
})
afterAll(() => portal.api.stop())

interface Made {
  submitted: string
  quoted: string
  expiredQuote: string
  acceptedQuote: string
  order: string
}

async function makeAll({ token }: Person): Promise<Made> {
  const { admin, api, job } = portal
  const [submitted, quoted, accepted, expired] = [
    await job.submitRfq(token),
    await job.submitRfq(token),
    await job.submitRfq(token),
    await job.submitRfq(token),
  ]
  await job.quote(admin.token, quoted.id)
  await job.quote(admin.token, accepted.id)
  const { id: acceptedQuote } = await job.accept(token, accepted.id)
  const { id: expiredQuote } = await job.quote(admin.token, expired.id)
  await api.knex('quoteRevisions').where({ quoteId: expiredQuote }).update({ validUntil: '2020-01-01' })
  const { orderId } = await job.order(token, admin.token)
  await job.setStatus(admin.token, orderId, 'quality_check')
  return { submitted: submitted.id, quoted: quoted.id, expiredQuote, acceptedQuote, order: orderId }
}

const pdf = (field: string, fields: Record<string, string>) =>
  formOf(fields, { [field]: [{ name: 'document.pdf', bytes: pdfBytes() }] })

/** Every call that acts on an existing object. */
const acting: Record<string, (by: Person, on: Made) => Promise<Answered>> = {
  'uploading a file to an RFQ': (by, { submitted }) =>
    by.post('/api/files/upload', pdf('files', { linkedToType: 'rfq', linkedToId: submitted })),
  'accepting a quote': (by, { quoted }) => by.post(`/api/rfqs/${quoted}/quote/respond`, formOf({ status: 'accepted' })),
  'declining a quote': (by, { quoted }) => by.post(`/api/rfqs/${quoted}/quote/respond`, formOf({ status: 'declined' })),
  'asking for a fresh quote': (by, { expiredQuote }) => by.post(`/api/quotes/${expiredQuote}/request-renewal`, {}),
  'sending a purchase order': (by, { acceptedQuote }) =>
    by.post(`/api/quotes/${acceptedQuote}/purchase-order`, pdf('purchaseOrder', { purchaseOrderNumber: '1' })),
  reordering: (by, { order }) => by.post(`/api/orders/${order}/reorder`, {}),
  'approving a quality check': (by, { order }) =>
    by.post(`/api/orders/${order}/approve-quality-check`, { approved: true }),
  'asking for a revision': (by, { order }) =>
    by.post(`/api/orders/${order}/approve-quality-check`, { approved: false, notes: 'Scratched' }),
}
const names = Object.keys(acting)
/** Viewers are refused before anything is read, so these calls need no valid target. */
const uploads = ['uploading a file to an RFQ', 'accepting a quote', 'declining a quote', 'sending a purchase order']

/** How many audit log entries there are. */
const records = () => countRows(portal.api, 'auditLog')

async function act(name: string, by: Person, on: Made): Promise<Answered> {
  const call = acting[name]
  if (!call) throw new Error(`No call is named ${name}`)
  return call(by, on)
}

test.each(names)('a viewer may not act: %s', async (name) => {
  const before = await records()
  expect(refusal(await act(name, team.viewer, made))).toEqual([403, 'auth.read_only'])
  expect(await records()).toBe(before)
})

test('a viewer cannot request a quote', async () => {
  expect(refusal(await team.viewer.post('/api/rfqs', rfqFields))).toEqual([403, 'auth.read_only'])
})

test.each(names)('a user of another company gets 404: %s', async (name) => {
  const stranger = await anotherCustomer(portal.api, { company: 'Other Works' })
  expect((await act(name, stranger, made)).status).toBe(404)
})

test('a former member sees what they made in the company but cannot act on it, whichever company they are in now', async () => {
  const { admin, api } = portal
  const gone = await createTeam(api, 'Left Works')
  const left = await makeAll(gone.buyer)
  const { id } = gone.buyer.user
  await gone.owner.delete(`/api/company/members/${id}`)
  const other = await createTeam(api, 'Next Works')
  for (const move of ['nowhere', 'elsewhere', 'elsewhere as a viewer']) {
    if (move === 'elsewhere') await admin.post(`/api/admin/users/${id}/link`, { companyId: other.company.id })
    if (move === 'elsewhere as a viewer') {
      await other.owner.patch(`/api/company/members/${id}`, { companyRole: 'viewer' })
    }
    expect((await gone.buyer.get(`/api/orders/${left.order}`)).status).toBe(200)
    expect((await gone.buyer.get(`/api/quotes/${left.acceptedQuote}`)).status).toBe(200)
    const before = await records()
    for (const name of names) {
      const isUnread = move === 'elsewhere as a viewer' && uploads.includes(name)
      const code = isUnread ? 'auth.read_only' : 'auth.former_member'
      expect([move, name, ...refusal(await act(name, gone.buyer, left))]).toEqual([move, name, 403, code])
    }
    expect(await records()).toBe(before)
  }
  expect((await other.owner.get('/api/rfqs')).body).toEqual([])
  for (const name of ['declining a quote', 'reordering'])
    expect((await act(name, gone.owner, left)).status).toBeLessThan(300)
})

test('a member who comes back to the company may act again', async () => {
  const { admin, api } = portal
  const back = await createTeam(api, 'Return Works')
  const left = await makeAll(back.buyer)
  await back.buyer.delete(`/api/company/members/${back.buyer.user.id}`)
  await admin.post(`/api/admin/users/${back.buyer.user.id}/link`, { companyId: back.company.id })
  expect((await act('accepting a quote', back.buyer, left)).status).toBe(200)
})

test.each(names)('a customer without a company may act on their own objects: %s', async (name) => {
  const alone = await anotherCustomer(portal.api)
  expect((await act(name, alone, await makeAll(alone))).status).toBeLessThan(300)
})

test('an admin uploads to the RFQ of any company', async () => {
  expect((await act('uploading a file to an RFQ', portal.admin, made)).status).toBe(201)
})
