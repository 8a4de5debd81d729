import { AuditEntry } from '../../models/audit-entry.ts'
import { Notification } from '../../models/notification.ts'
import { RfqDraft } from '../../models/rfq-draft.ts'
import { SavedFilter } from '../../models/saved-filter.ts'
import { Session } from '../../models/session.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './paging-service.ts'

/** Where the user signed in, as far as that is still stored. */
export function readSessions({ tx, actor }: ReadWork): AsyncIterable<Session> {
  const pages = inPages(() => Session.query(tx).where({ userId: actor.id }), 'createdAt')
  return each(pages, async (sessions) => sessions)
}

/** The list filters the user saved. */
export function readSavedFilters({ tx, actor }: ReadWork): AsyncIterable<SavedFilter> {
  const pages = inPages(() => SavedFilter.query(tx).where({ userId: actor.id }), 'createdAt')
  return each(pages, async (filters) => filters)
}

/** The RFQ that the user is writing, if any. */
export function findDraft({ tx, actor }: ReadWork): Promise<RfqDraft | undefined> {
  return RfqDraft.query(tx).findById(actor.id).execute()
}

/** The user's notifications. */
export function readNotifications({ tx, actor }: ReadWork): AsyncIterable<Notification> {
  const pages = inPages(() => Notification.query(tx).where({ userId: actor.id }), 'createdAt')
  return each(pages, async (notifications) => notifications)
}

/** What the user did. */
export function readActivity({ tx, actor }: ReadWork): AsyncIterable<AuditEntry> {
  const pages = inPages(() => AuditEntry.query(tx).where({ actorId: actor.id }), 'at')
  return each(pages, async (entries) => entries)
}

/** What was done to the account by others, or by the user before they were signed in. */
export function readHistory({ tx, actor }: ReadWork): AsyncIterable<AuditEntry> {
  const about = { objectType: 'user', objectId: actor.id }
  const pages = inPages(
    () => AuditEntry.query(tx).where(about).whereRaw('actor_id is distinct from ?::uuid', [actor.id]),
    'at',
  )
  return each(pages, async (entries) => entries)
}
