import type { QualityCheckDecision } from '@kerf/shared-contracts/contracts/quality-checks'
import { gatheredNotes } from '@kerf/shared-contracts/rules/characteristics'
import type { Order } from '../../models/order.ts'
import { QualityDecision } from '../../models/quality-decision.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale, overtaken } from '../../platform/not-stale.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import * as orders from '../orders/service.ts'
import * as files from '../stored-files/service.ts'
import { askAgain } from './characteristics-service.ts'
import { decideOnEach } from './each-decision-service.ts'
import { qualityCharacteristicsSaved, qualityCheckDecided, qualityFileRemoved, qualityFilesAdded } from './events.ts'

/** The quality files of an order, oldest first. */
export async function findFiles({ tx }: ReadWork, order: Order): Promise<StoredFile[]> {
  return StoredFile.query(tx)
    .where({ linkedToType: 'quality_check', linkedToId: order.id })
    .orderBy(['createdAt', 'id'])
}

/**
 * The customer's decision: approval sends the order to packing, a revision request keeps it in quality check
 * (docs/product/quality-checks.md, 'The decision'). Notes on refused characteristics are added to those of a revision.
 * The caller has locked the order.
 * @throws Problem `order.archived`, `order.not_in_quality_check`, `order.quality_check_decided`,
 * `quality_characteristic.not_found`, `write.stale`
 */
export async function decide(work: Work, order: Locked<Order>, decision: QualityCheckDecision): Promise<Order> {
  await orders.assertNotArchived(work, order)
  if (order.status !== 'quality_check') throw problem('order.not_in_quality_check')
  if (!orders.awaitsDecision(order))
    throw await overtaken('order.quality_check_decided', work, {
      object: { type: 'order', id: order.id },
      actions: [qualityCheckDecided.name],
    })
  const { approved, basedOn } = decision
  if (basedOn) await assertSameSeen(work, order, basedOn)
  const status = approved ? 'approved' : 'needs_revision'
  const { kept, refused } = await decideOnEach(work, order, decision)
  const notes = gatheredNotes(decision.notes, refused)
  await QualityDecision.query(work.tx).insert({
    orderId: order.id,
    decision: status,
    notes,
    characteristics: kept,
    decidedBy: work.actor.id,
    decidedAt: work.now,
  })
  await work.happened(qualityCheckDecided, { order, decision: status, notes })
  const decided = { qualityCheckStatus: status, qualityCheckNotes: notes, qualityDecidedAt: work.now } as const
  if (approved) return orders.moveTo(work, order, 'packing', { ...decided, customerApprovedAt: work.now })
  return order.$query(work.tx).patchAndFetch(decided)
}

/** @throws Problem `write.stale` if the files and characteristics to decide on are not those that were seen */
async function assertSameSeen(
  work: Work,
  order: Locked<Order>,
  basedOn: NonNullable<QualityCheckDecision['basedOn']>,
): Promise<void> {
  const files = await findFiles(work, order)
  await assertNotStale(work, {
    basedOn,
    present: {
      files: files.map(({ id }) => id),
      // Who was shown none says nothing of them.
      ...(basedOn.characteristics !== undefined && { characteristics: order.characteristicsRevision }),
    },
    beside: { fileNames: files.map(({ fileName }) => fileName) },
    changedBy: {
      object: { type: 'order', id: order.id },
      actions: [qualityFilesAdded.name, qualityFileRemoved.name, qualityCharacteristicsSaved.name],
    },
  })
}

/**
 * Adds quality files. After a revision request, new files ask the customer again.
 * @throws Problem `order.archived`
 */
export async function addFiles(
  work: Work,
  order: Locked<Order>,
  received: readonly ReceivedFile[],
): Promise<StoredFile[]> {
  await orders.assertNotArchived(work, order)
  const attached = await files.attach(work, { type: 'quality_check', id: order.id }, received)
  await askAgain(work, order)
  await work.happened(qualityFilesAdded, { order, awaitsDecision: orders.awaitsDecision(order) })
  return attached
}

/** Removes a quality file. @throws Problem `file.not_found`, `order.archived` */
export async function removeFile(work: Work, order: Locked<Order>, fileId: string): Promise<void> {
  await orders.assertNotArchived(work, order)
  const file = await StoredFile.query(work.tx).findOne({
    id: fileId,
    linkedToType: 'quality_check',
    linkedToId: order.id,
  })
  if (!file) throw problem('file.not_found')
  await files.remove(work, file)
  await work.happened(qualityFileRemoved, { order })
}
