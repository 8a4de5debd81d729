import type { SampleName } from '@kerf/samples/generate.ts'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { sumMoney } from '@kerf/shared-contracts/rules/money'
import type { InsertedRfq } from '../../models/insert-rfq.ts'
import type { Order, OrderStatus } from '../../models/order.ts'
import { RfqPart } from '../../models/rfq-part.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { Locked } from '../../platform/db/locked.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import { createFromQuote } from '../orders/creation-service.ts'
import { addInvoice } from '../orders/invoice-service.ts'
import * as payments from '../orders/payment-service.ts'
import * as orders from '../orders/service.ts'
import * as qualityCharacteristics from '../quality-checks/characteristics-service.ts'
import * as qualityChecks from '../quality-checks/service.ts'
import { respond } from '../quotes/answer-service.ts'
import * as offers from '../quotes/offer-service.ts'
import * as quotes from '../quotes/service.ts'
import { addDrawings } from '../rfqs/drawing-service.ts'
import * as rfqs from '../rfqs/service.ts'
import * as shipments from '../shipments/service.ts'
import type { DemoOffer, DemoProject, DemoStage } from './projects.ts'

const stages = [
  'submitted',
  'reviewing',
  'quoted',
  'declined',
  'accepted',
  'po-sent',
  'pending',
  'material_procurement',
  'manufacturing',
  'finishing',
  'quality_check',
  'packing',
  'shipped',
  'delivered',
  'archived',
] as const satisfies readonly DemoStage[]

/** What every step of a project needs. */
export interface DemoStory {
  customer: Actor
  admin: Actor
  samples: Readonly<Record<SampleName, ReceivedFile>>
  /** Runs a step as a person, a number of days after the start of the project. */
  as<T>(who: Actor, day: number, step: (work: Work) => Promise<T>): Promise<T>
  /** Asks suppliers about it, before its customer gets a quote. */
  askSuppliers(rfq: InsertedRfq): Promise<void>
}

const reaches = (project: DemoProject, stage: DemoStage) => stages.indexOf(project.stage) >= stages.indexOf(stage)

/** Plays one project through the services behind users' calls. */
export async function playProject(story: DemoStory, project: DemoProject): Promise<void> {
  const rfq = await submit(story, project)
  if (reaches(project, 'reviewing')) {
    await story.as(story.admin, 0.2, async (work) =>
      rfqs.setStatus(work, await rfqs.getForUpdate(work, rfq.id), { status: 'reviewing' }),
    )
  }
  await story.askSuppliers(rfq)
  if (!reaches(project, 'quoted')) return
  for (const offer of offersOf(project)) await quote(story, offer, rfq)
  if (project.stage === 'quoted') return
  await answer(story, project, rfq)
  if (reaches(project, 'pending')) await produce(story, project, rfq)
}

/** The request, as the form sends it, and the files of each part. */
function requestOf(project: DemoProject) {
  if (!('parts' in project)) {
    const { material, materialGrade, finishing, tolerance, quantity } = project
    return { asked: { material, materialGrade, finishing, tolerance, quantity }, drawings: [project.files] }
  }
  const parts = project.parts.map(({ files: _, quantities, notes, ...part }) => ({
    ...part,
    quantities: [...quantities],
    notes: notes || null,
  }))
  const flat = { material: undefined, materialGrade: null, finishing: null, tolerance: undefined, quantity: undefined }
  return { asked: { ...flat, parts }, drawings: project.parts.map(({ files: drawings }) => drawings) }
}

function partsOf({ tx }: Work, rfq: InsertedRfq): Promise<RfqPart[]> {
  return RfqPart.query(tx).where({ rfqId: rfq.id }).orderBy('position').execute()
}

function submit({ as, customer, samples }: DemoStory, project: DemoProject): Promise<InsertedRfq> {
  const { asked, drawings } = requestOf(project)
  return as(customer, 0, async (work) => {
    const rfq = await rfqs.create(work, customer.id, {
      ...{ projectName: project.projectName, notes: project.notes || null, ...asked },
      ...{ manufacturingProcess: project.process, manufacturingSubprocess: project.subprocess },
      ...{ internationalManufacturingOk: false, qualityInspectionRequired: true, certificationRequired: false },
      ...{ timeline: null, budgetRange: null, specialInstructions: null, qualityStandard: null },
      neededBy: project.neededIn === undefined ? null : addDays(work.today, project.neededIn),
      ...{ shipTo: null, billTo: null },
    })
    for (const { id: partId, position } of await partsOf(work, rfq)) {
      const received = (drawings[position] ?? []).map((name) => samples[name])
      await addDrawings(work, await rfqs.getForUpdate(work, rfq.id), partId, received)
    }
    return rfq
  })
}

function offersOf(project: DemoProject): readonly DemoOffer[] {
  if ('parts' in project) return project.offers
  const { amount = '1000.00', validDays = 30 } = project
  const notes = 'Includes an inspection report. Prices without freight.'
  return [{ day: 1, prices: [[amount]], validDays, deliveryDays: 21, notes }]
}

function quote({ as, admin, samples }: DemoStory, offer: DemoOffer, rfq: InsertedRfq): Promise<unknown> {
  return as(admin, offer.day, async (work) => {
    const locked = await rfqs.getForUpdate(work, rfq.id)
    const lines = (await partsOf(work, rfq)).flatMap(({ id: partId, position, quantities }) =>
      quantities.map((quantity, at) => ({ partId, quantity, amount: offer.prices[position]?.[at] ?? '0.00' })),
    )
    const terms = {
      // The total for the first quantities, until the customer chooses.
      amount: sumMoney(offer.prices.map(([first = '0.00']) => first)),
      currency: undefined,
      validUntil: addDays(work.today, offer.validDays),
      estimatedDeliveryDate: addDays(work.today, offer.deliveryDays),
      notes: offer.notes,
      lines,
    }
    return offers.offer(work, locked, terms, { files: [samples.quote] })
  })
}

async function answer({ as, customer, samples }: DemoStory, project: DemoProject, rfq: InsertedRfq): Promise<void> {
  const isDeclined = project.stage === 'declined'
  await as(customer, 2, async (work) => {
    const locked = await rfqs.getForUpdate(work, rfq.id)
    const response = isDeclined ? 'We found the budget for this too late. Maybe next quarter.' : null
    const status = isDeclined ? 'declined' : 'accepted'
    const open = { rfq: locked, quote: await quotes.getOfRfq(work, rfq.id) }
    await respond(work, open, { status, response, purchaseOrderNumber: null }, [])
  })
  if (!reaches(project, 'po-sent')) return
  await as(customer, 3, async (work) => {
    const locked = await rfqs.getForUpdate(work, rfq.id)
    const number = `PO-${rfq.number.slice(-4)}`
    await quotes.addPurchaseOrder(work, { rfq: locked, quote: await quotes.getOfRfq(work, rfq.id) }, number, [
      samples.purchaseOrder,
    ])
  })
}

/** On which days after its start an order enters its stages. */
const productionDays: readonly (readonly [OrderStatus, number])[] = [
  ['material_procurement', 5],
  ['manufacturing', 9],
  ['finishing', 16],
  ['quality_check', 19],
  ['packing', 21],
  ['shipped', 23],
  ['delivered', 27],
]

async function produce(story: DemoStory, project: DemoProject, rfq: InsertedRfq): Promise<void> {
  const { as, admin } = story
  const order = await as(admin, 4, async (work) => {
    const locked = await rfqs.getForUpdate(work, rfq.id)
    return createFromQuote(work, locked, { dueDate: addDays(work.today, 28), customerPurchaseOrderNumber: null })
  })
  for (const [status, day] of productionDays) {
    if (!reaches(project, status)) return
    if (status === 'packing') await approve(story, order)
    else
      await as(admin, day, async (work) =>
        orders.setStatus(work, await orders.getForUpdate(work, order.id), { status, confirmUnshipped: true }),
      )
    if (status === 'quality_check') await inspect(story, project, order)
    if (status === 'shipped') await ship(story, project, order)
  }
  if (project.stage === 'archived') await settle(story, order)
}

function inspect({ as, admin, samples }: DemoStory, { characteristics }: DemoProject, order: Order): Promise<unknown> {
  return as(admin, 19, async (work) => {
    const locked = await orders.getForUpdate(work, order.id)
    await qualityChecks.addFiles(work, locked, [samples.qualityReport, samples.measurements, samples.photo])
    if (characteristics) await saveCharacteristics(work, locked, characteristics)
  })
}

/** What was inspected, and where on the first model of the request. */
async function saveCharacteristics(
  work: Work,
  order: Locked<Order>,
  characteristics: NonNullable<DemoProject['characteristics']>,
): Promise<void> {
  const ofRequest = { linkedToType: 'rfq', linkedToId: order.rfqId, kind: 'step' } as const
  const model = await StoredFile.query(work.tx).where(ofRequest).orderBy('id').first()
  await qualityCharacteristics.save(work, order, {
    characteristics: characteristics.map(({ faces, ...each }) => ({
      ...each,
      face: model && faces ? { fileId: model.id, faces } : null,
    })),
  })
}

function approve({ as, customer }: DemoStory, order: Order): Promise<unknown> {
  return as(customer, 21, async (work) => {
    const locked = await orders.getForUpdate(work, order.id)
    return qualityChecks.decide(work, locked, {
      approved: true,
      notes: 'Thank you, all within tolerance.',
      characteristics: [],
    })
  })
}

/** The first quantity of each part, the only one chosen in the demo world. */
function piecesOf(project: DemoProject): number {
  if (!('parts' in project)) return project.quantity
  return project.parts.reduce((sum, { quantities: [first = 0] }) => sum + first, 0)
}

/** Half of it; the rest is shipped a day later if the order is delivered. */
async function ship({ as, admin }: DemoStory, project: DemoProject, order: Order): Promise<void> {
  const send = (day: number, quantityShipped: number, trackingNumber: string) =>
    as(admin, day, async (work) => {
      const locked = await orders.getForUpdate(work, order.id)
      const shipment = { quantityShipped, trackingNumber, shippingCarrier: 'UPS' }
      await shipments.create(work, locked, shipment)
      await orders.setTracking(work, locked, { trackingNumber, shippingCarrier: 'UPS' })
    })
  const quantity = piecesOf(project)
  const half = Math.ceil(quantity / 2)
  await send(23, half, `1Z999AA1${order.number.slice(-4)}`)
  if (project.stage === 'archived') await send(24, quantity - half, `1Z999AA2${order.number.slice(-4)}`)
}

async function settle({ as, admin, samples }: DemoStory, order: Order): Promise<void> {
  await as(admin, 28, async (work) => addInvoice(work, await orders.getForUpdate(work, order.id), [samples.invoice]))
  await as(admin, 40, async (work) => payments.markPaid(work, await orders.getForUpdate(work, order.id)))
}
