import { Order } from '../../models/order.ts'
import { PurchaseOrder } from '../../models/purchase-order.ts'
import { Rfq } from '../../models/rfq.ts'
import { SupplierRequest } from '../../models/supplier-request.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import { lockPlace } from '../messages/place-service.ts'
import { send } from '../messages/sending-service.ts'
import type { DemoPeople } from './people-service.ts'
import type { DemoTalk } from './talks.ts'

/** What every message of the demo world needs. */
export interface DemoTalkers {
  people: DemoPeople
  admin: Actor
  samples: Readonly<Record<string, ReceivedFile>>
  /** Runs a step as a person, a number of hours ago. */
  as<T>(who: Actor, hoursAgo: number, step: (work: Work) => Promise<T>): Promise<T>
}

/** Plays one conversation, message by message, through the services behind users' calls. */
export async function playConversation({ people, admin, samples, as }: DemoTalkers, talk: DemoTalk): Promise<void> {
  const customer = people.get(talk.with)
  if (!customer) throw new Error(`The demo world has no person ${talk.with}`)
  for (const { by, hoursAgo, body, attachments = [] } of talk.words) {
    const author = by === 'provider' ? admin : people.get(by)
    if (!author) throw new Error(`The demo world has no person ${by}`)
    const received = attachments.map((name) => samples[name]).filter((file) => file !== undefined)
    await as(author, hoursAgo, async (work) => {
      const place = await lockPlace(work, await placeOf(work, talk, customer))
      return send(work, place, { body, attachments: received })
    })
  }
}

/** Whose conversation it is, or what it is about, in the form a call uses. */
async function placeOf({ tx }: Work, { about }: DemoTalk, customer: Actor) {
  if (about === 'general') return { customerId: customer.id }
  const { projectName } = about
  if (about.kind === 'request') {
    const request = await SupplierRequest.query(tx).findOne({ projectName }).throwIfNotFound()
    return { supplierRequestId: request.id, customerId: customer.id }
  }
  if (about.kind === 'purchase-order') {
    const order = await PurchaseOrder.query(tx).findOne({ projectName, supplierId: customer.id }).throwIfNotFound()
    return { purchaseOrderId: order.id }
  }
  const mine = { projectName, customerId: customer.id }
  const rfq = await Rfq.query(tx).findOne(mine).throwIfNotFound()
  if (about.kind === 'rfq') return { rfqId: rfq.id }
  return { orderId: (await Order.query(tx).findOne({ rfqId: rfq.id }).throwIfNotFound()).id }
}
