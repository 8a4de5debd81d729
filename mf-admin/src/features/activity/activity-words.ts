import type { Activity } from '@kerf/shared-contracts/contracts/activity'
import { type ActivityFormat, wordsOfChanges as read } from '@kerf/shared-contracts/rules/activity-words'
import { formatDate, formatDateTime, formatFileSize, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

/** A refused attempt. */
const refusals: ReadonlySet<string> = new Set(['session.refused', 'user.code_refused', 'user.password_refused'])

export function isRefusal(action: string): boolean {
  return refusals.has(action)
}

const onScreen: ActivityFormat = {
  day: (day) => formatDate(day),
  moment: (moment) => formatDateTime(moment),
  money: (amount, currency) => formatMoney(amount, currency, amount),
  fileSize: formatFileSize,
  isolated,
}

/** What changed, each in a few words. */
export function wordsOfChanges(entry: Pick<Activity, 'action' | 'changes'>): string[] {
  return read(entry, onScreen)
}
