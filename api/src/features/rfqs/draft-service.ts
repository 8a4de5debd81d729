import { RfqDraft } from '../../models/rfq-draft.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { User } from '../../models/user.ts'
import type { RfqView } from '../../models/views/rfq-view.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import type { Work } from '../../platform/work.ts'
import { drawingsAdded, fileLinked } from './events.ts'
import { create, type NewRfq, withGraph } from './service.ts'

type FromDraft = NonNullable<NewRfq['fromDraft']>

/**
 * Submits what the actor wrote as a draft: in one transaction the RFQ is made, the draft ends unless it has since been
 * saved elsewhere, and its drawings become files of the RFQ. Drawings that are gone are left out: the answer shows which
 * came.
 * @throws Problem as {@link create}; `validation.failed` for a part that is not there
 */
export async function createFromDraft(
  work: Work,
  request: NewRfq,
  { revision, unconfirmed, files }: FromDraft,
): Promise<RfqView> {
  const { tx, actor } = work
  // Before the RFQ, which takes a weaker lock of the same row: a save in another window waits, and then finds no draft.
  await User.query(tx).findById(actor.id).select('id').forNoKeyUpdate()
  const rfq = await create(work, actor.id, request)
  const ended = [revision, unconfirmed].flatMap((id) => id ?? [])
  if (ended.length > 0) await RfqDraft.query(tx).delete().where({ userId: actor.id }).whereIn('revision', ended)
  if (files.length === 0) return rfq.view
  const partIds = rfq.view.parts.map(({ id }) => id)
  const placeOf = new Map(files.map(({ fileId, part }) => [fileId, part]))
  const waiting = await StoredFile.query(tx)
    .where({ linkedToType: 'rfq', linkedToId: null, uploadedBy: actor.id })
    .whereIn('id', [...placeOf.keys()])
    .forUpdate()
  for (const file of waiting) {
    const place = placeOf.get(file.id) ?? null
    const partId = place === null ? null : partIds[place]
    if (partId === undefined) throw problem('validation.failed', { fields: { fromDraft: inputText.noSuchPart } })
    await file.$query(tx).patch({ linkedToId: rfq.id, partId })
    await work.happened(fileLinked, { file, rfq: { ...rfq, projectName: request.projectName } })
  }
  if (waiting.length > 0) await work.happened(drawingsAdded, { rfq: { ...rfq, projectName: request.projectName } })
  return withGraph(work, rfq)
}
