import { StoredFile } from '../../models/stored-file.ts'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import { problem } from '../../platform/errors.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import { getOwnUserForUpdate } from '../profile/service.ts'
import { takeDrawing } from '../rfqs/drawing-service.ts'
import * as rfqs from '../rfqs/service.ts'
import * as files from '../stored-files/service.ts'

/** What one customer may have waiting: more than an RFQ of all its parts needs. */
const most = { files: 200, bytes: 2 * 1024 ** 3 }

const waitingOf = ({ tx, actor }: Work) =>
  StoredFile.query(tx).where({ linkedToType: 'rfq', linkedToId: null, uploadedBy: actor.id })

/**
 * Keeps drawings of an RFQ that does not exist yet, for their sender alone. The sweep removes those that no RFQ took.
 * @throws Problem `auth.read_only`, `file.too_many_early`, `file.too_much_early`
 */
export async function keep(work: Work, received: readonly ReceivedFile[]): Promise<StoredFile[]> {
  assertMayAct(work.actor)
  // One after the other: several at once would each count without the others.
  await getOwnUserForUpdate(work)
  const waiting = await waitingOf(work).select('size')
  if (waiting.length + received.length > most.files) throw problem('file.too_many_early')
  const bytes = [...waiting, ...received].reduce((sum, { size }) => sum + size, 0)
  if (bytes > most.bytes) throw problem('file.too_much_early')
  return files.keepForLater(work, 'rfq', received)
}

/**
 * Makes a drawing one of an RFQ, with what was said of its unit. One that it has already goes to the part that is named.
 * @throws Problem `file.not_found` for somebody else's, one that was swept, or one of another RFQ; `rfq.not_found`,
 * `auth.read_only`, `file.link_closed`, `validation.failed`
 */
export async function link(
  work: Work,
  id: string,
  { rfqId, partId }: { rfqId: string; partId?: string | undefined },
): Promise<StoredFile> {
  const rfq = await rfqs.getForUpdate(work, rfqId)
  assertMayAct(work.actor, rfq)
  const file = await StoredFile.query(work.tx)
    .forUpdate()
    .findOne({ id, linkedToType: 'rfq', uploadedBy: work.actor.id })
  if (!file) throw problem('file.not_found')
  // An answer was lost, and meanwhile it may have been moved.
  if (file.linkedToId === rfq.id && file.partId === (partId ?? null)) return file
  if (file.linkedToId !== null && file.linkedToId !== rfq.id) throw problem('file.not_found')
  await takeDrawing(work, rfq, partId, file)
  return file
}

/** Removes a drawing that belongs to no RFQ yet. @throws Problem `file.not_found`, `auth.read_only` */
export async function remove(work: Work, id: string): Promise<void> {
  assertMayAct(work.actor)
  // Locked as linking locks it: one that an RFQ takes at this moment is no longer ours to remove.
  const file = await waitingOf(work).forUpdate().findById(id)
  if (!file) throw problem('file.not_found')
  await files.remove(work, file)
}
