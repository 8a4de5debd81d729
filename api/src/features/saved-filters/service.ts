import {
  mostSavedFilters,
  type renameSavedFilter,
  type saveFilter,
} from '@kerf/shared-contracts/contracts/saved-filters'
import { raw } from 'objection'
import type { z } from 'zod'
import { SavedFilter } from '../../models/saved-filter.ts'
import { User } from '../../models/user.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { filterDeleted, filterRenamed, filterSaved } from './events.ts'

/** The actor's saved filters for a list, by name; never more than `mostSavedFilters`. */
export function list({ tx, actor }: ReadWork, listName: string): Promise<SavedFilter[]> {
  return SavedFilter.query(tx).where({ userId: actor.id, list: listName }).orderBy('nameKey').execute()
}

/** Lets only one window of the actor at a time change saved filters, so that the count and the names stay valid. */
async function lockOwn({ tx, actor }: Work): Promise<void> {
  await User.query(tx).findById(actor.id).select('id').forNoKeyUpdate()
}

function named({ tx, actor }: Work, listName: string, name: string) {
  return SavedFilter.query(tx)
    .where({ userId: actor.id, list: listName })
    .where('nameKey', raw('btrim(kerf_normalize(?::text))', name))
    .first()
}

/**
 * Saves filters under a name; under a taken name only if they may replace the filters that have it.
 * @throws Problem `saved_filter.name_taken`, `saved_filter.too_many`
 */
export async function save(
  work: Work,
  { list: listName, name, query, replace }: z.output<(typeof saveFilter)['body']>,
): Promise<SavedFilter> {
  const { tx, actor, now } = work
  await lockOwn(work)
  const before = await named(work, listName, name)
  if (before && !replace) throw nameTaken()
  const own = SavedFilter.query(tx).where({ userId: actor.id, list: listName })
  if (!before && (await own.resultSize()) >= mostSavedFilters) throw problem('saved_filter.too_many')
  const fields = { name, query, updatedAt: now }
  const saved = before
    ? await before.$query(tx).patchAndFetch(fields)
    : await SavedFilter.query(tx).insertAndFetch({ ...fields, userId: actor.id, list: listName, createdAt: now })
  await work.happened(filterSaved, saved)
  return saved
}

const nameTaken = () => {
  const message = inputText.filterNameTaken
  return problem('saved_filter.name_taken', { fields: { name: message } })
}

/** The actor's saved filters, locked. @throws Problem `saved_filter.not_found`, also for somebody else's */
export async function getForUpdate(work: Work, id: string): Promise<Locked<SavedFilter>> {
  const { tx, actor } = work
  await lockOwn(work)
  const saved = await SavedFilter.query(tx).findById(id).where({ userId: actor.id })
  if (!saved) throw problem('saved_filter.not_found')
  return locked(saved)
}

/** Renames saved filters. @throws Problem `saved_filter.name_taken`, `write.stale` */
export async function rename(
  work: Work,
  saved: Locked<SavedFilter>,
  { name, basedOn }: z.output<(typeof renameSavedFilter)['body']>,
): Promise<SavedFilter> {
  const changedBy = { object: { type: 'user', id: saved.userId }, actions: [filterRenamed.name] }
  await assertNotStale(work, { basedOn, present: { name: saved.name }, wanted: { name }, changedBy })
  if (name === saved.name) return saved
  const other = await named(work, saved.list, name)
  if (other && other.id !== saved.id) throw nameTaken()
  const renamed = await saved.$query(work.tx).patchAndFetch({ name, updatedAt: work.now })
  await work.happened(filterRenamed, renamed)
  return renamed
}

export async function remove(work: Work, saved: Locked<SavedFilter>): Promise<void> {
  await saved.$query(work.tx).delete()
  await work.happened(filterDeleted, saved)
}
