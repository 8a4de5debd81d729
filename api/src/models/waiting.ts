import type { WaitingKind } from '@kerf/shared-contracts/contracts/dashboard'
import { expiringDays } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { reminderDays } from '@kerf/shared-contracts/rules/supplier-requests'
import sql, { raw, type Sql } from 'sql-template-tag'

/**
 * Rows of one table that are waiting for an admin. `order`, which has an index, puts those that have waited longest
 * first.
 */
export interface Waiting {
  table: 'rfqs' | 'quotes' | 'orders' | 'conversations' | 'supplier_profiles'
  condition: Sql
  order: string
}

/**
 * What is waiting for an admin (docs/product/admin.md, 'Work queue'): the work queue counts it, and lists are narrowed
 * to it. Each condition is worded exactly as in the partial index that finds its rows
 * (`migrations/0020-work-queue.ts`, `0035-awards-and-lapsing.ts`).
 * @param today `YYYY-MM-DD` in the business's time zone
 */
export function waitingFor(today: string): Record<WaitingKind, Waiting> {
  return {
    new_rfq: { table: 'rfqs', condition: sql`rfqs.status = 'submitted'`, order: 'rfqs.created_at' },
    new_quote: {
      table: 'quotes',
      condition: sql`quotes.status = 'pending' and quotes.renewal_requested_at is not null`,
      order: 'quotes.renewal_requested_at',
    },
    expiring_quote: {
      table: 'quotes',
      condition: sql`quotes.status = 'pending' and quotes.current_valid_until >= ${today}::date
        and quotes.current_valid_until <= ${today}::date + ${raw(String(expiringDays))}`,
      order: 'quotes.current_valid_until',
    },
    purchase_order: {
      table: 'quotes',
      condition: sql`quotes.status = 'accepted' and quotes.purchase_order_file_id is not null and not quotes.has_order`,
      order: 'quotes.purchase_order_uploaded_at',
    },
    late_order: {
      table: 'orders',
      condition: sql`orders.due_date < ${today}::date and orders.status <> 'delivered' and not orders.is_archived`,
      order: 'orders.due_date',
    },
    quality_revision: {
      table: 'orders',
      condition: sql`orders.quality_check_status = 'needs_revision' and not orders.is_archived`,
      order: 'orders.quality_changed_at',
    },
    message: {
      table: 'conversations',
      // Nobody can answer a deleted customer (docs/product/messages.md, 'After a deletion').
      condition: sql`conversations.is_unanswered and (conversations.company_id is not null
        or exists (select from users where users.id = conversations.customer_id and users.deleted_at is null))`,
      order: 'conversations.unanswered_since',
    },
    certificate: {
      table: 'supplier_profiles',
      condition: sql`supplier_profiles.certificates_end_on <= ${today}::date + ${raw(String(reminderDays[0]))}
        and supplier_profiles.certificates_end_on is not null and supplier_profiles.suspended_at is null
        and not supplier_profiles.is_deleted and supplier_profiles.is_confirmed`,
      order: 'supplier_profiles.certificates_end_on',
    },
  }
}

/**
 * The RFQs whose quotes are waiting for an admin in this way. Their ids are read first: PostgreSQL overestimates their
 * number, and would otherwise search for them along the order of the list.
 */
export function rfqsWaiting(kind: 'new_quote' | 'expiring_quote' | 'purchase_order', today: string): Sql {
  return sql`rfqs.id = any(array(select quotes.rfq_id from quotes where ${waitingFor(today)[kind].condition}))`
}
