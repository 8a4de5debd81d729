import type { ChangedThing, LastChange } from '@kerf/shared-contracts/contracts/changes'
import type { z } from 'zod'
import { Order } from '../../models/order.ts'
import { ProviderSettingsRow } from '../../models/provider-settings-row.ts'
import { Quote } from '../../models/quote.ts'
import { Shipment } from '../../models/shipment.ts'
import type { ChangeSought } from '../../platform/audit/last-change.ts'
import { problem } from '../../platform/errors.ts'
import { lastChangeFor } from '../../platform/not-stale.ts'
import type { ReadWork } from '../../platform/work.ts'
import * as companies from '../companies/service.ts'
import { changesOfAddress, lookForChange } from '../company-addresses/service.ts'
import * as orders from '../orders/service.ts'
import * as purchaseOrders from '../purchase-orders/service.ts'
import * as rfqs from '../rfqs/service.ts'
import { changesOfQuotes } from '../supplier-quotes/decision-service.ts'
import * as supplierQuotes from '../supplier-quotes/service.ts'

const nobody = { by: null, isSelf: false, at: null }

/** The events that change each kind of object, under the names the audit log uses. */
export const changing = {
  'quote-of-rfq': ['quote.offered'],
  'rfq-decision': rfqs.decisionOn({ id: '' }).actions,
  'order-of-rfq': ['order.created'],
  'order-stage': orders.orderEnds.stage,
  'order-archive': orders.orderEnds.archived,
  'order-reopening': orders.orderEnds.reopened,
  'order-tracking': ['order.tracking_changed'],
  'order-shipments': ['shipment.created'],
  'order-quality-files': [
    'order.quality_files_added',
    'order.quality_file_removed',
    'order.quality_characteristics_saved',
  ],
  // A decision of the customer stands in the table too.
  'order-quality-characteristics': ['order.quality_characteristics_saved', 'order.quality_decided'],
  profile: ['user.profile_changed', 'supplier.profile_changed'],
  company: ['company.changed', 'company.merged'],
  'company-number': ['company.number_assigned', 'company.merged'],
  'company-address': changesOfAddress({ id: '', companyId: '' }).actions,
  'supplier-quote': changesOfQuotes,
  settings: ['settings.changed'],
  'purchase-order-date': ['purchase_order.delivery_promised', 'purchase_order.status_changed'],
  'purchase-order-shipment': ['purchase_order.tracking_changed', 'purchase_order.status_changed'],
} satisfies Record<ChangedThing, readonly string[]>

/** Where to find changes in the audit log, once the actor may see the object. */
const seek: Record<ChangedThing, (work: ReadWork, id: string) => Promise<ChangeSought | null>> = {
  'quote-of-rfq': async (work, id) => {
    const rfq = await rfqs.get(work, id)
    const quote = await Quote.query(work.tx).findOne({ rfqId: rfq.id })
    return quote ? { object: { type: 'quote', id: quote.id }, actions: changing['quote-of-rfq'] } : null
  },
  'rfq-decision': async (work, id) => rfqs.decisionOn(await rfqs.get(work, id)),
  'order-of-rfq': async (work, id) => {
    const rfq = await rfqs.get(work, id)
    const order = await Order.query(work.tx).findOne({ rfqId: rfq.id })
    return order ? { object: { type: 'order', id: order.id }, actions: changing['order-of-rfq'] } : null
  },
  'order-stage': async (work, id) => orders.doneToOrder(await orders.get(work, id), 'stage'),
  'order-archive': async (work, id) => orders.doneToOrder(await orders.get(work, id), 'archived'),
  'order-reopening': async (work, id) => orders.doneToOrder(await orders.get(work, id), 'reopened'),
  'order-tracking': async (work, id) => {
    const order = await orders.get(work, id)
    return { object: { type: 'order', id: order.id }, actions: changing['order-tracking'] }
  },
  'order-shipments': async (work, id) => {
    const order = await orders.get(work, id)
    const latest = await Shipment.query(work.tx).where({ orderId: order.id }).orderBy('createdAt', 'desc').first()
    return latest ? { object: { type: 'shipment', id: latest.id }, actions: changing['order-shipments'] } : null
  },
  'order-quality-files': async (work, id) => {
    const order = await orders.get(work, id)
    return { object: { type: 'order', id: order.id }, actions: changing['order-quality-files'] }
  },
  'order-quality-characteristics': async (work, id) => {
    const order = await orders.get(work, id)
    return { object: { type: 'order', id: order.id }, actions: changing['order-quality-characteristics'] }
  },
  profile: async ({ actor }, id) => {
    if (actor.id !== id) throw problem('user.not_found')
    return { object: { type: 'user', id }, actions: changing.profile }
  },
  company: (work, id) => seekInCompany(work, id, changing.company),
  'company-number': (work, id) => seekInCompany(work, id, changing['company-number']),
  'company-address': lookForChange,
  'supplier-quote': async (work, id) => {
    if (work.actor.kind === 'admin') await supplierQuotes.read(work, id)
    else await supplierQuotes.readOwn(work, id)
    return { object: { type: 'supplier_quote', id }, actions: changing['supplier-quote'] }
  },
  settings: async ({ tx, actor }) => {
    if (actor.kind !== 'admin') throw problem('auth.forbidden')
    const { id } = await ProviderSettingsRow.query(tx).first().throwIfNotFound()
    return { object: { type: 'settings', id }, actions: changing.settings }
  },
  'purchase-order-date': (work, id) => seekInPurchaseOrder(work, id, changing['purchase-order-date']),
  'purchase-order-shipment': (work, id) => seekInPurchaseOrder(work, id, changing['purchase-order-shipment']),
}

/** A supplier sees only its own orders. */
async function seekInPurchaseOrder(work: ReadWork, id: string, actions: readonly string[]): Promise<ChangeSought> {
  if (work.actor.kind === 'admin') await purchaseOrders.read(work, id)
  else await purchaseOrders.readOwn(work, id)
  return { object: { type: 'purchase_order', id }, actions }
}

/** Only admins may see company records. */
async function seekInCompany(work: ReadWork, id: string, actions: readonly string[]): Promise<ChangeSought> {
  if (work.actor.kind !== 'admin') throw problem('company.not_found')
  const company = await companies.get(work, id)
  return { object: { type: 'company', id: company.id }, actions }
}

/**
 * Who changed something last, and when (docs/product/errors.md, 'Stale forms').
 * @throws Problem `rfq.not_found`, `order.not_found`, `user.not_found` and the like, also for other people's objects
 */
export async function lastChange(work: ReadWork, what: ChangedThing, id: string): Promise<z.output<typeof LastChange>> {
  const sought = await seek[what](work, id)
  return sought ? lastChangeFor(work, sought) : nobody
}
