import type { TestApi } from '../harness.ts'
import { mainJob } from '../main-job.ts'
import { draftValues } from '../rfq-draft.ts'
import { formOf, pdfBytes } from '../samples.ts'
import { createPeople, type People } from './people.ts'
import {
  buildSupplierObjects,
  isSupplierStage,
  nothingOfSuppliers,
  type SupplierObjects,
  type SupplierStage,
} from './supplier-worlds.ts'

/** How far the main job has progressed in a world. */
export type Stage =
  | 'nothing'
  | 'submitted'
  | 'discussed'
  | 'quoted'
  | 'expired'
  | 'accepted'
  | 'po-sent'
  | 'ordered'
  | 'in-quality-check'
  | 'shipped'
  | 'invoiced'
  | 'archived'

/** How far the main job has progressed in a world, or what a supplier does. */
export type AnyStage = Stage | SupplierStage

/** The ids of the customer's objects that a call may name. */
export interface Objects extends SupplierObjects {
  rfqId: string
  fileId: string
  /** A drawing of an RFQ that does not exist yet. */
  earlyFileId: string
  conversationId: string
  messageId: string
  quoteId: string
  orderId: string
  qualityFileId: string
  shipmentId: string
}

/** The objects of calls, and who makes them. */
export type World = Objects & People

const none = '00000000-0000-7000-8000-000000000000'

const nothing: Objects = {
  ...nothingOfSuppliers,
  rfqId: none,
  fileId: none,
  earlyFileId: none,
  conversationId: none,
  messageId: none,
  quoteId: none,
  orderId: none,
  qualityFileId: none,
  shipmentId: none,
}

/** Stages that no later stage builds on. */
const aside: readonly Stage[] = ['discussed', 'expired']

/** A world with its own people, at `stage`. */
export async function buildWorld(api: TestApi, stage: AnyStage): Promise<World> {
  const people = await createPeople(api)
  const { owner = '', admin = '' } = people.tokens
  if (isSupplierStage(stage)) return { ...people, ...nothing, ...(await buildSupplierObjects(api, people, stage)) }
  return { ...people, ...(await objectsBuilder(api, owner, admin)(stage)) }
}

/** Builds objects of one customer, by the calls that users make. */
export function objectsBuilder(api: TestApi, customerToken: string, adminToken: string) {
  const job = mainJob(api)
  const as = adminToken

  const steps: Record<Stage, (world: Objects) => Promise<void>> = {
    nothing: async () => undefined,
    async submitted(world) {
      world.rfqId = (await job.submitRfq(customerToken)).id
      const [file] = await job.uploadDrawings(customerToken, world.rfqId)
      world.fileId = file?.id ?? none
      const form = formOf({}, { files: [{ name: 'early.pdf', bytes: pdfBytes() }] })
      await api.request('put', '/api/rfq-draft', { as: customerToken, json: { values: draftValues() } })
      world.earlyFileId = (await api.request('post', '/api/early-files', { as: customerToken, form })).body[0].id
    },
    async discussed(world) {
      const form = formOf({ rfqId: world.rfqId, body: 'Which alloy is it?' })
      const { body } = await api.request('post', '/api/messages', { as, form })
      world.conversationId = body.conversationId
      world.messageId = body.id
    },
    async quoted(world) {
      world.quoteId = (await job.quote(adminToken, world.rfqId)).id
    },
    async expired(world) {
      await api.knex('quoteRevisions').where({ quoteId: world.quoteId }).update({ validUntil: '2020-01-01' })
    },
    async accepted(world) {
      await job.accept(customerToken, world.rfqId)
    },
    async 'po-sent'(world) {
      await job.sendPurchaseOrder(customerToken, world.quoteId)
    },
    async ordered(world) {
      world.orderId = (await job.createOrder(adminToken, world.rfqId)).id
    },
    async 'in-quality-check'(world) {
      await job.setStatus(adminToken, world.orderId, 'quality_check')
      const form = formOf({}, { qualityCheck: [{ name: 'report.pdf', bytes: pdfBytes() }] })
      const answer = await api.request('patch', `/api/orders/${world.orderId}/quality-check`, { as, form })
      world.qualityFileId = answer.body[0].id
    },
    async shipped(world) {
      const json = { quantityShipped: 10 }
      world.shipmentId = (await api.request('post', `/api/orders/${world.orderId}/shipments`, { as, json })).body.id
    },
    invoiced: (world) => job.uploadInvoice(adminToken, world.orderId),
    async archived(world) {
      await api.request('patch', `/api/orders/${world.orderId}/payment`, { as, json: { paymentStatus: 'paid' } })
    },
  }
  const order = Object.keys(steps) as Stage[] // the keys defined above

  /** New objects at `stage`. */
  return async function build(stage: Stage): Promise<Objects> {
    const world = { ...nothing }
    for (const step of order.slice(0, order.indexOf(stage) + 1)) {
      if (aside.includes(step) && step !== stage) continue
      await steps[step](world)
    }
    return world
  }
}
