import { mayAddFiles } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import type { Rfq } from '../../models/rfq.ts'
import { RfqPart } from '../../models/rfq-part.ts'
import type { StoredFile } from '../../models/stored-file.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { drawingsAdded, fileLinked } from './events.ts'

/**
 * Adds drawings to an RFQ. The caller has locked it.
 * @param partId their part; without it, they belong to the whole request
 * @throws Problem `file.link_closed` once the RFQ was quoted or decided; `validation.failed` for a part of another RFQ
 */
export async function addDrawings(
  work: Work,
  rfq: Locked<Rfq>,
  partId: string | undefined,
  received: readonly ReceivedFile[],
): Promise<StoredFile[]> {
  if (!mayAddFiles(rfq.status)) throw problem('file.link_closed')
  if (partId !== undefined) await assertIsPartOf(work, rfq, partId)
  const attached = await files.attach(work, { type: 'rfq', id: rfq.id, partId: partId ?? null }, received)
  await work.happened(drawingsAdded, { rfq })
  return attached
}

/**
 * Makes a drawing that was stored before one of an RFQ. The caller has locked both.
 * @throws Problem as {@link addDrawings}
 */
export async function takeDrawing(
  work: Work,
  rfq: Locked<Rfq>,
  partId: string | undefined,
  file: StoredFile,
): Promise<void> {
  if (!mayAddFiles(rfq.status)) throw problem('file.link_closed')
  if (partId !== undefined) await assertIsPartOf(work, rfq, partId)
  await file.$query(work.tx).patch({ linkedToId: rfq.id, partId: partId ?? null })
  await work.happened(fileLinked, { file, rfq })
  await work.happened(drawingsAdded, { rfq })
}

async function assertIsPartOf({ tx }: Work, rfq: Rfq, partId: string): Promise<void> {
  const part = await RfqPart.query(tx).findOne({ id: partId, rfqId: rfq.id })
  if (!part) throw problem('validation.failed', { fields: { partId: inputText.partNotOfRfq } })
}
