import type { answerFileUnit, MeantUnit } from '@kerf/shared-contracts/contracts/geometry'
import type { z } from 'zod'
import { StoredFile } from '../../models/stored-file.ts'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../files/reading-service.ts'
import * as rfqs from '../rfqs/service.ts'
import { unitAnswered } from './events.ts'

/**
 * Keeps what somebody said of the unit of a drawing. It belongs to this file and not to its bytes.
 * @throws Problem `file.not_found`, `geometry.not_step`, `write.stale`
 */
export async function answerUnit(
  work: Work,
  id: string,
  { meantUnit, basedOn }: z.output<typeof answerFileUnit.body>,
): Promise<StoredFile> {
  const readable = await files.getReadable(work, id)
  const rfqId = readable.linkedToType === 'rfq' ? readable.linkedToId : null
  const rfq = rfqId === null ? null : await rfqs.getForUpdate(work, rfqId)
  if (rfq) {
    assertMayAct(work.actor, rfq)
  } else if (files.isEarly(readable)) {
    assertMayAct(work.actor)
  } else if (work.actor.kind !== 'admin') throw problem('file.not_found')
  const file = await StoredFile.query(work.tx).forUpdate().findById(id).throwIfNotFound()
  if (file.kind !== 'step') throw problem('geometry.not_step')
  const present: { meantUnit: MeantUnit | null } = { meantUnit: file.meantUnit }
  const changedBy = { object: { type: 'file', id }, actions: [unitAnswered.name] }
  await assertNotStale(work, { basedOn, present, wanted: { meantUnit }, changedBy })
  if (file.meantUnit === meantUnit) return file
  await file.$query(work.tx).patch({ meantUnit })
  await work.happened(unitAnswered, { file: { id, fileName: file.fileName }, meantUnit, rfq })
  return file
}
