import type { Activity } from '@kerf/shared-contracts/contracts/activity'
import type { ActivityView } from '../../models/views/activity-view.ts'
import { deviceName } from '../../platform/auth/device-name.ts'

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
    actor: entry.actor,
    actorKind: entry.actorKind,
    changes: entry.changes ?? {},
    address: entry.address,
    device: entry.userAgent === null ? null : deviceName(entry.userAgent),
  }
}
