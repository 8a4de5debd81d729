import { kernelVersion } from '../../../../api/src/geometry/facts.ts'

/*
 * An RFQ as it appears in answers. Its own fields are columns; its parts and files, of which there are several, are JSON.
 */

export interface FileRow {
  id: string
  name: string
  mimetype: string
  kind: string
  size: number
  part: string | null
  picture: boolean
  at: string
}

interface PartRow {
  id: string
  position: number
  name: string | null
  material: string | null
  materialGrade: string | null
  finishing: string | null
  tolerance: string | null
  quantities: number[]
  notes: string | null
}

export interface UserRow {
  userId: string | null
  userName: string
  userEmail: string
  userCompanyInput: string | null
  userDeletedAt: Date | null
  companyId: string | null
  companyName: string
  companyNumber: string | null
}

export interface RfqRow extends UserRow {
  rfqId: string
  rfqNumber: string
  projectName: string
  rfqNotes: string | null
  process: string | null
  subprocess: string | null
  abroadOk: boolean
  inspection: boolean
  certification: boolean
  qualityStandard: string | null
  timeline: string | null
  budgetRange: string | null
  instructions: string | null
  neededBy: string | null
  shipTo: unknown
  billTo: unknown
  rfqStatus: string
  rfqCreatedAt: Date
  submittedAt: Date
  rfqCompanyId: string | null
  parts: PartRow[]
  files: FileRow[]
  quoteId: string | null
  quoteStatus: string
  renewalRequestedAt: Date | null
  purchaseOrderFileId: string | null
  offeredAmount: string
  offeredCurrency: string
  offeredUntil: string
  chosenQuantity: number
  itsOrderId: string | null
  itsOrderNumber: string | null
}

/** The owner of an RFQ, `r`. */
export const userColumns = `
  u.id as "userId", u.name as "userName", u.email as "userEmail", u.company_name_input as "userCompanyInput",
  u.deleted_at as "userDeletedAt", c.id as "companyId", c.name as "companyName", c.customer_number as "companyNumber"`

/** A deleted user's company is the one that the object belongs to. */
export const userJoins = `join users u on u.id = r.customer_id
  left join companies c on c.id = case when u.deleted_at is null then u.company_id else r.company_id end`

export const filesJoin = `
  cross join lateral (select json_agg(json_build_object('id', id, 'name', file_name, 'mimetype', mimetype,
    'kind', kind, 'size', size, 'part', part_id, 'picture', g.picture_key is not null,
    'at', to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by f.created_at, id) as list
    from files f left join file_geometry g on g.sha256 = f.sha256 and f.kind = 'step'
    where linked_to_type = 'rfq' and linked_to_id = r.id) files`

export const rfqColumns = `
  r.id as "rfqId", r.number as "rfqNumber", r.project_name as "projectName", r.notes as "rfqNotes",
  r.manufacturing_process as process, r.manufacturing_subprocess as subprocess,
  r.international_manufacturing_ok as "abroadOk", r.quality_inspection_required as inspection,
  r.certification_required as certification, r.quality_standard as "qualityStandard", r.timeline,
  r.budget_range as "budgetRange", r.special_instructions as instructions,
  r.needed_by as "neededBy", r.ship_to as "shipTo", r.bill_to as "billTo", r.status as "rfqStatus",
  r.created_at as "rfqCreatedAt", r.submitted_at as "submittedAt", r.company_id as "rfqCompanyId",
  parts.list as parts, coalesce(files.list, '[]') as files,
  q.id as "quoteId", q.status as "quoteStatus", q.renewal_requested_at as "renewalRequestedAt",
  q.purchase_order_file_id as "purchaseOrderFileId", v.amount as "offeredAmount", v.currency as "offeredCurrency",
  v.valid_until as "offeredUntil", coalesce(chosen.quantity, 0)::int as "chosenQuantity",
  io.id as "itsOrderId", io.number as "itsOrderNumber", ${userColumns}`

/** What the columns are read from besides `r`, the RFQ. */
export const rfqJoins = `
  ${userJoins}
  left join quotes q on q.rfq_id = r.id
  left join quote_revisions v on v.quote_id = q.id and v.revision = q.current_revision
  left join orders io on io.rfq_id = r.id
  cross join lateral (select json_agg(json_build_object('id', id, 'position', position, 'name', name,
    'material', material, 'materialGrade', material_grade, 'finishing', finishing, 'tolerance', tolerance,
    'quantities', quantities, 'notes', notes) order by position) as list from rfq_parts where rfq_id = r.id) parts
  ${filesJoin}
  cross join lateral (select sum(quantity) as quantity from quote_lines
    where revision_id = v.id and is_chosen) chosen`

export const fileFrom = ({ id, name, mimetype, kind, size, part, picture, at }: FileRow) => ({
  id,
  filename: name,
  fileName: name,
  filePath: `/api/files/${id}`,
  mimetype,
  size,
  fileSize: size,
  fileType: kind,
  partId: part,
  pictureUrl: picture ? `/api/files/${id}/picture?v=${kernelVersion}` : null,
  createdAt: at,
})

function quoteFrom(row: RfqRow, day: string) {
  if (row.quoteId === null) return null
  return {
    id: row.quoteId,
    quoteNumber: row.rfqNumber,
    status: row.quoteStatus,
    isExpired: row.quoteStatus === 'pending' && row.offeredUntil < day,
    renewalRequestedAt: row.renewalRequestedAt,
    quantity: row.chosenQuantity,
    amount: row.offeredAmount,
    currency: row.offeredCurrency,
    hasPurchaseOrder: row.purchaseOrderFileId !== null,
  }
}

export function userFrom(row: UserRow) {
  const company = row.companyId && { id: row.companyId, name: row.companyName, customerNumber: row.companyNumber }
  if (row.userDeletedAt) return { id: null, name: 'Deleted customer', email: null, companyNameInput: null, company }
  return {
    id: row.userId,
    name: row.userName,
    email: row.userEmail,
    companyNameInput: row.userCompanyInput,
    company,
  }
}

/** Customers are not told whom the provider asks. */
const shownToCustomer = (status: string) => (status === 'sent_to_suppliers' ? 'reviewing' : status)

/** The answer for one RFQ, as admins see it. */
export function rfqFrom(row: RfqRow, day: string) {
  const files = row.files.map(fileFrom)
  const [first] = row.parts
  return {
    id: row.rfqId,
    displayNumber: row.rfqNumber,
    projectName: row.projectName,
    material: first?.material ?? '',
    materialGrade: first?.materialGrade ?? null,
    finishing: first?.finishing ?? null,
    tolerance: first?.tolerance ?? '',
    quantity: row.parts.reduce((sum, { quantities: [least = 0] }) => sum + least, 0),
    notes: row.rfqNotes,
    manufacturingProcess: row.process,
    manufacturingSubprocess: row.subprocess,
    internationalManufacturingOk: row.abroadOk,
    qualityInspectionRequired: row.inspection,
    certificationRequired: row.certification,
    qualityStandard: row.qualityStandard,
    timeline: row.timeline,
    budgetRange: row.budgetRange,
    specialInstructions: row.instructions,
    neededBy: row.neededBy,
    shipTo: row.shipTo,
    billTo: row.billTo,
    status: row.rfqStatus,
    createdAt: row.rfqCreatedAt,
    submittedAt: row.submittedAt,
    files,
    parts: row.parts.map((part) => ({
      ...part,
      material: part.material ?? '',
      tolerance: part.tolerance ?? '',
      files: files.filter(({ partId }) => partId === part.id || (partId === null && part.position === 0)),
    })),
    quote: quoteFrom(row, day),
    orderId: row.itsOrderId,
    orderNumber: row.itsOrderNumber,
    user: userFrom(row),
    companyId: row.rfqCompanyId,
  }
}

/** The answer for one RFQ, as its customer sees it. */
export const rfqOfCustomer = (row: RfqRow, day: string) =>
  rfqFrom({ ...row, rfqStatus: shownToCustomer(row.rfqStatus) }, day)
