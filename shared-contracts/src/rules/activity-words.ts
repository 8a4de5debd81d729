import type { Activity } from '../contracts/activity.ts'
import { statusLabels, activityText as text } from './activity-texts.ts'

/** How an entry of the log is shown: on screen, or in a file for a spreadsheet. */
export interface ActivityFormat {
  /** @param day `YYYY-MM-DD` */
  day: (day: string) => string
  /** @param moment ISO 8601 */
  moment: (moment: string) => string
  /** @param amount a decimal string @param currency ISO 4217 code */
  money: (amount: string, currency: string) => string
  fileSize: (bytes: number) => string
  /** Keeps a value apart from the words around it, which may be written in the other direction. */
  isolated: (words: string) => string
}

const unsaid = '–'

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

/** What happened. An action without its own text is derived from its name: `order.split_up` -> "Order: split up". */
export function wordsOfAction(action: string): string {
  const known = text.actions[action]
  if (known) return known
  return capitalised(action.split('.').map(plain).join(': '))
}

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/

/** Ids and hashes mean nothing to a reader. */
const unreadable = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{40,})$/

/** Fields that hold money, in the currency beside them. */
const sums: readonly string[] = ['amount', 'price']

type Changes = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isUnsaid = (value: unknown) => value === null || value === undefined || value === ''

/** Reads the changes of one entry. */
class Reading {
  readonly #action: string
  readonly #format: ActivityFormat
  readonly #currency: string | undefined

  constructor({ action, changes }: Pick<Activity, 'action' | 'changes'>, format: ActivityFormat) {
    this.#action = action
    this.#format = format
    this.#currency = typeof changes.currency === 'string' ? changes.currency : undefined
  }

  value(field: string, value: unknown): string {
    if (isUnsaid(value)) return unsaid
    if (typeof value === 'boolean') return value ? text.yes : text.no
    if (Array.isArray(value)) return value.map((item) => this.value(field, item)).join(text.listMark)
    if (isRecord(value)) return this.fields(value).join(text.listMark)
    const said = String(value)
    if (day.test(said)) return this.#format.day(said)
    if (moment.test(said)) return this.#format.moment(said)
    if (sums.includes(field) && this.#currency) return this.#format.money(said, this.#currency)
    return text.values[field]?.[said] ?? (/^[a-z]+(_[a-z]+)+$/.test(said) ? plain(said) : said)
  }

  /** A status reads as it does on the screens of what it is about. */
  #status(value: unknown): string {
    const label = statusLabels[this.#action]
    return label && typeof value === 'string' ? label(value) : this.value('', value)
  }

  change({ from, to }: Changes, field = ''): string {
    const [before, after] =
      field === '' ? [this.#status(from), this.#status(to)] : [this.value(field, from), this.value(field, to)]
    return `${this.#format.isolated(before)} → ${this.#format.isolated(after)}`
  }

  /** A field in words; nothing if there is nothing to say. */
  #field(field: string, value: unknown): string[] {
    if (isUnsaid(value)) return []
    // Shown with the amount.
    if (field === 'currency' && this.#currency) return []
    const count = text.counts[field]
    if (count && typeof value === 'number') return value === 0 ? [] : [count(value)]
    const sentence = text.sentences[field]?.[String(value)]
    if (sentence) return [sentence]
    if (/(^id|Id)$/.test(field) || (typeof value === 'string' && unreadable.test(value))) return []
    const words =
      field === 'size' && typeof value === 'number' ? this.#format.fileSize(value) : this.value(field, value)
    const name = text.fields[field] ?? capitalised(plain(field))
    return [`${this.#format.isolated(name)}: ${this.#format.isolated(words)}`]
  }

  /** Each field for itself; `{ from, to }` reads as one change. */
  fields(changes: Changes): string[] {
    const isChange = 'from' in changes && 'to' in changes
    const fields = Object.entries(changes).filter(([field]) => !(isChange && (field === 'from' || field === 'to')))
    return [
      ...(isChange ? [this.change(changes)] : []),
      ...fields.flatMap(([field, value]) => this.#field(field, value)),
    ]
  }
}

/** Actions whose fields need texts of their own, alone or combined. */
const together: Readonly<Record<string, (changes: Changes, reading: Reading) => string[]>> = {
  'user.notifications_changed': ({ topic, email }, reading) => [
    text.mailsAbout(reading.value('topic', topic), email === true),
  ],
  'user.company_role_changed': (changes, reading) => [text.role(reading.change(changes, 'companyRole'))],
  'user.email_change_requested': ({ to }, reading) => [text.newAddress(reading.value('to', to))],
}

/** What changed, each in a few words. */
export function wordsOfChanges(entry: Pick<Activity, 'action' | 'changes'>, format: ActivityFormat): string[] {
  const { action, changes } = entry
  // For deleted accounts the log keeps that something changed, not what.
  if (Object.keys(changes).length === 0) return []
  const reading = new Reading(entry, format)
  return together[action]?.(changes, reading) ?? reading.fields(changes)
}
