import sql, { raw, type Sql } from 'sql-template-tag'
import { columns, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { Order } from '../order.ts'
import type { Quote } from '../quote.ts'
import type { Rfq } from '../rfq.ts'
import type { RfqPart } from '../rfq-part.ts'
import type { StoredFile } from '../stored-file.ts'
import type { User } from '../user.ts'
import type { CompanyView } from './customer-view.ts'
import { hasPicture, type PictureView, pictureOf } from './file-view.ts'

/*
 * What a search shows of a hit: enough to recognise it and to link to it.
 */

type FoundPart = Pick<RfqPart, 'name' | 'material' | 'materialGrade'>

/** The owner of an object. */
export interface FoundOwner {
  name: string
  company: string | null
}

export type FoundRfqView = Pick<Rfq, 'id' | 'number' | 'projectName' | 'status'> & {
  owner: FoundOwner
  /** The first part that contains what was typed. */
  part: FoundPart | null
  picture: PictureView | null
}

export type FoundQuoteView = Pick<Quote, 'id' | 'rfqId' | 'number' | 'purchaseOrderNumber'> & {
  status: Quote['status'] | 'expired'
  projectName: string
  owner: FoundOwner
  picture: PictureView | null
}

export type FoundOrderView = Pick<Order, 'id' | 'number' | 'status' | 'customerPurchaseOrderNumber'> & {
  projectName: string
  owner: FoundOwner
  part: FoundPart | null
  /** The first tracking number that contains what was typed. */
  trackingNumber: string | null
  picture: PictureView | null
}

export type FoundCustomerView = Pick<User, 'id' | 'name' | 'email' | 'companyNameInput'> & { company: string | null }

export type FoundCompanyView = CompanyView & { contactEmail: string | null }

export interface FoundSupplierView {
  id: string
  supplierNumber: string
  companyName: string | null
  name: string
}

/** A request to suppliers. Its status is per supplier, so admins get none. */
export interface FoundSupplierRequestView {
  id: string
  number: string | null
  projectName: string
  material: string
  status: string | null
  picture: PictureView | null
}

export type FoundSupplierQuoteView = FoundSupplierRequestView

export interface FoundPurchaseOrderView {
  id: string
  number: string
  reference: string | null
  projectName: string
  status: string
  /** Its supplier; the supplier itself does not need this. */
  supplier: string
  picture: PictureView | null
}

/** What a file belongs to. */
export interface FileOwnerView {
  rfqId?: string
  quoteId?: string
  orderId?: string
  conversationId?: string
  number: string | null
  projectName: string | null
}

export type FoundFileView = Pick<StoredFile, 'fileName'> & PictureView & { owner: FileOwnerView | null }

const ownerOf = (id: string) =>
  jsonOne(
    jsonObject({ name: 'users.name', company: 'coalesce(companies.name, users.company_name_input)' }),
    `users left join companies on companies.id = users.company_id where users.id = ${id}`,
  )

const projectOf = (rfqId: string) => `(select project_name from rfqs where rfqs.id = ${rfqId})`

/** The first row of `from` whose part contains what was typed; `matches` is the condition for a text. */
function partOf(from: 'rfq_parts' | 'order_lines', ofOwner: string, matches: Matches): Sql {
  const text = `kerf_part_text(${from}.name, ${from}.material, ${from}.material_grade)`
  const part = jsonObject(columns(from, ['name', 'material', 'materialGrade']))
  return jsonOne(part, sql`${raw(from)} where ${raw(ofOwner)} and ${matches(text)} order by position limit 1`)
}

/** Whether the text of a column contains what was typed. */
type Matches = (column: string) => Sql

export const foundRfq = (matches: Matches) =>
  jsonObject({
    ...columns('rfqs', ['id', 'number', 'projectName', 'status']),
    owner: ownerOf('rfqs.customer_id'),
    part: partOf('rfq_parts', 'rfq_parts.rfq_id = rfqs.id', matches),
    picture: pictureOf('rfq', 'rfqs.id'),
  })

/** @param today `YYYY-MM-DD` in the business's time zone: a pending quote valid until before it has expired */
export const foundQuote = (today: string) =>
  jsonObject({
    ...columns('quotes', ['id', 'rfqId', 'number', 'purchaseOrderNumber']),
    status: sql`case when quotes.status = 'pending' and quotes.current_valid_until < ${today}::date then 'expired'
      else quotes.status end`,
    projectName: projectOf('quotes.rfq_id'),
    owner: ownerOf('quotes.customer_id'),
    picture: pictureOf('rfq', 'quotes.rfq_id'),
  })

export const foundOrder = (matches: Matches) =>
  jsonObject({
    ...columns('orders', ['id', 'number', 'status', 'customerPurchaseOrderNumber']),
    projectName: projectOf('orders.rfq_id'),
    owner: ownerOf('orders.customer_id'),
    part: partOf('order_lines', 'order_lines.order_id = orders.id', matches),
    picture: pictureOf('rfq', 'orders.rfq_id'),
    trackingNumber: sql`(select tracking_number from (
        select orders.tracking_number union all
        select shipments.tracking_number from shipments where shipments.order_id = orders.id) tracked
      where ${matches('kerf_normalize(tracked.tracking_number)')} limit 1)`,
  })

export const foundCustomer = jsonObject({
  ...columns('users', ['id', 'name', 'email', 'companyNameInput']),
  company: '(select name from companies where companies.id = users.company_id)',
})

export const foundCompany = jsonObject(columns('companies', ['id', 'name', 'customerNumber', 'contactEmail']))

export const foundSupplier = jsonObject({
  id: 'supplier_profiles.user_id',
  ...columns('supplier_profiles', ['supplierNumber', 'companyName']),
  name: '(select name from users where users.id = supplier_profiles.user_id)',
})

export const foundSupplierRequest = jsonObject({
  ...columns('supplier_requests', ['id', 'projectName', 'material']),
  number: 'supplier_requests.reference_number',
  status: 'null',
  picture: pictureOf('supplier_request', 'supplier_requests.id'),
})

/** The names and the picture of a request, in a row that refers to it. */
const requested = (table: string) => ({
  ...Object.fromEntries(
    Object.entries({ number: 'reference_number', projectName: 'project_name', material: 'material' }).map(
      ([name, column]) => [name, `(select ${column} from supplier_requests where id = ${table}.request_id)`],
    ),
  ),
  picture: pictureOf('supplier_request', `${table}.request_id`),
})

/**
 * A request as its supplier has it, with `requestStatusOf` of the rules in SQL.
 * @param today `YYYY-MM-DD` in the business's time zone
 */
export const foundReceivedRequest = (today: string) =>
  jsonObject({
    id: 'supplier_request_assignments.request_id',
    ...requested('supplier_request_assignments'),
    status: sql`case when supplier_request_assignments.quoted_at is not null then 'quoted'
      when supplier_request_assignments.declined_at is not null then 'declined'
      when supplier_request_assignments.is_awarded then 'closed'
      when supplier_request_assignments.due_date < ${today}::date then 'expired'
      when supplier_request_assignments.viewed_at is not null then 'viewed' else 'new' end`,
  })

export const foundSupplierQuote = jsonObject({
  ...columns('supplier_quotes', ['id', 'status']),
  ...requested('supplier_quotes'),
})

export const foundPurchaseOrder = jsonObject({
  ...columns('purchase_orders', ['id', 'number', 'projectName', 'status']),
  reference: 'purchase_orders.reference_number',
  supplier: `(select coalesce(company_name, account_name) from supplier_profiles
    where user_id = purchase_orders.supplier_id)`,
  picture: pictureOf('supplier_request', 'purchase_orders.request_id'),
})

const fileOwner = sql`case
  when files.linked_to_type = 'rfq' then ${jsonOne(
    jsonObject({ rfqId: 'rfqs.id', number: 'rfqs.number', projectName: 'rfqs.project_name' }),
    'rfqs where rfqs.id = files.linked_to_id',
  )}
  when files.linked_to_type in ('quote', 'purchase_order') then ${jsonOne(
    jsonObject({
      ...{ quoteId: 'quotes.id', rfqId: 'quotes.rfq_id', number: 'quotes.number' },
      projectName: projectOf('quotes.rfq_id'),
    }),
    'quotes where quotes.id = files.linked_to_id',
  )}
  when files.linked_to_type in ('invoice', 'quality_check') then ${jsonOne(
    jsonObject({
      ...{ orderId: 'orders.id', number: 'orders.number' },
      projectName: projectOf('orders.rfq_id'),
    }),
    'orders where orders.id = files.linked_to_id',
  )}
  when files.linked_to_type = 'message' then ${jsonOne(
    jsonObject({
      conversationId: 'conversations.id',
      number:
        'coalesce(rfqs.number, quotes.number, orders.number, supplier_requests.reference_number, purchase_orders.number)',
      projectName: `coalesce(rfqs.project_name, ${projectOf('coalesce(quotes.rfq_id, orders.rfq_id)')}, supplier_requests.project_name,
        purchase_orders.project_name)`,
    }),
    `messages join conversations on conversations.id = messages.conversation_id
      left join rfqs on rfqs.id = conversations.rfq_id left join quotes on quotes.id = conversations.quote_id
      left join orders on orders.id = conversations.order_id
      left join supplier_requests on supplier_requests.id = conversations.supplier_request_id
      left join purchase_orders on purchase_orders.id = conversations.purchase_order_id
      where messages.id = files.linked_to_id`,
  )}
  end`

export const foundFile = jsonObject({
  ...columns('files', ['id', 'fileName', 'kind']),
  hasPicture,
  owner: fileOwner,
})
