import { type Handler, today } from './answers.ts'
import { rowsOf } from './database.ts'
import { ofCustomer } from './pages.ts'
import { type RfqRow, rfqColumns, rfqFrom, rfqJoins } from './rfq-sql.ts'

interface LineRow {
  partId: string
  quantity: number
  unitPrice: string
  amount: string
  isChosen: boolean
}

interface RevisionRow {
  revision: number
  amount: string
  currency: string
  validUntil: string
  estimatedDeliveryDate: string | null
  notes: string | null
  fileId: string | null
  fileName: string | null
  createdAt: string
  lines: LineRow[]
}

interface QuoteRow extends RfqRow {
  total: number
  currentRevision: number
  customerResponse: string | null
  respondedAt: Date | null
  purchaseOrderNumber: string | null
  quotedAt: Date
  revisions: RevisionRow[]
}

const { page, total } = ofCustomer('quotes')

const statement = {
  name: 'quotes of a customer',
  text: `
  select ${total} as total, q.current_revision as "currentRevision", q.customer_response as "customerResponse",
    q.responded_at as "respondedAt", q.purchase_order_number as "purchaseOrderNumber", q.created_at as "quotedAt",
    revisions.list as revisions, ${rfqColumns}
  from ${page} page join quotes listed on listed.id = page.id join rfqs r on r.id = listed.rfq_id ${rfqJoins}
  cross join lateral (select json_agg(json_build_object('revision', revision, 'amount', amount::text,
      'currency', currency, 'validUntil', valid_until, 'estimatedDeliveryDate', estimated_delivery_date, 'notes', notes,
      'fileId', qr.file_id, 'fileName', (select file_name from files where files.id = qr.file_id),
      'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'lines', (select json_agg(json_build_object('partId', part_id, 'quantity', quantity,
          'unitPrice', unit_price::text, 'amount', amount::text, 'isChosen', is_chosen))
        from quote_lines where revision_id = qr.id)) order by revision desc) as list
    from quote_revisions qr where qr.quote_id = listed.id) revisions
  order by listed.created_at desc, listed.id desc`,
}

const millisecondsOfDay = 86_400_000

function revisionFrom({ fileId, fileName: _, lines, ...fields }: RevisionRow, parts: RfqRow['parts']) {
  const position = ({ partId }: LineRow) => parts.findIndex(({ id }) => id === partId)
  return {
    ...fields,
    quoteFileUrl: fileId && `/api/files/${fileId}`,
    lines: lines
      .toSorted((a, b) => position(a) - position(b) || a.quantity - b.quantity)
      .map((line) => ({ ...line, partName: parts[position(line)]?.name ?? null })),
  }
}

function quoteFrom(row: QuoteRow, day: string) {
  const revisions = row.revisions.map((revision) => revisionFrom(revision, row.parts))
  const at = row.revisions.findIndex(({ revision }) => revision === row.currentRevision)
  const [current, offered] = [revisions[at], row.revisions[at]]
  if (!current || !offered) throw new Error(`Quote ${row.quoteId} has no current revision`)
  const days = (Date.parse(offered.validUntil) - Date.parse(offered.createdAt.slice(0, 10))) / millisecondsOfDay
  return {
    ...current,
    id: row.quoteId,
    rfqId: row.rfqId,
    rfq: rfqFrom(row, day),
    quoteNumber: row.rfqNumber,
    createdAt: row.quotedAt,
    quoteFileName: offered.fileName,
    status: row.quoteStatus,
    isExpired: row.quoteStatus === 'pending' && row.offeredUntil < day,
    validDays: Math.max(0, days),
    purchaseOrderUrl: row.purchaseOrderFileId && `/api/files/${row.purchaseOrderFileId}`,
    purchaseOrderNumber: row.purchaseOrderNumber,
    customerResponse: row.customerResponse,
    respondedAt: row.respondedAt,
    renewalRequestedAt: row.renewalRequestedAt,
    revisions,
    orderNumber: row.itsOrderNumber,
  }
}

export const customerQuotes: Handler = async ({ database, asker, url }) => {
  const limit = Number(url.searchParams.get('limit') ?? 50)
  const rows = await rowsOf<QuoteRow>(database, statement, [limit, asker.userId, asker.companyId])
  const day = today()
  return { total: rows[0]?.total ?? 0, json: rows.map((row) => quoteFrom(row, day)) }
}
