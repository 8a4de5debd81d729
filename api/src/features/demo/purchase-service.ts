import type { PurchaseOrderLine } from '../../models/purchase-order-line.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { setPayment } from '../purchase-orders/admin-service.ts'
import { addDocuments } from '../purchase-orders/document-service.ts'
import { acknowledge, report, ship } from '../purchase-orders/fulfilment-service.ts'
import { receive } from '../purchase-orders/receiving-service.ts'
import type { DemoSupplyOrder, DemoSupplyStage } from './supply.ts'
import type { DemoSupplying } from './supply-service.ts'

const stages = [
  'issued',
  'acknowledged',
  'in_production',
  'shipped',
  'received',
] as const satisfies readonly DemoSupplyStage[]

const reaches = ({ stage }: DemoSupplyOrder, wanted: DemoSupplyStage) => stages.indexOf(stage) >= stages.indexOf(wanted)

/** Who acts on a purchase order. */
type Acting = Pick<DemoSupplying, 'as' | 'admin' | 'samples'> & { supplier: Actor }

/** A purchase order as it was issued. */
interface Issued {
  id: string
  deliveryDate: string
  lines: readonly PurchaseOrderLine[]
}

/** Plays what supplier and provider do with a purchase order. */
export async function fulfil(acting: Acting, wanted: DemoSupplyOrder, issued: Issued): Promise<void> {
  const { as, supplier, samples } = acting
  const { id, deliveryDate } = issued
  if (!reaches(wanted, 'acknowledged')) return
  await as(supplier, wanted.day + 0.5, (work) => acknowledge(work, id, deliveryDate))
  if (!reaches(wanted, 'in_production')) return
  const began = { notes: 'The material is there, and the first piece is on the machine.', inProduction: true }
  await as(supplier, wanted.day + 4, (work) => report(work, id, began, [samples.photo]))
  if (!reaches(wanted, 'shipped')) return
  const arrival = wanted.receivedDay ?? wanted.day + wanted.deliveredIn
  await as(supplier, arrival - 2, async (work) => {
    await addDocuments(work, id, 'certificate', [samples.certificate])
    await ship(work, id, { trackingNumber: '1Z999AA30001', shippingCarrier: 'UPS', basedOn: undefined })
  })
  if (!reaches(wanted, 'received')) return
  await countIn(acting, wanted, issued, arrival)
  await as(supplier, arrival + 2, (work) => addDocuments(work, id, 'invoice', [samples.supplierInvoice]))
  if (!wanted.isPaid) return
  await as(acting.admin, arrival + 9, (work) => setPayment(work, id, { paymentStatus: 'paid', basedOn: undefined }))
}

/** At once, or in two deliveries where the first one had faulty pieces. */
async function countIn({ as, admin }: Acting, { faulty = 0 }: DemoSupplyOrder, { id, lines }: Issued, day: number) {
  const [first, ...others] = lines
  if (!first) return
  const whole = others.map(({ id: lineId, quantity }) => ({ lineId, quantity, rejected: 0 }))
  const came = { lineId: first.id, quantity: first.quantity - faulty, rejected: faulty }
  await as(admin, day, (work) =>
    receive(work, id, {
      receivedOn: null,
      notes: faulty > 0 ? 'Burrs in the slot of the faulty ones.' : null,
      lines: [came, ...whole],
      basedOn: undefined,
    }),
  )
  if (faulty === 0) return
  const rest = [{ lineId: first.id, quantity: faulty, rejected: 0 }]
  await as(admin, day + 2, (work) =>
    receive(work, id, { receivedOn: null, notes: null, lines: rest, basedOn: undefined }),
  )
}
