import type { Tag } from '@kerf/shared-contracts/contracts/tags'

/** Who is told: everybody in any of these, once. */
export interface Audience {
  /** Everybody signed in. */
  everybody?: boolean
  userIds?: readonly string[]
  /** Every customer linked to one of these companies. */
  companyIds?: readonly string[]
  /** Every admin. */
  admins?: boolean
  /** Suppliers, by the id of their user. */
  suppliers?: readonly string[]
}

/** Says that something changed, never its new state: browsers fetch that, and access is checked then. */
export interface LiveEvent {
  audience: Audience
  /** The cache tags that are out of date. */
  tags: readonly Tag[]
  /** The object that changed; without it, all of these tags. */
  id?: string
}

/** The part of an event that reaches a browser. */
export interface Change {
  tags: readonly Tag[]
  id?: string
}

/** The fields of a listener that decide what they are told. */
export interface Listener {
  userId: string
  companyId: string | null
  kind: 'customer' | 'supplier' | 'admin'
}

/** @returns whether `listener` is in the audience */
export function isFor(audience: Audience, listener: Listener): boolean {
  return (
    audience.everybody === true ||
    (audience.admins === true && listener.kind === 'admin') ||
    audience.userIds?.includes(listener.userId) === true ||
    (listener.companyId !== null && audience.companyIds?.includes(listener.companyId) === true) ||
    (listener.kind === 'supplier' && audience.suppliers?.includes(listener.userId) === true)
  )
}

/** PostgreSQL accepts notifications of less than 8000 bytes. */
const largestPayload = 7900

/**
 * The payloads of `event`: one, or several with part of the audience each if it is long.
 * @throws {RangeError} if an event is too long even for an audience of one
 */
export function payloadsOf(event: LiveEvent): string[] {
  const payload = JSON.stringify(event)
  if (Buffer.byteLength(payload) <= largestPayload) return [payload]
  return halves(event.audience).flatMap((audience) => payloadsOf({ ...event, audience }))
}

function halves(audience: Audience): [Audience, Audience] {
  const { userIds = [], companyIds = [], suppliers = [], admins } = audience
  if (userIds.length + companyIds.length + suppliers.length < 2) throw new RangeError('A live event is too long')
  const cut = <T>(list: readonly T[]): [readonly T[], readonly T[]] => {
    const middle = Math.ceil(list.length / 2)
    return [list.slice(0, middle), list.slice(middle)]
  }
  const [users, moreUsers] = cut(userIds)
  const [companies, moreCompanies] = cut(companyIds)
  // Split the longest list, so that three lists of one id each do not stay together.
  const [moreSuppliers, fewerSuppliers] = cut(suppliers)
  return [
    { userIds: users, companyIds: companies, suppliers: fewerSuppliers, admins },
    { userIds: moreUsers, companyIds: moreCompanies, suppliers: moreSuppliers },
  ]
}
