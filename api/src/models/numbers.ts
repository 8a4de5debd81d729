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
 * Takes the next number of a kind, e.g. `SQTE-0001`; it grows past four digits. Numbers are never reused, even when
 * `tx` is rolled back. Customer numbers that an admin assigned by hand, now or earlier, are skipped.
 */
export async function nextNumber(tx: Knex, kind: NumberedKind): Promise<string> {
  for (;;) {
    const { rows } = await tx.raw<{ rows: { value: string }[] }>('select nextval(?) as value', [series[kind].sequence])
    const number = format(kind, rows[0]?.value ?? '')
    if (kind !== 'customer' || !(await wasEverGiven(tx, number))) return number
  }
}

/** As {@link nextNumber}, within a statement; not for customers, whose numbers need a look-up. */
export function nextNumberOf(kind: Exclude<NumberedKind, 'customer'>): Sql {
  const { prefix, sequence } = series[kind]
  return sql`(select ${raw(`'${prefix}'`)} || lpad(next, greatest(4, length(next)), '0')
    from (select nextval(${raw(`'${sequence}'`)})::text as next) taken)`
}

/** The customer number that `nextNumber` would return now, without taking it. */
export async function peekNextCustomerNumber(tx: Knex): Promise<string> {
  // One more candidate than assigned numbers: at least one is free.
  const { rows } = await tx.raw<{ rows: { value: string }[] }>(`
    select candidate as value
    from customer_number_seq,
      generate_series(
        last_value + is_called::int,
        last_value + is_called::int
          + (select count(*) from customer_number_history) + (select count(*) from companies)
      ) candidate
    where not exists (select from companies where customer_number = ${formattedCandidate})
      and not exists (select from customer_number_history where customer_number = ${formattedCandidate})
    order by candidate
    limit 1
  `)
  return format('customer', rows[0]?.value ?? '')
}

const formattedCandidate = `'CU' || lpad(candidate::text, greatest(4, length(candidate::text)), '0')`

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
