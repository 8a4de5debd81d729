import type { Order } from '../../models/order.ts'
import { text } from '../../platform/documents/text.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'
import * as documents from '../documents/service.ts'
import { readOrderFacts } from '../orders/document-service.ts'
import { packingSlip } from './packing-slip.ts'
import { find } from './service.ts'

/**
 * The packing slip of a shipment. The remainder counts only the shipments up to this one, so that a slip says the same
 * if it is generated again later.
 * @returns its name and its bytes @throws Problem `shipment.not_found`, `document.not_made`
 */
export async function makePackingSlip(work: ReadWork, order: Order, shipmentId: string, making: documents.Making) {
  const sent = (await find(work, order)).toReversed()
  const index = sent.findIndex(({ id }) => id === shipmentId)
  const shipment = sent[index]
  if (!shipment) throw problem('shipment.not_found')
  const { lines, ...facts } = await readOrderFacts(work, order)
  const until = sent.slice(0, index + 1).flatMap((each) => each.lines ?? [])
  const packed = lines.map((line) => {
    const shipped = shipment.lines?.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0
    const all = until.reduce((sum, { orderLineId, quantity }) => sum + (orderLineId === line.id ? quantity : 0), 0)
    return { line, shipped, remaining: line.quantity - all }
  })
  const position = index + 1
  return documents.makeFor(work, facts.recipient, making, (letterhead) => ({
    fileName: text.fileNames.packingSlip(order.number, position),
    document: packingSlip({ ...facts, shipment, position, lines: packed }, letterhead),
  }))
}
