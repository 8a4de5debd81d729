import type { Shipment as ShipmentAnswer } from '@kerf/shared-contracts/contracts/shipments'
import type { Shipment } from '../../models/shipment.ts'

/** @param shipment with its lines */
export function presentShipment(shipment: Shipment): ShipmentAnswer {
  const lines = (shipment.lines ?? []).map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  const { id, orderId, shipmentDate, trackingNumber, shippingCarrier, trackingStatus, status, deliveryDate } = shipment
  return {
    id,
    orderId,
    quantityShipped: lines.reduce((sum, line) => sum + line.quantity, 0),
    shipmentDate,
    trackingNumber,
    shippingCarrier,
    trackingStatus,
    status,
    deliveryDate,
    lines,
  }
}
