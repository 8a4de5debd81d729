import { type Handler, today } from './answers.ts'
import { rowsOf } from './database.ts'
import { ofCustomer } from './pages.ts'
import { type UserRow, userColumns, userFrom, userJoins } from './rfq-sql.ts'

interface LineRow {
  partId: string
  quantity: number
  unitPrice: string
  amount: string
  isChosen: boolean
}

interface PartRow {
  id: string
  position: number
  name: string | null
  material: string | null
  materialGrade: string | null
  quantities: number[]
}

interface ChargeRow {
  kind: string
  label: string
  amount: string
}

/** Fields with the same name in the row and the answer. */
interface QuoteFields {
  id: string
  rfqId: string
  quoteNumber: string
  status: string
  revision: number
  amount: string
  currency: string
  validUntil: string
  estimatedDeliveryDate: string | null
  notes: string | null
  terms: string | null
  quoteFileName: string | null
  purchaseOrderNumber: string | null
  customerResponse: string | null
  respondedAt: Date | null
  renewalRequestedAt: Date | null
  createdAt: Date
  orderNumber: string | null
}

interface QuoteRow extends QuoteFields, UserRow {
  total: number
  offeredAt: Date
  fileId: string | null
  purchaseOrderFileId: string | null
  projectName: string
  rfqStatus: string
  rfqCompanyId: string | null
  parts: PartRow[]
  lines: LineRow[]
  charges: ChargeRow[]
}

const { page, total } = ofCustomer('quotes')

const statement = {
  name: 'quotes of a customer',
  text: `
  select ${total} as total, q.id, q.rfq_id as "rfqId", q.number as "quoteNumber", q.status, v.revision, v.amount,
    v.currency, v.valid_until as "validUntil", v.estimated_delivery_date as "estimatedDeliveryDate", v.notes,
    v.terms, v.file_id as "fileId", v.created_at as "offeredAt", f.file_name as "quoteFileName",
    q.purchase_order_number as "purchaseOrderNumber", q.purchase_order_file_id as "purchaseOrderFileId",
    q.customer_response as "customerResponse", q.responded_at as "respondedAt",
    q.renewal_requested_at as "renewalRequestedAt", q.created_at as "createdAt", o.number as "orderNumber",
    r.project_name as "projectName", r.status as "rfqStatus", r.company_id as "rfqCompanyId",
    parts.list as parts, coalesce(lines.list, '[]') as lines,
    coalesce(charges.list, '[]') as charges, ${userColumns}
  from ${page} page join quotes q on q.id = page.id join rfqs r on r.id = q.rfq_id ${userJoins}
    join quote_revisions v on v.quote_id = q.id and v.revision = q.current_revision
    left join files f on f.id = v.file_id
    left join orders o on o.rfq_id = q.rfq_id
    cross join lateral (select json_agg(json_build_object('id', id, 'position', position, 'name', name,
      'material', material, 'materialGrade', material_grade, 'quantities', quantities) order by position) as list
      from rfq_parts where rfq_id = q.rfq_id) parts
    cross join lateral (select json_agg(json_build_object('partId', part_id, 'quantity', quantity,
      'unitPrice', unit_price::text, 'amount', amount::text, 'isChosen', is_chosen)) as list
      from quote_lines where revision_id = v.id) lines
    cross join lateral (select json_agg(json_build_object('kind', kind, 'label', label, 'amount', amount::text)
      order by position) as list from quote_charges where revision_id = v.id) charges
  order by q.created_at desc, q.id desc`,
}

const millisecondsOfDay = 86_400_000

function linesFrom({ lines, parts }: QuoteRow) {
  const position = ({ partId }: LineRow) => parts.findIndex(({ id }) => id === partId)
  return lines
    .toSorted((a, b) => position(a) - position(b) || a.quantity - b.quantity)
    .map((line) => ({ ...line, partName: parts[position(line)]?.name ?? null }))
}

function rfqFrom(row: QuoteRow) {
  const parts = row.parts.map((part) => ({ ...part, material: part.material ?? '' }))
  return {
    id: row.rfqId,
    displayNumber: row.quoteNumber,
    projectName: row.projectName,
    status: row.rfqStatus,
    companyId: row.rfqCompanyId,
    material: parts[0]?.material ?? '',
    materialGrade: parts[0]?.materialGrade ?? null,
    quantity: parts.reduce((sum, { quantities: [least = 0] }) => sum + least, 0),
    parts,
    user: userFrom(row),
  }
}

function quoteFrom(row: QuoteRow, day: string) {
  const { id, rfqId, quoteNumber, status, revision, amount, currency, validUntil, estimatedDeliveryDate } = row
  const { notes, terms, quoteFileName, purchaseOrderNumber, customerResponse, respondedAt, renewalRequestedAt } = row
  const { createdAt, orderNumber, offeredAt, fileId, purchaseOrderFileId } = row
  const days = (Date.parse(validUntil) - Date.parse(offeredAt.toISOString().slice(0, 10))) / millisecondsOfDay
  return {
    ...{ id, rfqId, quoteNumber, status, revision, amount, currency, validUntil, estimatedDeliveryDate, notes, terms },
    ...{ quoteFileName, purchaseOrderNumber, customerResponse, respondedAt, renewalRequestedAt, createdAt },
    orderNumber,
    rfq: rfqFrom(row),
    quoteFileUrl: fileId && `/api/files/${fileId}`,
    isExpired: status === 'pending' && validUntil < day,
    validDays: Math.max(0, days),
    purchaseOrderUrl: purchaseOrderFileId && `/api/files/${purchaseOrderFileId}`,
    lines: linesFrom(row),
    charges: row.charges,
  }
}

export const customerQuotes: Handler = async ({ database, asker }) => {
  const rows = await rowsOf<QuoteRow>(database, statement, [asker.userId, asker.companyId])
  const day = today()
  return { total: rows[0]?.total ?? 0, json: rows.map((row) => quoteFrom(row, day)) }
}
