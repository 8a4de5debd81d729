import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../auth/actor.ts'
import { newId } from '../db/new-id.ts'
import type { RequestOrigin } from '../http/context.ts'

export interface AuditEntry {
  /** What happened, as `object.past_tense`: `order.status_changed`. */
  action: string
  /** What it happened to: a type of object as in the database (`order`), and its id. */
  object: { type: string; id: string | null }
  /** Fields that changed; never a password, a code or a token. */
  changes: Record<string, unknown>
  by: Actor | null
  /** `null` for actions without a request, such as a start. */
  request: RequestOrigin | null
  at: Date
}

/** The statement that writes who did what to what, for the transaction that does it. */
export function insertionOf(entry: AuditEntry): Sql {
  const { request, by } = entry
  return sql`insert into audit_log (id, at, actor_id, actor_kind, action, object_type, object_id, changes, address,
      user_agent, request_id)
    values (${newId()}, ${entry.at}, ${by?.id ?? null}, ${by?.kind ?? (request ? 'visitor' : 'system')},
      ${entry.action}, ${entry.object.type}, ${entry.object.id}, ${JSON.stringify(entry.changes)},
      ${request?.address ?? null}, ${request?.userAgent ?? null}, ${request?.id ?? null})`
}
