import type { ActivityView } from '../../models/views/activity-view.ts'
import { deviceName } from '../../platform/auth/device-name.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { doerOf } from './presenter.ts'

/** A moment each, as days tell too little of a log. */
export const activityColumns: CsvColumns<ActivityView> = {
  Time: ({ at }) => at,
  Person: (entry) => doerOf(entry).actor?.name ?? null,
  'Kind of Person': (entry) => doerOf(entry).actorKind,
  Action: ({ action }) => action,
  'Kind of Thing': ({ kind }) => kind,
  Thing: ({ subject, objectNumber }) => subject?.name ?? objectNumber,
  Changes: ({ changes }) => (changes && Object.keys(changes).length > 0 ? JSON.stringify(changes) : null),
  'Network Address': ({ address }) => address,
  Device: ({ userAgent }) => (userAgent === null ? null : deviceName(userAgent)),
}
