import type { ActivityKind, listActivity } from '@kerf/shared-contracts/contracts/activity'
import type { z } from 'zod'
import { columns, instant, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { AuditEntry } from '../audit-entry.ts'
import { type SubjectView, subjectOfEntry } from './subject-view.ts'

const ownColumns = [
  ...(['id', 'action', 'objectType', 'objectId', 'objectNumber', 'actorKind', 'changes', 'address'] as const),
  ...(['userAgent'] as const),
]

/** An action, who did it, and what it was done to. */
export type ActivityView = Pick<AuditEntry, (typeof ownColumns)[number]> & {
  at: string
  kind: ActivityKind
  subject: SubjectView | null
  /** `null` when nobody was signed in. Deleted users have their replacement name. */
  actor: { id: string; name: string; isDeleted: boolean } | null
}

const actor = jsonObject({ ...columns('users', ['id', 'name']), isDeleted: 'users.deleted_at is not null' })

export const activityShape: ListShape<ActivityView, z.output<(typeof listActivity)['query']>['sort']> = {
  table: 'audit_log',
  row: jsonObject({
    ...columns('audit_log', [...ownColumns, 'kind']),
    at: instant('audit_log.at'),
    subject: subjectOfEntry('audit_log.object_type', 'audit_log.object_id'),
    actor: jsonOne(actor, 'users where users.id = audit_log.actor_id'),
  }),
  sorts: {
    'date-desc': { column: 'audit_log.at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'audit_log.at', type: 'timestamptz', direction: 'asc' },
  },
}
