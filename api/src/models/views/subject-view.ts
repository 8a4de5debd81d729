import sql, { raw, type Sql } from 'sql-template-tag'
import { jsonObject, jsonOne } from '../../platform/db/json.ts'

/** Where an admin works on an object, and what is shown there. */
export interface SubjectView {
  place:
    | 'rfq'
    | 'active_order'
    | 'archived_order'
    | 'customer'
    | 'account'
    | 'company'
    | 'rfq_messages'
    | 'quote_messages'
    | 'order_messages'
    | 'customer_messages'
    | 'conversation'
  id: string
  name: string
}

const at = (place: string, id: string, name: string) => jsonObject({ place, id, name })

const orderPlace = "case when orders.is_archived then 'archived_order' else 'active_order' end"
const userPlace = "case when users.account_type = 'customer' then 'customer' else 'account' end"
const messagesPlace = `case when conversations.kind in ('supplier_request', 'purchase_order') then 'conversation'
  else case conversations.kind when 'general' then 'customer' else conversations.kind end || '_messages' end`

/** A conversation is opened through the object it is about; one with a supplier about an object, by itself. */
const conversation = at(
  messagesPlace,
  `case when conversations.kind in ('supplier_request', 'purchase_order') then conversations.id
    else coalesce(conversations.order_id, conversations.quote_id, conversations.rfq_id, conversations.customer_id) end`,
  `coalesce((select number from orders where orders.id = conversations.order_id),
    (select number from quotes where quotes.id = conversations.quote_id),
    (select number from rfqs where rfqs.id = conversations.rfq_id),
    (select reference_number from supplier_requests where supplier_requests.id = conversations.supplier_request_id),
    (select number from purchase_orders where purchase_orders.id = conversations.purchase_order_id),
    (select name from users where users.id = conversations.customer_id))`,
)

/** Keyed by the type names of files and audit log. A type that is not listed has no page. */
const subjects: readonly [types: string, (id: string) => Sql][] = [
  ["'rfq'", (id) => jsonOne(at("'rfq'", 'rfqs.id', 'rfqs.number'), `rfqs where rfqs.id = ${id}`)],
  [
    "'quote', 'purchase_order'",
    (id) => jsonOne(at("'rfq'", 'quotes.rfq_id', 'quotes.number'), `quotes where quotes.id = ${id}`),
  ],
  [
    "'order', 'invoice', 'quality_check'",
    (id) => jsonOne(at(orderPlace, 'orders.id', 'orders.number'), `orders where orders.id = ${id}`),
  ],
  [
    "'shipment'",
    (id) =>
      jsonOne(
        at(orderPlace, 'orders.id', 'orders.number'),
        `shipments join orders on orders.id = shipments.order_id where shipments.id = ${id}`,
      ),
  ],
  [
    "'user'",
    (id) =>
      jsonOne(at(userPlace, 'users.id', 'users.name'), `users where users.id = ${id} and users.deleted_at is null`),
  ],
  [
    "'company'",
    (id) =>
      jsonOne(
        at("'company'", 'companies.id', 'companies.name'),
        `companies where companies.id = ${id} and companies.merged_into_id is null`,
      ),
  ],
  ["'conversation'", (id) => jsonOne(conversation, `conversations where conversations.id = ${id}`)],
  [
    "'message'",
    (id) =>
      jsonOne(
        conversation,
        `messages join conversations on conversations.id = messages.conversation_id where messages.id = ${id}`,
      ),
  ],
]

/** Where an admin works on the object in the columns `type` and `id`; null if it is gone. */
export function subjectOf(type: string, id: string): Sql {
  const cases = subjects.map(([types, one]) => sql`when ${raw(type)} in (${raw(types)}) then ${one(id)}`)
  return sql`case ${joined(cases)} end`
}

/** The same for an entry of the audit log: a file is found with what it belongs to. */
export function subjectOfEntry(type: string, id: string): Sql {
  const ofFile = sql`(select ${subjectOf('files.linked_to_type', 'files.linked_to_id')} from files where files.id = ${raw(id)})`
  return sql`case when ${raw(type)} = 'file' then ${ofFile} else ${subjectOf(type, id)} end`
}

function joined(parts: readonly Sql[]): Sql {
  return parts.reduce((all, part) => sql`${all} ${part}`)
}
