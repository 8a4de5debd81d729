import type { Activity } from '@kerf/shared-contracts/contracts/activity'
import type { ActivityView } from '../../models/views/activity-view.ts'
import { deviceName } from '../../platform/auth/device-name.ts'

/** Who acted. Before a sign-in nobody is signed in, so a sign-in counts as the act of the account that it opens. */
export function doerOf({
  action,
  actor,
  actorKind,
  subject,
}: Pick<ActivityView, 'action' | 'actor' | 'actorKind' | 'subject'>): Pick<Activity, 'actor' | 'actorKind'> {
  if (action !== 'session.started' || actor || !subject) return { actor, actorKind }
  const { id, name, place } = subject
  return { actor: { id, name, isDeleted: false }, actorKind: place === 'customer' ? 'customer' : actorKind }
}

export function presentActivity(entry: ActivityView): Activity {
  return {
    id: entry.id,
    at: entry.at,
    action: entry.action,
    kind: entry.kind,
    objectType: entry.objectType,
    objectId: entry.objectId,
    objectNumber: entry.objectNumber,
    subject: entry.subject,
    ...doerOf(entry),
    changes: entry.changes ?? {},
    address: entry.address,
    device: entry.userAgent === null ? null : deviceName(entry.userAgent),
  }
}
