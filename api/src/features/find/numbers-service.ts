import { type NumberedKind, numberMeant } from '@kerf/shared-contracts/rules/find'
import sql, { raw, type Sql } from 'sql-template-tag'

/** Conditions that each find rows by a whole number through an index; none if what was typed cannot be a number. */
export function conditionsOfNumbers(table: SearchedTable, typed: string): Sql[] {
  switch (table) {
    case 'rfqs':
      return numbered('rfqs.number', typed, 'rfq')
    case 'quotes':
      return [...numbered('quotes.number', typed, 'rfq'), ...keyed('quotes.purchase_order_key', typed)]
    case 'orders':
      return [
        ...numbered('orders.number', typed, 'order'),
        ...keyed('orders.purchase_order_key', typed),
        ...keyed('orders.tracking_key', typed),
        ...keyed('shipments.tracking_key', typed).map(
          (holds) => sql`orders.id = any(array(select shipments.order_id from shipments where ${holds}))`,
        ),
      ]
    case 'companies':
      return numbered('companies.customer_number', typed, 'company')
    case 'supplier_profiles':
      return numbered('supplier_profiles.supplier_number', typed, 'supplier')
    case 'supplier_requests':
      return numbered('supplier_requests.reference_number', typed, 'supplierRequest')
    case 'supplier_request_assignments':
    case 'supplier_quotes':
      return numbered('supplier_requests.reference_number', typed, 'supplierRequest').map(
        (holds) =>
          sql`${raw(table)}.request_id = any(array(select supplier_requests.id from supplier_requests where ${holds}))`,
      )
    case 'purchase_orders':
      return numbered('purchase_orders.number', typed, 'purchaseOrder')
    case 'users':
      return typed.includes('@') ? [sql`users.email = ${typed}::citext`] : []
    case 'files':
      return []
  }
}

/** The searched tables, each with `search_text`. */
export type SearchedTable =
  | 'rfqs'
  | 'quotes'
  | 'orders'
  | 'users'
  | 'companies'
  | 'supplier_profiles'
  | 'supplier_requests'
  | 'supplier_request_assignments'
  | 'supplier_quotes'
  | 'purchase_orders'
  | 'files'

function numbered(column: string, typed: string, kind: NumberedKind): Sql[] {
  const number = numberMeant(typed, kind)
  return number === null ? [] : [sql`${raw(column)} = ${number}`]
}

/** Numbers assigned by others, such as those of purchase orders; a word without a digit is not one. */
function keyed(key: string, typed: string): Sql[] {
  return /\p{Nd}/u.test(typed) ? [sql`${raw(key)} = kerf_number_key(${typed}::text)`] : []
}
