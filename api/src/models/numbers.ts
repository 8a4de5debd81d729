import type { Knex } from 'knex'
import sql, { raw, type Sql } from 'sql-template-tag'

/** Kinds of objects with a number. Quotes use the number of their RFQ. */
export type NumberedKind = 'rfq' | 'order' | 'purchaseOrder' | 'customer' | 'supplier' | 'supplierRequest'

const series: Readonly<Record<NumberedKind, { prefix: string; sequence: string }>> = {
  rfq: { prefix: 'SQTE-', sequence: 'rfq_number_seq' },
  order: { prefix: 'SORD-', sequence: 'order_number_seq' },
  purchaseOrder: { prefix: 'PO-', sequence: 'purchase_order_number_seq' },
  customer: { prefix: 'CU', sequence: 'customer_number_seq' },
  supplier: { prefix: 'V', sequence: 'supplier_number_seq' },
  supplierRequest: { prefix: 'REF-', sequence: 'supplier_request_number_seq' },
}

/**
 * Takes the next number of a kind, e.g. `SQTE-0001`; it grows past four digits. Numbers are never reused, even if `tx`
 * is rolled back. Customer numbers that an admin assigned by hand, now or earlier, are skipped.
 */
export async function nextNumber(tx: Knex, kind: NumberedKind): Promise<string> {
  for (;;) {
    const { rows } = await tx.raw<{ rows: { value: string }[] }>('select nextval(?) as value', [series[kind].sequence])
    const number = format(kind, rows[0]?.value ?? '')
    if (kind !== 'customer' || !(await wasEverGiven(tx, number))) return number
  }
}

/**
 * Takes the next number of an invoice, e.g. `INV-0001`. There are no gaps: a number that is rolled back is the next one
 * again, and until `tx` ends no other transaction takes one.
 */
export async function nextInvoiceNumber(tx: Knex): Promise<string> {
  const taken = await tx.raw<{ rows: { value: string }[] }>(
    'update invoice_count set last = last + 1 returning last as value',
  )
  const value = taken.rows[0]?.value
  if (value === undefined) throw new Error('The count of invoices is missing')
  return `INV-${value.padStart(4, '0')}`
}

/** As {@link nextNumber}, within a statement; not for customers, whose numbers need a look-up. */
export function nextNumberOf(kind: Exclude<NumberedKind, 'customer'>): Sql {
  const { prefix, sequence } = series[kind]
  return sql`(select ${raw(`'${prefix}'`)} || lpad(next, greatest(4, length(next)), '0')
    from (select nextval(${raw(`'${sequence}'`)})::text as next) taken)`
}

/** The customer number `nextNumber` would return now, without taking it. */
export async function peekNextCustomerNumber(tx: Knex): Promise<string> {
  // Starts at the sequence and skips assigned numbers one by one.
  const { rows } = await tx.raw<{ rows: { value: string }[] }>(`
    with recursive candidates (candidate) as (
      select last_value + is_called::int from customer_number_seq
      union all
      select candidate + 1 from candidates
        where exists (select from companies where customer_number = ${formattedCandidate})
          or exists (select from customer_number_history where customer_number = ${formattedCandidate})
    )
    select max(candidate) as value from candidates
  `)
  return format('customer', rows[0]?.value ?? '')
}

const formattedCandidate = `'CU' || lpad(candidate::text, greatest(4, length(candidate::text)), '0')`

/** Records a customer number just assigned by hand: if it was the next one, numbering continues after it. */
export async function countOnFrom(tx: Knex, customerNumber: string): Promise<void> {
  await tx.raw(
    `select setval('customer_number_seq', ?::bigint) from customer_number_seq where last_value + is_called::int = ?::bigint`,
    [customerNumber.slice(2), customerNumber.slice(2)],
  )
}

async function wasEverGiven(tx: Knex, customerNumber: string): Promise<boolean> {
  const { rows } = await tx.raw<{ rows: { taken: boolean }[] }>(
    `select exists (select from companies where customer_number = :customerNumber)
         or exists (select from customer_number_history where customer_number = :customerNumber) as taken`,
    { customerNumber },
  )
  return rows[0]?.taken === true
}

function format(kind: NumberedKind, value: string): string {
  if (value === '') throw new Error(`The sequence of ${kind} numbers gave none`)
  return series[kind].prefix + value.padStart(4, '0')
}
