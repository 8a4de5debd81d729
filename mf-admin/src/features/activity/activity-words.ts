import type { Activity } from '@kerf/shared-contracts/contracts/activity'
import { formatDate, formatDateTime, formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { actionWords, countWords, fieldWords, sentences, text, valueWords } from './text.ts'

/** A refused attempt. */
const refusals: ReadonlySet<string> = new Set(['session.refused', 'user.code_refused', 'user.password_refused'])

export function isRefusal(action: string): boolean {
  return refusals.has(action)
}

/** `quantityShipped` and `not_verified` -> "quantity shipped" and "not verified". */
function plain(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What happened. An action without words of its own is read from its name: `order.split_up` -> "Order: split up". */
export function wordsOfAction(action: string): string {
  const known = actionWords[action]
  if (known) return known
  return capitalised(action.split('.').map(plain).join(': '))
}

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/

/** Ids and hashes mean nothing to a reader. */
const unreadable = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{40,})$/

type Changes = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wordsOfValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return text.unsaid
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (Array.isArray(value)) return value.map((item) => wordsOfValue(field, item)).join(', ')
  if (isRecord(value)) return plainly(value).join(', ')
  const known = valueWords[field]?.[String(value)]
  if (day.test(String(value))) return formatDate(String(value))
  if (moment.test(String(value))) return formatDateTime(String(value))
  return known ?? (/^[a-z]+(_[a-z]+)+$/.test(String(value)) ? plain(String(value)) : String(value))
}

/** A field in words; null where there is nothing to say. */
function wordsOfField(field: string, value: unknown): string[] {
  const count = countWords[field]
  if (count && typeof value === 'number') return value === 0 ? [] : [count(value)]
  const sentence = sentences[field]?.[String(value)]
  if (sentence) return [sentence]
  if (/(^id|Id)$/.test(field) || (typeof value === 'string' && unreadable.test(value))) return []
  const words = field === 'size' && typeof value === 'number' ? formatFileSize(value) : wordsOfValue(field, value)
  return [text.field(fieldWords[field] ?? capitalised(plain(field)), words)]
}

function fromTo(field: string, { from, to }: Changes): string {
  return text.change(wordsOfValue(field, from), wordsOfValue(field, to))
}

/** Each field for itself; `{ from, to }` reads as one change. */
function plainly(changes: Changes): string[] {
  const isChange = 'from' in changes && 'to' in changes
  const fields = Object.entries(changes).filter(([field]) => !(isChange && (field === 'from' || field === 'to')))
  return [...(isChange ? [fromTo('', changes)] : []), ...fields.flatMap(([field, value]) => wordsOfField(field, value))]
}

/** Actions whose fields need texts of their own, alone or combined. */
const together: Readonly<Record<string, (changes: Changes) => string[]>> = {
  'user.notifications_changed': ({ topic, email }) => [text.mails(wordsOfValue('topic', topic), email === true)],
  'user.company_role_changed': (changes) => [text.role(fromTo('companyRole', changes))],
  'user.email_change_requested': ({ to }) => [text.newAddress(wordsOfValue('to', to))],
}

/** What changed, each in a few words. */
export function wordsOfChanges({ action, changes }: Pick<Activity, 'action' | 'changes'>): string[] {
  // For deleted accounts the log keeps that something changed, not what.
  if (Object.keys(changes).length === 0) return []
  return (together[action] ?? plainly)(changes)
}
