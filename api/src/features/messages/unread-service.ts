import sql, { join } from 'sql-template-tag'
import { conversationsVisibleIn } from '../../models/conversation.ts'
import { isUnread, unreadCountOf } from '../../models/views/unread.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

/** The number of messages the actor has not read. */
export async function countUnread({ tx, actor }: ReadWork): Promise<number> {
  const counts = conversationsVisibleIn(actor).map(
    ({ condition }) => sql`
      select ${unreadCountOf(actor)} as unread from conversations where ${condition} and ${isUnread(actor)}`,
  )
  const found = await runOne<{ unread: number }>(
    tx,
    sql`select coalesce(sum(unread), 0)::int as unread from (${join(counts, ' union all ')}) counted`,
  )
  return found?.unread ?? 0
}
