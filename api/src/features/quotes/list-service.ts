import type { QuoteListQuery } from '@kerf/shared-contracts/contracts/quotes'
import type { QuoteGroup } from '@kerf/shared-contracts/rules/quote-lifecycle'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { customer, listed } from '../../models/listed.ts'
import { type ListedQuoteView, listedQuoteShape } from '../../models/views/quote-view.ts'
import { type Filter, type ListPage, readPage, readWhole } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'

type ListQuery = z.output<typeof QuoteListQuery>
type PageQuery = Pick<ListQuery, 'limit' | 'cursor'>
type Filters = Omit<ListQuery, keyof PageQuery> & { customerId?: string | undefined }

/** The condition of each group, as `quoteGroup` has it. @param today `YYYY-MM-DD`, where the provider is */
const groupsOn = (today: string): Record<QuoteGroup, Sql> => ({
  pending: sql`quotes.status = 'pending' and quotes.current_valid_until >= ${today}::date`,
  expired: sql`quotes.status = 'pending' and quotes.current_valid_until < ${today}::date`,
  declined: sql`quotes.status = 'declined'`,
  waiting_for_po: sql`quotes.status = 'accepted' and quotes.purchase_order_file_id is null`,
  po_submitted: sql`quotes.status = 'accepted' and quotes.purchase_order_file_id is not null`,
})

/** The quotes an actor may see that match the filters. A search matches projects, numbers and customers. */
function filtered({ actor, today }: ReadWork, { q, status, group, customerId }: Filters): Filter {
  return listed(actor, { table: 'quotes', typed: q, related: [customer], hasNumbers: true }, [
    status && sql`quotes.status = ${status}`,
    group && groupsOn(today)[group],
    customerId && sql`quotes.customer_id = ${customerId}`,
  ])
}

/** One page of the quotes an actor may see, with what is needed to present them. */
export function list(work: ReadWork, filters: Filters & PageQuery): Promise<ListPage<ListedQuoteView>> {
  return readPage(work.tx, listedQuoteShape, filtered(work, filters), filters)
}

/** All quotes of a list, in its order. */
export function listWhole(work: ReadWork, filters: Filters): AsyncGenerator<ListedQuoteView> {
  return readWhole(work.tx, listedQuoteShape, filtered(work, filters), filters.sort)
}
