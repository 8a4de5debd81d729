import type { listAccountActivity } from '@kerf/shared-contracts/contracts/accounts'
import type { z } from 'zod'
import { columns, instant, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { AuditEntry } from '../audit-entry.ts'

const ownColumns = [
  ...(['id', 'action', 'objectType', 'objectId', 'actorKind', 'changes', 'address', 'userAgent'] as const),
]

/** An action, and who did it. */
export type ActivityView = Pick<AuditEntry, (typeof ownColumns)[number]> & {
  at: string
  /** `null` when nobody was signed in. Deleted users have their replacement name. */
  actor: { id: string; name: string } | null
}

export const activityShape: ListShape<ActivityView, z.output<(typeof listAccountActivity)['query']>['sort']> = {
  table: 'audit_log',
  row: jsonObject({
    ...columns('audit_log', ownColumns),
    at: instant('audit_log.at'),
    actor: jsonOne(jsonObject(columns('users', ['id', 'name'])), 'users where users.id = audit_log.actor_id'),
  }),
  sorts: {
    'date-desc': { column: 'audit_log.at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'audit_log.at', type: 'timestamptz', direction: 'asc' },
  },
}
