import type { FindKind } from '@kerf/shared-contracts/contracts/find'
import { isEnoughToFind } from '@kerf/shared-contracts/rules/find'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type {
  FoundCompanyView,
  FoundCustomerView,
  FoundFileView,
  FoundOrderView,
  FoundPurchaseOrderView,
  FoundQuoteView,
  FoundRfqView,
  FoundSupplierQuoteView,
  FoundSupplierRequestView,
  FoundSupplierView,
} from '../../models/views/found-view.ts'
import * as found from '../../models/views/found-view.ts'
import { visibleIn } from '../../models/visible-to.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'
import { matches, matching } from './matching-service.ts'
import { belongs, filesVisibleIn } from './visible-service.ts'

/** A row of each kind, as a hit presents it. */
export interface FoundRows {
  rfq: FoundRfqView
  quote: FoundQuoteView
  order: FoundOrderView
  customer: FoundCustomerView
  company: FoundCompanyView
  supplier: FoundSupplierView
  supplier_request: FoundSupplierRequestView
  supplier_quote: FoundSupplierQuoteView
  purchase_order: FoundPurchaseOrderView
  file: FoundFileView
}

/** The hits of each searched kind: exact ones first, and one more than is shown. */
export type Found = { [Kind in FindKind]?: { isExact: boolean; row: FoundRows[Kind] }[] }

const inUse = sql`users.deleted_at is null`

type Searches = Partial<Record<FindKind, Sql>>

/** What is searched for a supplier: what was sent to it, and what it made from that. */
function searchesOfSupplier({ actor, today }: ReadWork, typed: string): Searches {
  const own = (table: 'supplier_request_assignments' | 'supplier_quotes' | 'purchase_orders') => ({
    ...{ table, areFew: true },
    visible: [{ condition: sql`${raw(table)}.supplier_id = ${actor.id}` }],
  })
  return {
    supplier_request: matching(typed, {
      ...{ ...own('supplier_request_assignments'), time: 'assigned_at' },
      row: found.foundReceivedRequest(today),
    }),
    supplier_quote: matching(typed, {
      ...{ ...own('supplier_quotes'), time: 'submitted_at' },
      row: found.foundSupplierQuote,
    }),
    purchase_order: matching(typed, { ...own('purchase_orders'), row: found.foundPurchaseOrder }),
  }
}

/** What is searched for an actor, each kind as a JSON array. */
function searchesOf(work: ReadWork, typed: string): Searches {
  const { actor, today } = work
  if (actor.kind === 'supplier') return searchesOfSupplier(work, typed)
  const holds = (column: string) => matches(column, typed)
  const own = (table: 'rfqs' | 'quotes' | 'orders') => ({ table, visible: visibleIn(actor, table) })
  const isFew = actor.kind !== 'admin'
  const everybodys = {
    rfq: matching(typed, { ...own('rfqs'), row: found.foundRfq(holds) }),
    quote: matching(typed, { ...own('quotes'), row: found.foundQuote(today) }),
    order: matching(typed, { ...own('orders'), row: found.foundOrder(holds) }),
    file: matching(typed, {
      ...{ table: 'files', visible: filesVisibleIn(actor), conditions: [belongs], areFew: isFew },
      row: found.foundFile,
    }),
  }
  if (actor.kind !== 'admin') return everybodys
  return {
    ...everybodys,
    customer: matching(typed, {
      table: 'users',
      conditions: [sql`users.account_type = 'customer'`, inUse],
      row: found.foundCustomer,
    }),
    company: matching(typed, {
      table: 'companies',
      conditions: [sql`companies.merged_into_id is null`],
      row: found.foundCompany,
    }),
    supplier: matching(typed, {
      ...{ table: 'supplier_profiles', id: 'user_id' },
      conditions: [sql`exists (select from users where users.id = supplier_profiles.user_id and ${inUse})`],
      row: found.foundSupplier,
    }),
    supplier_request: matching(typed, { table: 'supplier_requests', row: found.foundSupplierRequest }),
    purchase_order: matching(typed, { table: 'purchase_orders', row: found.foundPurchaseOrder }),
  }
}

/**
 * What an actor may see that contains what was typed, in one statement; nothing if the text is too short
 * (docs/product/find.md, 'What is found').
 */
export async function find(work: ReadWork, typed: string): Promise<Found> {
  if (!isEnoughToFind(typed)) return {}
  const searches = Object.entries(searchesOf(work, typed))
  const all = join(searches.map(([kind, rows]) => sql`${rows} as ${raw(`"${kind}"`)}`))
  return (await runOne<Found>(work.tx, sql`select ${all}`, { plan: 'anew' })) ?? {}
}
