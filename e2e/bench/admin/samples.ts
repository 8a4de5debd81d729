import { signedIn } from '../api/seed/people.ts'
import { execute, type World } from '../api/worlds.ts'
import type { Samples } from './calls.ts'

/** Of things that many rows belong to; of one RFQ and order that much happened to; of what was bought and has come. */
const sampled = `
  select customer.id as customer, customer.company_id as company, company.customer_number as number,
    talk.id as conversation, orders.id as "order", orders.rfq_id as rfq, orders.quote_id as quote, drawing.id as file,
    bought.id as "purchaseOrder", bought.supplier_id as supplier, bought.request_id as "supplierRequest",
    bought.supplier_quote_id as "supplierQuote"
  from users customer join companies company on company.id = customer.company_id
    cross join lateral (
      select conversations.id, order_id from conversations
        join quality_characteristics inspected using (order_id)
        join orders on orders.id = order_id
        join files on files.linked_to_id = orders.rfq_id join file_facts facts on facts.sha256 = files.sha256
      where facts.status = 'ready' order by last_message_at desc limit 1
    ) talk
    join orders on orders.id = talk.order_id
    cross join lateral (select id from files where linked_to_id = orders.rfq_id and kind = 'step' limit 1) drawing
    cross join lateral (
      select * from purchase_orders where status = 'received' order by created_at desc limit 1
    ) bought
  where customer.email = $1`

const day = (before: number) => new Date(Date.now() - before * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Which sample the `:id` of a path is, by the beginning of the path. */
const things: readonly (readonly [path: string, sample: string])[] = [
  ['/api/admin/rfqs/', 'rfq'],
  ['/api/rfqs/', 'rfq'],
  ['/api/quotes/', 'quote'],
  ['/api/orders/', 'order'],
  ['/api/files/', 'file'],
  ['/api/conversations/', 'conversation'],
  ['/api/changes/', 'order'],
  ['/api/admin/accounts/', 'customer'],
  ['/api/admin/customers/', 'customer'],
  ['/api/admin/users/', 'customer'],
  ['/api/admin/companies/', 'company'],
  ['/api/admin/suppliers/', 'supplier'],
  ['/api/admin/supplier-requests/', 'supplierRequest'],
  ['/api/admin/supplier-quotes/', 'supplierQuote'],
  ['/api/admin/purchase-orders/', 'purchaseOrder'],
]

/** What the calls ask for that name an id or a day. */
export interface Sampled {
  /** Of query parameters, by name. */
  samples: Samples
  /** What the parameters of a path stand for. */
  valuesOf(path: string): Samples
}

/** Chooses what the calls about one thing, and those that are filtered by one, ask for. */
export async function samplesOf({ databaseUrl }: World): Promise<Sampled> {
  const [found] = await execute<Record<string, string>>(databaseUrl, sampled, [signedIn.member])
  if (!found) throw new Error('The seeded database holds nobody to sample')
  const { customer = '', company = '', number = '', rfq = '', quote = '', order = '' } = found
  return {
    samples: {
      ...{ customerId: customer, person: customer, companyId: company },
      ...{ rfqId: rfq, quoteId: quote, orderId: order, about: rfq },
      ...{ from: day(200), to: day(100), list: 'admin.rfqs', module: 'mf-admin' },
      ...{ quantity: '25', number: 'PO-7' },
    },
    valuesOf(path) {
      const [, sample = ''] = things.find(([beginning]) => path.startsWith(beginning)) ?? []
      const id = found[sample]
      return { what: 'order-stage', number, customerNumber: number, ...(id !== undefined && { id }) }
    },
  }
}
