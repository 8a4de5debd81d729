import type { Knex } from 'knex'
import sql, { type Sql } from 'sql-template-tag'
import { newId } from '../platform/db/new-id.ts'
import { runOne } from '../platform/db/prepared.ts'
import { nextNumberOf } from './numbers.ts'
import type { Rfq } from './rfq.ts'
import type { RfqPart } from './rfq-part.ts'
import { type CustomerView, customerOf } from './views/customer-view.ts'
import type { RfqView } from './views/rfq-view.ts'

type PartFields = 'name' | 'material' | 'materialGrade' | 'finishing' | 'tolerance' | 'quantities' | 'notes'
type RfqFields =
  | 'customerId'
  | 'projectName'
  | 'notes'
  | 'manufacturingProcess'
  | 'manufacturingSubprocess'
  | 'internationalManufacturingOk'
  | 'timeline'
  | 'budgetRange'
  | 'specialInstructions'
  | 'qualityInspectionRequired'
  | 'certificationRequired'
  | 'qualityStandard'
  | 'neededBy'
  | 'shipTo'
  | 'billTo'
  | 'source'

/** A new RFQ with its parts in their order. */
export interface RfqToInsert extends Pick<Rfq, RfqFields> {
  reorderOfOrderId: string | null
  parts: readonly (Pick<RfqPart, PartFields> & { findings?: RfqPart['findings'] | undefined })[]
  at: Date
}

export interface InsertedRfq extends Pick<Rfq, 'id' | 'number' | 'customerId' | 'companyId' | 'source'> {
  /** What its presentation needs. */
  view: RfqView
}

type Row = Pick<Rfq, 'number' | 'companyId' | 'status'> & { customer: CustomerView }

/**
 * Inserts an RFQ with its parts, as one statement. It takes the customer's company at this moment: a concurrent link of
 * the customer waits, and then finds the RFQ.
 */
export async function insertRfq(tx: Knex.Transaction, rfq: RfqToInsert): Promise<InsertedRfq> {
  const id = newId()
  const parts = rfq.parts.map((part, position) => ({ ...part, findings: part.findings ?? [], id: newId(), position }))
  const inserted = await runOne<Row>(
    tx,
    sql`with owner as (select company_id from users where id = ${rfq.customerId} for share),
      part as (select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (
        id uuid, position integer, name text, material text, "materialGrade" text, finishing text, tolerance text,
        quantities integer[], notes text, findings jsonb)),
      ${insertion(id, rfq)},
      its_parts as (insert into rfq_parts (
          id, rfq_id, position, name, material, material_grade, finishing, tolerance, quantities, notes, findings, created_at)
        select id, ${id}, position, name, material, "materialGrade", finishing, tolerance, quantities, notes, findings,
          ${rfq.at}
        from part)
      select number, company_id as "companyId", status, ${customerOf('inserted')} as customer from inserted`,
  )
  if (!inserted) throw new Error(`There is no user ${rfq.customerId} to submit an RFQ`)
  const { number, companyId } = inserted
  return {
    id,
    number,
    companyId,
    customerId: rfq.customerId,
    source: rfq.source,
    view: viewOf(id, rfq, parts, inserted),
  }
}

/** What reading it back would find. */
function viewOf(id: string, rfq: RfqToInsert, parts: RfqView['parts'], row: Row): RfqView {
  const { customerId: _, source: _s, reorderOfOrderId: _r, at, ...fields } = rfq
  const moment = at.toISOString()
  return {
    ...fields,
    ...row,
    id,
    parts,
    createdAt: moment,
    submittedAt: moment,
    withdrawnAt: null,
    withdrawalReason: null,
    ...{ files: [], quote: null, order: null },
  }
}

const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value))

/** With the sums and copies that triggers would add, so that the row is written once. */
function insertion(id: string, rfq: RfqToInsert): Sql {
  return sql`inserted as (insert into rfqs (
      id, number, customer_id, company_id, project_name, notes, manufacturing_process, manufacturing_subprocess,
      international_manufacturing_ok, timeline, budget_range, special_instructions, quality_inspection_required,
      certification_required, quality_standard, needed_by, ship_to, bill_to, source, reorder_of_order_id, submitted_at, created_at, updated_at,
      total_quantity, parts_text)
    select ${id}, ${nextNumberOf('rfq')}, ${rfq.customerId}, owner.company_id, ${rfq.projectName}, ${rfq.notes},
      ${rfq.manufacturingProcess}, ${rfq.manufacturingSubprocess}, ${rfq.internationalManufacturingOk},
      ${rfq.timeline}, ${rfq.budgetRange}, ${rfq.specialInstructions}, ${rfq.qualityInspectionRequired},
      ${rfq.certificationRequired}, ${rfq.qualityStandard}, ${rfq.neededBy}::date,
      ${asJson(rfq.shipTo)}::jsonb, ${asJson(rfq.billTo)}::jsonb, ${rfq.source}, ${rfq.reorderOfOrderId},
      ${rfq.at}, ${rfq.at}, ${rfq.at},
      (select sum(quantities[1]) from part),
      (select string_agg(kerf_part_text(name, material, "materialGrade"), E'\\n' order by position) from part)
    from owner returning number, company_id, customer_id, status)`
}
