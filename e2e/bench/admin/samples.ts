import { signedIn } from '../api/seed/people.ts'
import { execute, type World } from '../api/worlds.ts'
import type { Asked, Samples } from './calls.ts'

/** Of things that many rows belong to, and of one RFQ and order that much happened to. */
const sampled = `
  select customer.id as customer, customer.company_id as company, talk.id as conversation, talk.order_id as order_id,
    orders.rfq_id as rfq_id, orders.quote_id as quote_id
  from users customer
    cross join lateral (select * from conversations where order_id is not null order by last_message_at desc limit 1) talk
    join orders on orders.id = talk.order_id
  where customer.email = $1`

interface Sampled {
  customer: string
  company: string
  conversation: string
  order_id: string
  rfq_id: string
  quote_id: string
}

const day = (before: number) => new Date(Date.now() - before * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/**
 * What the calls ask for that name an id or a day, and the calls for one thing of each kind: its page, its files, its
 * messages, what happened to it.
 */
export async function samplesOf({ databaseUrl }: World): Promise<{ samples: Samples; ofOne: Asked[] }> {
  const [found] = await execute<Sampled & { [column: string]: string }>(databaseUrl, sampled, [signedIn.member])
  if (!found) throw new Error('The seeded database holds nobody to sample')
  const { customer, company, conversation, order_id: order, rfq_id: rfq, quote_id: quote } = found
  const one = (path: string, id: string, isList = false): Asked => ({
    ...{ what: path, path: path.replace(':id', id), isList },
  })
  return {
    samples: {
      ...{ customerId: customer, person: customer, companyId: company },
      ...{ rfqId: rfq, quoteId: quote, orderId: order, about: rfq },
      ...{ from: day(200), to: day(100), list: 'admin.rfqs', module: 'mf-admin' },
    },
    ofOne: [
      ...[one('/api/rfqs/:id', rfq), one('/api/admin/rfqs/:id/files', rfq), one('/api/admin/rfqs/:id/quote', rfq)],
      ...[one('/api/quotes/:id', quote), one('/api/orders/:id', order), one('/api/orders/:id/shipments', order)],
      ...[one('/api/conversations/:id', conversation), one('/api/conversations/:id/messages', conversation, true)],
      ...[one('/api/admin/customers/:id', customer), one('/api/admin/users/:id/deletion', customer)],
      ...[one('/api/admin/accounts/:id', customer), one('/api/admin/accounts/:id/activity', customer, true)],
    ],
  }
}
