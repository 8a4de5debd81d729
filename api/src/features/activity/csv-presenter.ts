import { type ActivityFormat, wordsOfAction, wordsOfChanges } from '@kerf/shared-contracts/rules/activity-words'
import type { ActivityView } from '../../models/views/activity-view.ts'
import { deviceName } from '../../platform/auth/device-name.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { text } from './csv-text.ts'
import { doerOf } from './presenter.ts'

/** Days and amounts in machine-readable form, beside their words. */
const inFile: ActivityFormat = {
  day: (day) => day,
  moment: (moment) => moment,
  money: (amount, currency) => `${amount} ${currency}`,
  fileSize: (bytes) => text.bytes(bytes),
  isolated: (words) => words,
}

/** Full timestamps: a day alone says too little in a log. */
export function activityColumns(): CsvColumns<ActivityView> {
  const { heads } = text
  return {
    [heads.time]: ({ at }) => at,
    [heads.person]: (entry) => doerOf(entry).actor?.name ?? null,
    [heads.personKind]: (entry) => doerOf(entry).actorKind,
    [heads.action]: ({ action }) => wordsOfAction(action),
    [heads.thingKind]: ({ kind }) => kind,
    [heads.thing]: ({ subject, objectNumber }) => subject?.name ?? objectNumber,
    [heads.changes]: ({ action, changes }) =>
      wordsOfChanges({ action, changes: changes ?? {} }, inFile).join('; ') || null,
    [heads.address]: ({ address }) => address,
    [heads.device]: ({ userAgent }) => (userAgent === null ? null : deviceName(userAgent)),
  }
}
