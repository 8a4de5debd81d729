import sql, { join, type Sql } from 'sql-template-tag'
import { conversationsVisibleIn } from '../../models/conversation.ts'
import { isVisible } from '../../models/visible-to.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { type Branch, everything } from '../../platform/db/list.ts'

/** Files that belong to something; only its sender sees an unsent attachment. */
export const belongs = sql`files.linked_to_id is not null and files.linked_to_type in
  ('rfq', 'quote', 'purchase_order', 'invoice', 'quality_check', 'message')`

/**
 * The files an actor may read, by what they belong to: the rule by which `getReadable` of the feature files decides on
 * a single file (docs/product/files.md, 'Downloads').
 */
export function filesVisibleIn(actor: Actor): readonly Branch[] {
  if (actor.kind === 'admin') return everything
  const orders = isVisible(actor, 'orders')
  return [
    of(sql`('rfq')`, sql`select rfqs.id from rfqs where ${isVisible(actor, 'rfqs')}`),
    of(sql`('quote', 'purchase_order')`, sql`select quotes.id from quotes where ${isVisible(actor, 'quotes')}`),
    of(sql`('quality_check')`, sql`select orders.id from orders where ${orders}`),
    // Only admins may read a replaced one.
    { condition: sql`files.id = any(array(select orders.invoice_file_id from orders where ${orders}))` },
    of(
      sql`('message')`,
      sql`select messages.id from messages join conversations on conversations.id = messages.conversation_id
        where (${join(
          conversationsVisibleIn(actor).map(({ condition }) => condition),
          ' or ',
        )})`,
    ),
  ]
}

function of(types: Sql, owners: Sql): Branch {
  // An array, because other users have few of them; their files are read through the index on what files belong to.
  return { condition: sql`files.linked_to_type in ${types} and files.linked_to_id = any(array(${owners}))` }
}
