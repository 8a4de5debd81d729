import { actionWords, text, valueWords } from './text.ts'

/** Somebody tried what the account did not allow. */
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

/** What happened. An action without words of its own is read from its name: `order.split_up` -> "Order: split up". */
export function wordsOfAction(action: string): string {
  const known = actionWords[action]
  if (known) return known
  const words = action.split('.').map(plain).join(': ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Ids and hashes mean nothing to a reader. */
const unreadable = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{40,})$/

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wordsOfValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return text.unsaid
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (Array.isArray(value)) return value.map((item) => wordsOfValue(field, item)).join(', ')
  if (isRecord(value)) return wordsOfChanges(value).join(', ')
  const known = valueWords[field]?.[String(value)]
  return known ?? (/^[a-z]+(_[a-z]+)+$/.test(String(value)) ? plain(String(value)) : String(value))
}

/** The changed fields, each in a few words; `{ from, to }` reads as one change, also of a single field. */
export function wordsOfChanges(changes: Readonly<Record<string, unknown>>): string[] {
  const { from, to, ...others } = changes
  const change =
    'from' in changes && 'to' in changes ? [text.change(wordsOfValue('from', from), wordsOfValue('to', to))] : []
  const rest = change.length > 0 ? others : changes
  const fields = Object.entries(rest)
    .filter(([, value]) => typeof value !== 'string' || !unreadable.test(value))
    .map(([field, value]) => text.field(plain(field), wordsOfValue(field, value)))
  return [...change, ...fields]
}
