import { type discardRfqDraft, draftBytes, type saveRfqDraft } from '@kerf/shared-contracts/contracts/rfq-drafts'
import type { z } from 'zod'
import { RfqDraft } from '../../models/rfq-draft.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { User } from '../../models/user.ts'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import { newId } from '../../platform/db/new-id.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { draftDiscarded, draftSaved } from './events.ts'

export interface OwnDraft {
  draft: RfqDraft
  /** Its drawings, each with the key of its part. */
  files: { part: string | null; file: StoredFile }[]
}

/** The actor's drawings that no RFQ has taken. */
const waitingOf = ({ tx, actor }: ReadWork, ids: readonly string[]) =>
  StoredFile.query(tx)
    .where({ linkedToType: 'rfq', linkedToId: null, uploadedBy: actor.id })
    .whereIn('id', [...ids])

/** The actor's draft with those of its drawings that are still there; undefined if there is none. */
export async function find(work: ReadWork): Promise<OwnDraft | undefined> {
  const draft = await RfqDraft.query(work.tx).findById(work.actor.id)
  if (!draft) return undefined
  const stored = new Map((await waitingOf(work, draft.fileIds)).map((file) => [file.id, file]))
  const there = draft.content.files.flatMap(({ fileId, part }) => {
    const file = stored.get(fileId)
    return file ? [{ part, file }] : []
  })
  return { draft, files: there }
}

/** Lets one window of the actor at a time change the draft. */
async function lockOwn({ tx, actor }: Work): Promise<RfqDraft | undefined> {
  await User.query(tx).findById(actor.id).select('id').forNoKeyUpdate()
  return RfqDraft.query(tx).findById(actor.id)
}

type Base = z.output<(typeof saveRfqDraft)['body']>['basedOn']

/** @throws Problem `write.stale` if the actor's draft is another one than the sender saw */
const assertLastSeen = (work: Work, draft: RfqDraft | undefined, basedOn: Base) =>
  assertNotStale(work, {
    basedOn,
    present: { revision: draft?.revision ?? null },
    beside: { savedAt: draft?.savedAt.toISOString() ?? null },
    changedBy: { object: { type: 'user', id: work.actor.id }, actions: [draftDiscarded.name] },
  })

/**
 * Saves the actor's draft as a whole. Drawings of others, and those that are gone, are left out.
 * @throws Problem `auth.read_only`, `rfq_draft.too_large`, `write.stale` if it was saved, discarded or submitted elsewhere
 */
export async function save(
  work: Work,
  { values, files: given, revision = newId(), basedOn }: z.output<(typeof saveRfqDraft)['body']>,
): Promise<RfqDraft> {
  assertMayAct(work.actor)
  const { tx, actor, now } = work
  const before = await lockOwn(work)
  await assertLastSeen(work, before, basedOn)
  const waiting = await waitingOf(
    work,
    given.map(({ fileId }) => fileId),
  ).select('id')
  const ids = new Set(waiting.map(({ id }) => id))
  const content = { values, files: given.filter(({ fileId }) => ids.has(fileId)) }
  if (Buffer.byteLength(JSON.stringify(content)) > draftBytes) throw problem('rfq_draft.too_large')
  const fields = { revision, content, fileIds: [...ids], savedAt: now }
  const saved = before
    ? await before.$query(tx).patchAndFetch(fields)
    : await RfqDraft.query(tx).insertAndFetch({ ...fields, userId: actor.id, createdAt: now })
  await work.happened(draftSaved, saved)
  return saved
}

/**
 * Removes the actor's draft with its drawings. One that is gone already is no mistake.
 * @throws Problem `write.stale` if it was saved elsewhere
 */
export async function discard(
  work: Work,
  { basedOn }: z.output<(typeof discardRfqDraft)['query']> = {},
): Promise<void> {
  const draft = await lockOwn(work)
  if (!draft) return
  await assertLastSeen(work, draft, basedOn)
  for (const file of await waitingOf(work, draft.fileIds).forUpdate()) await files.remove(work, file)
  await draft.$query(work.tx).delete()
  await work.happened(draftDiscarded, draft)
}
