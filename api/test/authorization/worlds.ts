import type { TestApi } from '../harness.ts'
import { mainJob } from '../main-job.ts'
import { formOf, pdfBytes } from '../samples.ts'

/** How far the main job has come in a world. */
export type Stage =
  | 'nothing'
  | 'submitted'
  | 'quoted'
  | 'expired'
  | 'accepted'
  | 'po-sent'
  | 'ordered'
  | 'in-quality-check'
  | 'shipped'
  | 'invoiced'
  | 'archived'

/** The ids of the customer's objects that a call may name. */
export interface World {
  rfqId: string
  fileId: string
  quoteId: string
  orderId: string
  qualityFileId: string
  shipmentId: string
}

const none = '00000000-0000-7000-8000-000000000000'

/** Builds worlds of one customer, each by the calls that users make. */
export function worldBuilder(api: TestApi, customerToken: string, adminToken: string) {
  const job = mainJob(api)
  const as = adminToken

  const steps: Record<Stage, (world: World) => Promise<void>> = {
    nothing: async () => undefined,
    async submitted(world) {
      world.rfqId = (await job.submitRfq(customerToken)).id
      const [file] = await job.uploadDrawings(customerToken, world.rfqId)
      world.fileId = file?.id ?? none
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
  const order = Object.keys(steps) as Stage[] // the keys written above

  /** A new world that has come as far as `stage`. */
  return async function build(stage: Stage): Promise<World> {
    const world = { rfqId: none, fileId: none, quoteId: none, orderId: none, qualityFileId: none, shipmentId: none }
    for (const step of order.slice(0, order.indexOf(stage) + 1)) {
      if (step === 'expired' && stage !== 'expired') continue
      await steps[step](world)
    }
    return world
  }
}
