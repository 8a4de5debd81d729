import type { ListedPurchaseOrder, PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import type {
  ListedOwnPurchaseOrder,
  OwnPurchaseOrder,
} from '@kerf/shared-contracts/contracts/purchase-orders-supplier'
import { isPurchaseOrderLate } from '@kerf/shared-contracts/rules/purchase-order-lifecycle'
import type { CountedLine } from '../../models/purchase-order-receipt-correction.ts'
import type {
  AdminsPartView,
  PurchaseOrderSummaryView,
  PurchaseOrderView,
} from '../../models/views/purchase-order-view.ts'
import { fileUrl, presentPicture } from '../stored-files/presenter.ts'

/** In lists of its supplier. @param today decides whether it is late */
export function presentOwnSummary(order: PurchaseOrderSummaryView, today: string): ListedOwnPurchaseOrder {
  return {
    id: order.id,
    purchaseOrderNumber: order.number,
    supplierQuoteId: order.supplierQuoteId,
    requestId: order.requestId,
    referenceNumber: order.referenceNumber,
    projectName: order.projectName,
    picture: presentPicture(order.picture),
    status: order.status,
    currency: order.currency,
    amount: order.amount,
    quantityOrdered: order.quantityOrdered,
    quantityReceived: order.quantityReceived,
    deliveryDate: order.deliveryDate,
    promisedDate: order.promisedDate,
    isLate: isPurchaseOrderLate(order, today),
    paymentStatus: order.paidAt === null ? 'unpaid' : 'paid',
    paidAt: order.paidAt,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  }
}

function presentForAdmins({ supplier, order }: AdminsPartView) {
  return {
    supplier: {
      id: supplier.id,
      name: supplier.name,
      company: supplier.companyName,
      supplierNumber: supplier.supplierNumber,
      email: supplier.email,
    },
    orderId: order?.id ?? null,
    orderNumber: order?.number ?? null,
  }
}

/** In lists of admins. @param today decides whether it is late */
export function presentSummary(order: PurchaseOrderSummaryView & AdminsPartView, today: string): ListedPurchaseOrder {
  return { ...presentOwnSummary(order, today), ...presentForAdmins(order) }
}

/** As its supplier sees it. @param today decides whether it is late */
export function presentOwnPurchaseOrder(order: PurchaseOrderView, today: string): OwnPurchaseOrder {
  return {
    ...presentOwnSummary(order, today),
    notes: order.notes,
    fileUrl: order.fileId === null ? null : fileUrl({ id: order.fileId }),
    setupPrice: order.setupPrice,
    freightPrice: order.freightPrice,
    seal: order.seal,
    trackingNumber: order.trackingNumber,
    shippingCarrier: order.shippingCarrier,
    acknowledgedAt: order.acknowledgedAt,
    inProductionAt: order.inProductionAt,
    shippedAt: order.shippedAt,
    receivedAt: order.receivedAt,
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason,
    lines: order.lines.map((line) => ({
      id: line.id,
      position: line.position,
      name: line.name,
      material: line.material,
      materialGrade: line.materialGrade,
      finishing: line.finishing,
      tolerance: line.tolerance,
      quantity: line.quantity,
      quantityReceived: line.quantityReceived,
      quantityRejected: line.quantityRejected,
      unitPrice: line.unitPrice,
      amount: line.amount,
    })),
    ...presentProgress(order),
  }
}

const presentCounted = ({ lineId, quantity, rejected }: CountedLine) => ({ lineId, quantity, rejected })

function presentProgress({ receipts, documents, updates }: PurchaseOrderView) {
  return {
    receipts: receipts.map(({ id, receivedOn, notes, createdAt, lines, corrections }) => ({
      ...{ id, receivedOn, notes, createdAt },
      lines: lines.map(presentCounted),
      corrections: corrections.map((correction) => ({
        id: correction.id,
        reason: correction.reason,
        receivedOn: correction.receivedOn,
        lines: correction.lines.map(presentCounted),
        createdAt: correction.createdAt,
      })),
    })),
    documents: documents.map((document) => ({
      id: document.id,
      kind: document.kind,
      fileName: document.fileName,
      fileUrl: fileUrl(document),
      fileSize: document.size,
      uploadedAt: document.createdAt,
      isFromSupplier: document.isFromSupplier,
    })),
    progress: updates.map(({ id, notes, createdAt, photos }) => ({
      ...{ id, notes, createdAt },
      photos: photos.map((photo) => ({ id: photo.id, fileName: photo.fileName, fileUrl: fileUrl(photo) })),
    })),
  }
}

/** As admins see it. @param today decides whether it is late */
export function presentPurchaseOrder(order: PurchaseOrderView & AdminsPartView, today: string): PurchaseOrder {
  return { ...presentOwnPurchaseOrder(order, today), ...presentForAdmins(order) }
}
