import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import type { PurchaseOrderView } from '../../models/views/purchase-order-view.ts'
import { text } from '../../platform/documents/text.ts'
import type { ReadWork } from '../../platform/work.ts'
import * as documents from '../documents/service.ts'
import { type PurchaseOrderFacts, purchaseOrderDocument } from './purchase-order-document.ts'

async function readSupplier({ tx }: ReadWork, supplierId: string): Promise<PurchaseOrderFacts['supplier']> {
  const profile = await SupplierProfile.query(tx).findById(supplierId).withGraphFetched('user').throwIfNotFound()
  const isThere = profile.user !== undefined && profile.user.deletedAt === null
  const { address, city, country } = profile
  return {
    name: isThere && profile.user ? profile.user.name : 'Deleted supplier',
    email: isThere && profile.user ? profile.user.email : null,
    company: profile.companyName,
    customerNumber: null,
    supplierNumber: profile.supplierNumber,
    address: { address, city, state: null, postalCode: null, country: country ?? '' },
    language: isThere && profile.user ? profile.user.language : null,
  }
}

/**
 * A purchase order as PDF, in its current state.
 * @param order one the actor may see
 * @returns its name and its bytes @throws Problem `document.not_made`
 */
export async function makePurchaseOrder(
  work: ReadWork,
  order: PurchaseOrderView,
  supplierId: string,
  making: documents.Making,
) {
  const supplier = await readSupplier(work, supplierId)
  const facts = { order, supplier, issuedOn: dayIn(new Date(order.createdAt), work.provider.timeZone) }
  return documents.makeFor(work, supplier, making, (letterhead) => ({
    fileName: text.fileNames.purchaseOrder(order.number),
    document: purchaseOrderDocument(facts, letterhead),
  }))
}
