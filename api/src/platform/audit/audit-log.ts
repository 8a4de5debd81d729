import type { Knex } from 'knex'
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
  /** `null` for what no request caused, such as a start. */
  request: RequestOrigin | null
  at: Date
}

/** Leaves a row that says who did what to what; part of the transaction that does it. */
export async function writeAudit(tx: Knex.Transaction, entry: AuditEntry): Promise<void> {
  const { request, by } = entry
  await tx('auditLog').insert({
    id: newId(),
    at: entry.at,
    actorId: by?.id ?? null,
    actorKind: by?.kind ?? (request ? 'visitor' : 'system'),
    action: entry.action,
    objectType: entry.object.type,
    objectId: entry.object.id,
    changes: JSON.stringify(entry.changes),
    address: request?.address ?? null,
    userAgent: request?.userAgent ?? null,
    requestId: request?.id ?? null,
  })
}
