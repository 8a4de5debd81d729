import type { SampleName } from '@kerf/samples/generate.ts'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { Order } from '../../models/order.ts'
import { PurchaseOrderLine } from '../../models/purchase-order-line.ts'
import { RfqPart } from '../../models/rfq-part.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { SupplierQuote } from '../../models/supplier-quote.ts'
import { SupplierRequestPart } from '../../models/supplier-request-part.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import { create as order } from '../purchase-orders/creation-service.ts'
import { keepForLater } from '../stored-files/service.ts'
import { decide } from '../supplier-quotes/decision-service.ts'
import { submit } from '../supplier-quotes/submission-service.ts'
import { create as ask } from '../supplier-requests/creation-service.ts'
import type { Copying } from '../supplier-requests/files-service.ts'
import { decline, markViewed } from '../supplier-requests/received-service.ts'
import type { DemoPeople } from './people-service.ts'
import { fulfil } from './purchase-service.ts'
import type { DemoAnswer, DemoAward, DemoSupply } from './supply.ts'

/** What the requests to suppliers need. */
export interface DemoSupplying {
  people: DemoPeople
  admin: Actor
  samples: Readonly<Record<SampleName, ReceivedFile>>
  copying: Copying
  /** Runs a step as somebody, so many days after the request was sent. */
  as<T>(who: Actor, day: number, step: (work: Work) => Promise<T>): Promise<T>
}

/** A supplier of the demo world, by email. */
function supplierIn(people: DemoPeople, email: string): Actor {
  const supplier = people.get(email)
  if (!supplier) throw new Error(`Nobody in the demo world is ${email}`)
  return supplier
}

/**
 * Asks suppliers as their network is asked: about a project of a customer with copies of its drawings, or with files.
 * @param rfqId of the project
 * @returns the id of the request
 */
export function askSuppliers(supplying: DemoSupplying, supply: DemoSupply, rfqId?: string): Promise<string> {
  const { as, admin, copying, people } = supplying
  return as(admin, 0, async (work) => {
    const parts = rfqId === undefined ? [] : await RfqPart.query(work.tx).where({ rfqId }).orderBy('position')
    const drawings =
      rfqId === undefined ? [] : await StoredFile.query(work.tx).where({ linkedToType: 'rfq', linkedToId: rfqId })
    const uploaded = (supply.files ?? []).map((name) => supplying.samples[name])
    const attached = await keepForLater(work, 'supplier_request', uploaded)
    return ask(work, copying, {
      projectName: supply.projectName,
      material: supply.material,
      quantity: supply.quantities[0]?.[0] ?? 1,
      description: supply.description,
      specialInstructions: supply.specialInstructions ?? null,
      dueDate: supply.dueIn === null ? null : addDays(work.today, supply.dueIn),
      supplierIds: supply.asked.map((email) => supplierIn(people, email).id),
      attachedFiles: attached.map(({ id }) => `/api/files/${id}`),
      rfqId,
      parts: supply.quantities.map((quantities, at) => ({
        rfqPartId: parts[at]?.id,
        name: null,
        material: at === 0 ? supply.material : null,
        materialGrade: null,
        finishing: null,
        tolerance: null,
        quantities: [...quantities],
        notes: null,
      })),
      rfqFiles: drawings.map(({ id: fileId }) => ({ fileId, fileName: null })),
    })
  })
}

/** Plays what suppliers answer to a request, what is decided, and how far purchase orders have come. */
export async function playSupply(
  supplying: DemoSupplying,
  supply: DemoSupply,
  requestId: string,
  rfqId?: string,
): Promise<void> {
  for (const answer of supply.answers) await playAnswer(supplying, answer, requestId)
  for (const award of supply.awards ?? []) await playAward(supplying, award, requestId)
  for (const award of supply.awards ?? []) if (award.order) await playOrder(supplying, award, requestId, rfqId)
}

function playAnswer(supplying: DemoSupplying, answer: DemoAnswer, requestId: string): Promise<unknown> {
  const supplier = supplierIn(supplying.people, answer.by)
  return supplying.as(supplier, answer.day, async (work) => {
    await markViewed(work, requestId)
    if (answer.does === 'declines') await decline(work, requestId, answer.reason)
    if (answer.does !== 'quotes') return
    const parts = await SupplierRequestPart.query(work.tx).where({ requestId }).orderBy('position')
    const prices = parts.flatMap(({ id: partId, quantities }, part) =>
      quantities.map((quantity, at) => ({ partId, quantity, unitPrice: priceOf(answer.prices[part]?.[at]) })),
    )
    const { setup = '0.00', freight = '0.00', leadTime, notes = null, currency } = answer
    const terms = {
      setupPrice: cents(setup),
      freightPrice: cents(freight),
      leadTime,
      notes,
      currency,
      validUntil: null,
    }
    const file = answer.withFile ? [supplying.samples.supplierQuote] : []
    await submit(work, requestId, { prices, ...terms, removeFile: false, basedOn: undefined }, file)
  })
}

/** Prices of pieces have four decimals. */
function priceOf(typed = '0'): string {
  const [whole = '0', rest = ''] = typed.split('.')
  return `${whole}.${rest.padEnd(4, '0')}`
}

const cents = (typed: string) => (typed.includes('.') ? typed : `${typed}.00`)

async function playAward({ as, admin, people }: DemoSupplying, award: DemoAward, requestId: string): Promise<void> {
  await as(admin, award.day, async (work) => {
    const quote = await quoteOf(work, people, award, requestId)
    const [part] = await SupplierRequestPart.query(work.tx).where({ requestId }).orderBy('position')
    const awards = award.quantity && part ? [{ partId: part.id, quantity: award.quantity }] : undefined
    await decide(work, quote.id, {
      status: 'accepted',
      adminFeedback: award.feedback ?? null,
      awards,
      othersNotSelected: award.others !== undefined,
      othersFeedback: award.others ?? null,
      basedOn: undefined,
    })
  })
}

function quoteOf({ tx }: Work, people: DemoPeople, { to }: DemoAward, requestId: string): Promise<SupplierQuote> {
  const supplierId = supplierIn(people, to).id
  return SupplierQuote.query(tx).findOne({ requestId, supplierId }).throwIfNotFound().execute()
}

async function playOrder(supplying: DemoSupplying, award: DemoAward, requestId: string, rfqId?: string): Promise<void> {
  const { as, admin, people, samples } = supplying
  const { order: wanted, to } = award
  if (!wanted) return
  const issued = await as(admin, wanted.day, async (work) => {
    const quote = await quoteOf(work, people, award, requestId)
    const served = rfqId === undefined ? undefined : await Order.query(work.tx).findOne({ rfqId })
    const deliveryDate = addDays(work.today, wanted.deliveredIn)
    const terms = { deliveryDate, notes: wanted.notes ?? null, orderId: served?.id ?? null, basedOn: undefined }
    const id = await order(work, { supplierQuoteId: quote.id, ...terms }, [])
    return { id, deliveryDate, lines: await PurchaseOrderLine.query(work.tx).where({ purchaseOrderId: id }) }
  })
  const supplier = supplierIn(people, to)
  await fulfil({ as, admin, supplier, samples }, wanted, issued)
}
