import { createHash, randomBytes } from 'node:crypto'
import { SupplierInvitation } from '../../src/models/supplier-invitation.ts'
import { User } from '../../src/models/user.ts'
import type { TestApi } from '../harness.ts'
import { type Person, personOf } from '../main-job.ts'
import { formOf, pdfBytes } from '../samples.ts'
import { askSuppliers, decideQuote, orderQuote, quoteRequest } from '../suppliers.ts'
import type { People } from './people.ts'

const stages = ['asked', 'bid', 'awarded', 'purchased', 'received'] as const

/** How far the supplier of a world has progressed with a request. */
export type SupplierStage = (typeof stages)[number]

/** The ids of the supplier's objects that a call may name. */
export interface SupplierObjects {
  requestId: string
  requestPartId: string
  supplierQuoteId: string
  supplierOrderId: string
  supplierLineId: string
  supplierReceiptId: string
  certificateId: string
  supplierInvitationId: string
  supplierInvitationToken: string
}

const none = '00000000-0000-7000-8000-000000000000'

export const nothingOfSuppliers: SupplierObjects = {
  requestId: none,
  requestPartId: none,
  supplierQuoteId: none,
  supplierOrderId: none,
  supplierLineId: none,
  supplierReceiptId: none,
  certificateId: none,
  supplierInvitationId: none,
  supplierInvitationToken: 'x'.repeat(43),
}

export function isSupplierStage(stage: string): stage is SupplierStage {
  return stages.some((each) => each === stage)
}

async function personBy(api: TestApi, token = ''): Promise<Person> {
  const { body } = await api.request('get', '/api/auth/me', { as: token })
  return personOf(api, { user: await User.query(api.knex).findById(body.id).throwIfNotFound(), token })
}

/** New objects of the supplier at `stage`, by the calls that users make. */
export async function buildSupplierObjects(
  api: TestApi,
  { tokens }: People,
  stage: SupplierStage,
): Promise<SupplierObjects> {
  const [admin, supplier] = [await personBy(api, tokens.admin), await personBy(api, tokens.supplier)]
  const world = { ...nothingOfSuppliers, ...(await invite(api, admin)) }
  const form = formOf({ name: 'ISO 9001' }, { file: [{ name: 'iso.pdf', bytes: pdfBytes() }] })
  world.certificateId = (await supplier.post('/api/supplier/certificates', form)).body.id
  const reached = (each: SupplierStage) => stages.indexOf(stage) >= stages.indexOf(each)
  const request = await askSuppliers(admin, [supplier])
  world.requestId = request.id
  world.requestPartId = request.parts[0]?.id ?? none
  if (reached('bid')) world.supplierQuoteId = (await quoteRequest(supplier, request)).id
  if (reached('awarded')) await decideQuote(api, admin, world.supplierQuoteId, { status: 'accepted' })
  if (!reached('purchased')) return world
  const order = await orderQuote(admin, world.supplierQuoteId)
  const purchased = { ...world, supplierOrderId: order.id, supplierLineId: order.lines[0]?.id ?? none }
  if (!reached('received')) return purchased
  const lines = [{ lineId: purchased.supplierLineId, quantity: 1 }]
  const { body } = await admin.post(`/api/admin/purchase-orders/${order.id}/receipts`, { lines })
  return { ...purchased, supplierReceiptId: body.receipts[0].id }
}

/** An invitation mailed a minute ago, so that it may be sent again. */
async function invite(api: TestApi, admin: Person) {
  const supplierInvitationToken = randomBytes(32).toString('base64url')
  const now = api.platform.clock().getTime()
  const { id } = await SupplierInvitation.query(api.knex).insert({
    email: `invited-${supplierInvitationToken
      .slice(0, 8)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, 'x')}@example.com`,
    invitedBy: admin.user.id,
    tokenHash: createHash('sha256').update(supplierInvitationToken).digest('base64url'),
    sentAt: new Date(now - 60_000),
    expiresAt: new Date(now + 86_400_000),
  })
  return { supplierInvitationId: id, supplierInvitationToken }
}
