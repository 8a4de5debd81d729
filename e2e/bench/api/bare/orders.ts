import type { Answer, Asked, Handler } from './answers.ts'
import { rowsOf, type Statement } from './database.ts'
import { type Chosen, ofAll, ofCustomer } from './pages.ts'
import { type FileRow, fileFrom, filesJoin, type UserRow, userColumns, userFrom, userJoins } from './rfq-sql.ts'

interface LineRow {
  id: string
  partId: string | null
  name: string | null
  material: string | null
  materialGrade: string | null
  finishing: string | null
  tolerance: string | null
  quantity: number
  quantityShipped: number
  unitPrice: string
  amount: string
}

/** Fields with the same name in the row and the answer. */
interface OrderFields {
  id: string
  orderNumber: string
  customerPurchaseOrderNumber: string | null
  quoteId: string | null
  amount: string
  currency: string
  orderDate: string
  orderStatus: string
  paymentStatus: string
  paidAt: Date | null
  isArchived: boolean
  archivedAt: Date | null
  reopenedAt: Date | null
  trackingNumber: string | null
  shippingCarrier: string | null
  dueDate: string | null
  estimatedCompletion: string | null
  estimatedDeliveryDate: string | null
  notes: string | null
  qualityCheckStatus: string | null
  qualityCheckNotes: string | null
  qualityDecidedAt: Date | null
  customerApprovedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

interface ChargeRow {
  kind: string
  label: string
  amount: string
}

interface OrderRow extends OrderFields, UserRow {
  total: number
  rfqId: string
  rfqNumber: string
  projectName: string
  rfqNotes: string | null
  instructions: string | null
  neededBy: string | null
  shipTo: unknown
  billTo: unknown
  destination: { shipTo: unknown; billTo: unknown } | null
  terms: string | null
  rfqCompanyId: string | null
  files: FileRow[]
  offeredAmount: string
  offeredCurrency: string
  purchaseOrderFileId: string | null
  invoiceFileId: string | null
  invoiceNumber: string | null
  lines: LineRow[]
  charges: ChargeRow[]
  dueDateChanges: unknown[]
  stageChanges: unknown[]
  qualityDecisions: unknown[]
}

const columns = `
  o.id, o.number as "orderNumber", o.customer_purchase_order_number as "customerPurchaseOrderNumber",
  o.quote_id as "quoteId", o.amount, o.currency, o.order_date as "orderDate", o.status as "orderStatus",
  o.payment_status as "paymentStatus", o.paid_at as "paidAt", o.is_archived as "isArchived",
  o.archived_at as "archivedAt", o.reopened_at as "reopenedAt", o.invoice_file_id as "invoiceFileId",
  (select i.number from invoices i where i.order_id = o.id) as "invoiceNumber",
  o.tracking_number as "trackingNumber", o.shipping_carrier as "shippingCarrier", o.due_date as "dueDate",
  o.estimated_completion as "estimatedCompletion", o.estimated_delivery_date as "estimatedDeliveryDate", o.notes,
  o.quality_check_status as "qualityCheckStatus", o.quality_check_notes as "qualityCheckNotes",
  o.quality_decided_at as "qualityDecidedAt", o.customer_approved_at as "customerApprovedAt",
  o.created_at as "createdAt", o.updated_at as "updatedAt",
  r.id as "rfqId", r.number as "rfqNumber", r.project_name as "projectName", r.notes as "rfqNotes",
  r.special_instructions as instructions, r.needed_by as "neededBy", r.ship_to as "shipTo", r.bill_to as "billTo",
  r.company_id as "rfqCompanyId", coalesce(files.list, '[]') as files,
  q.purchase_order_file_id as "purchaseOrderFileId", q.destination, v.terms, v.amount as "offeredAmount", v.currency as "offeredCurrency",
  lines.list as lines, coalesce(charges.list, '[]') as charges,
  coalesce(due.list, '[]') as "dueDateChanges", coalesce(changes.list, '[]') as "stageChanges",
  coalesce(decisions.list, '[]') as "qualityDecisions"`

const joins = `
  join rfqs r on r.id = o.rfq_id ${userJoins}
  left join quotes q on q.rfq_id = o.rfq_id
  left join quote_revisions v on v.quote_id = q.id and v.revision = q.current_revision
  ${filesJoin}
  cross join lateral (select json_agg(json_build_object('id', id, 'partId', part_id, 'name', name,
    'material', material, 'materialGrade', material_grade, 'finishing', finishing, 'tolerance', tolerance,
    'quantity', quantity, 'quantityShipped', quantity_shipped, 'unitPrice', unit_price::text, 'amount', amount::text)
    order by position) as list from order_lines where order_id = o.id) lines
  cross join lateral (select json_agg(json_build_object('from', from_status, 'to', to_status,
    'changedAt', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by id) as list
    from order_status_changes where order_id = o.id) changes
  cross join lateral (select json_agg(json_build_object('kind', kind, 'label', label, 'amount', amount::text)
    order by position) as list from quote_charges where revision_id = v.id) charges
  cross join lateral (select json_agg(json_build_object('from', from_date, 'to', to_date, 'reason', reason,
    'changedAt', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by id desc) as list
    from order_due_date_changes where order_id = o.id) due
  cross join lateral (select json_agg(json_build_object('decision', decision, 'notes', d.notes,
    'decidedAt', to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'decidedBy', du.name) order by d.id desc) as list
    from quality_decisions d left join users du on du.id = d.decided_by where d.order_id = o.id) decisions`

const listOf = ({ page, total }: Chosen) => `
  select ${total} as total, ${columns}, ${userColumns}
  from ${page} page join orders o on o.id = page.id ${joins}
  order by o.created_at desc, o.id desc`

const statements = {
  customer: { name: 'orders of a customer', text: listOf(ofCustomer('orders')) },
  active: { name: 'active orders', text: listOf(ofAll('orders', 'not is_archived')) },
}

const urlOf = (fileId: string | null) => fileId && `/api/files/${fileId}`

function quantitiesOf(lines: readonly LineRow[]) {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const quantityShipped = lines.reduce((sum, line) => sum + line.quantityShipped, 0)
  return { quantity, quantityShipped, quantityRemaining: quantity - quantityShipped }
}

function orderFrom(row: OrderRow) {
  const user = userFrom(row)
  const lines = row.lines.map((line) => ({ ...line, material: line.material ?? '', tolerance: line.tolerance ?? '' }))
  const { id, orderNumber, customerPurchaseOrderNumber, amount, currency, orderDate, orderStatus } = row
  const { paymentStatus, paidAt, isArchived, archivedAt, reopenedAt, trackingNumber, shippingCarrier } = row
  const { dueDate, estimatedCompletion, estimatedDeliveryDate, notes, qualityCheckStatus, qualityCheckNotes } = row
  const { qualityDecidedAt, customerApprovedAt, createdAt, updatedAt, stageChanges, qualityDecisions } = row
  return {
    ...{ id, orderNumber, customerPurchaseOrderNumber, amount, currency, orderDate, orderStatus },
    ...{ paymentStatus, paidAt, isArchived, archivedAt, reopenedAt, trackingNumber, shippingCarrier },
    ...{ dueDate, estimatedCompletion, estimatedDeliveryDate, notes, qualityCheckStatus, qualityCheckNotes },
    ...{ qualityDecidedAt, customerApprovedAt, createdAt, updatedAt, stageChanges, qualityDecisions },
    ...quantitiesOf(lines),
    rfqId: row.rfqId,
    rfq: {
      id: row.rfqId,
      displayNumber: row.rfqNumber,
      projectName: row.projectName,
      notes: row.rfqNotes,
      specialInstructions: row.instructions,
      neededBy: row.neededBy,
      shipTo: row.shipTo,
      billTo: row.billTo,
      files: row.files.map(fileFrom),
      user,
      companyId: row.rfqCompanyId,
    },
    quoteId: row.quoteId,
    quote: row.quoteId && {
      quoteNumber: row.rfqNumber,
      amount: row.offeredAmount,
      currency: row.offeredCurrency,
      purchaseOrderUrl: urlOf(row.purchaseOrderFileId),
    },
    shipTo: row.destination ? row.destination.shipTo : row.shipTo,
    billTo: row.destination ? row.destination.billTo : row.billTo,
    material: lines[0]?.material ?? '',
    materialGrade: lines[0]?.materialGrade ?? null,
    finishing: lines[0]?.finishing ?? null,
    tolerance: lines[0]?.tolerance ?? '',
    totalAmount: amount,
    promisedDate: estimatedDeliveryDate,
    dueDateChanges: row.dueDateChanges,
    charges: row.quoteId ? row.charges : [],
    terms: row.quoteId ? row.terms : null,
    invoiceUrl: urlOf(row.invoiceFileId),
    invoiceNumber: row.invoiceNumber,
    lines,
    user,
  }
}

async function list({ database }: Asked, statement: Statement, values: unknown[]): Promise<Answer> {
  const rows = await rowsOf<OrderRow>(database, statement, values)
  return { total: rows[0]?.total ?? 0, json: rows.map(orderFrom) }
}

export const customerOrders: Handler = (asked) =>
  list(asked, statements.customer, [asked.asker.userId, asked.asker.companyId])

export const adminOrders: Handler = (asked) => list(asked, statements.active, [])
