import { type ActivityFormat, wordsOfAction, wordsOfChanges } from '@kerf/shared-contracts/rules/activity-words'
import type { ActivityView } from '../../models/views/activity-view.ts'
import { deviceName } from '../../platform/auth/device-name.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { doerOf } from './presenter.ts'

/** Days and amounts in machine-readable form, beside their words. */
const inFile: ActivityFormat = {
  day: (day) => day,
  moment: (moment) => moment,
  money: (amount, currency) => `${amount} ${currency}`,
  fileSize: (bytes) => `${bytes} bytes`,
  isolated: (words) => words,
}

/** Full timestamps: a day alone says too little in a log. */
export const activityColumns: CsvColumns<ActivityView> = {
  Time: ({ at }) => at,
  Person: (entry) => doerOf(entry).actor?.name ?? null,
  'Kind of Person': (entry) => doerOf(entry).actorKind,
  Action: ({ action }) => wordsOfAction(action),
  'Kind of Thing': ({ kind }) => kind,
  Thing: ({ subject, objectNumber }) => subject?.name ?? objectNumber,
  Changes: ({ action, changes }) => wordsOfChanges({ action, changes: changes ?? {} }, inFile).join('; ') || null,
  'Network Address': ({ address }) => address,
  Device: ({ userAgent }) => (userAgent === null ? null : deviceName(userAgent)),
}
