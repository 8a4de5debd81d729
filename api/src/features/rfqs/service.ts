import type { CreateRfqBody } from '@kerf/shared-contracts/contracts/rfqs'
import { maySetRfqStatus } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { type InsertedRfq, insertRfq } from '../../models/insert-rfq.ts'
import { Quote } from '../../models/quote.ts'
import { Rfq, type RfqSource, type RfqStatus } from '../../models/rfq.ts'
import { type RfqView, rfqShape } from '../../models/views/rfq-view.ts'
import { isVisible, visibleTo } from '../../models/visible-to.ts'
import type { ChangeSought } from '../../platform/audit/last-change.ts'
import { readSome } from '../../platform/db/list.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { assertNotStale, overtaken } from '../../platform/not-stale.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { keepAddresses } from '../company-addresses/service.ts'
import { quoteDeclinedWithRfq, rfqStatusChanged, rfqSubmitted } from './events.ts'

export type NewRfq = z.output<typeof CreateRfqBody>

/**
 * The parts of a new RFQ: `parts` if several were sent, else one from the flat fields (docs/product/rfqs.md, 'Flat
 * fields and parts').
 */
function partsOf(rfq: NewRfq) {
  if (rfq.parts) {
    const { length } = rfq.parts
    return rfq.parts.map((part, at) => ({
      ...part,
      name: part.name ?? (length === 1 ? rfq.projectName : `Part ${at + 1}`),
    }))
  }
  const { projectName, material = null, materialGrade, finishing, tolerance = null, quantity = 1, findings } = rfq
  const fields = { material, materialGrade, finishing, tolerance, findings }
  return [{ ...fields, name: projectName, quantities: [quantity], notes: null }]
}

/**
 * Submits a request for quote. It is complete at once; files are uploaded afterwards.
 * @param customerId its owner; their linked company shares it, and stores the addresses entered by its customer
 * @throws Problem `validation.failed` if the day it is needed by has passed
 */
export async function create(
  work: Work,
  customerId: string,
  request: NewRfq,
  origin: { source: RfqSource; reorderOfOrderId?: string } = { source: 'customer' },
): Promise<InsertedRfq> {
  const {
    parts: _parts,
    material: _m,
    materialGrade: _g,
    finishing: _f,
    tolerance: _t,
    quantity: _q,
    findings: _found,
    fromDraft: _draft,
    ...fields
  } = request
  if (fields.neededBy !== null && fields.neededBy < work.today) {
    throw problem('validation.failed', { fields: { neededBy: inputText.dayPast } })
  }
  const rfq = await insertRfq(work.tx, {
    ...fields,
    customerId,
    reorderOfOrderId: null,
    ...origin,
    parts: partsOf(request),
    at: work.now,
  })
  if (rfq.companyId !== null && origin.source === 'customer') {
    await keepAddresses(work, rfq.companyId, [fields.shipTo, fields.billTo])
  }
  await work.happened(rfqSubmitted, { rfq: { ...rfq, projectName: request.projectName }, source: rfq.source })
  return rfq
}

/**
 * An RFQ the actor may see.
 * @throws Problem `rfq.not_found`, also for somebody else's
 */
export async function get({ tx, actor }: ReadWork, id: string): Promise<Rfq> {
  const rfq = await visibleTo(Rfq.query(tx).findById(id), actor, 'rfqs')
  if (!rfq) throw problem('rfq.not_found')
  return rfq
}

/** As {@link get}, locked until the transaction ends. */
export async function getForUpdate({ tx, actor }: Work, id: string): Promise<Locked<Rfq>> {
  const rfq = await visibleTo(Rfq.query(tx).findById(id).forUpdate(), actor, 'rfqs')
  if (!rfq) throw problem('rfq.not_found')
  return locked(rfq)
}

/**
 * An RFQ the actor may see, with everything its presentation needs.
 * @throws Problem `rfq.not_found`, also for somebody else's
 */
export async function read({ tx, actor }: ReadWork, id: string): Promise<RfqView> {
  const [rfq] = await readSome(tx, rfqShape, sql`rfqs.id = ${id} and ${isVisible(actor, 'rfqs')}`)
  if (!rfq) throw problem('rfq.not_found')
  return rfq
}

/** Reads what the presentation of one RFQ needs. */
export async function withGraph({ tx }: ReadWork, { id }: Pick<Rfq, 'id'>): Promise<RfqView> {
  const [rfq] = await readSome(tx, rfqShape, sql`rfqs.id = ${id}`)
  if (!rfq) throw problem('rfq.not_found')
  return rfq
}

/** Where the audit log records who last set the status of an RFQ. */
export function decisionOn({ id }: Pick<Rfq, 'id'>): ChangeSought {
  return { object: { type: 'rfq', id }, actions: [rfqStatusChanged.name] }
}

/** Why nothing more can be done with an RFQ that is not active. */
export function endedCode({ status }: Pick<Rfq, 'status'>): 'rfq.withdrawn' | 'rfq.already_decided' {
  return status === 'withdrawn' ? 'rfq.withdrawn' : 'rfq.already_decided'
}

/**
 * Sets the status an admin asked for: opening makes `submitted` `reviewing`, declining ends the RFQ and its quote.
 * Opening a later one changes nothing.
 * @throws Problem `rfq.already_decided`, `rfq.withdrawn`, `rfq.status_not_allowed`, `write.stale`
 */
export async function setStatus(
  work: Work,
  rfq: Locked<Rfq>,
  { status: to, basedOn }: { status: RfqStatus; basedOn?: { status: RfqStatus } | undefined },
): Promise<Rfq> {
  if (to === 'reviewing' && rfq.status !== 'submitted') return rfq
  if (!maySetRfqStatus(rfq.status, to)) {
    throw await overtaken(to === 'declined' ? endedCode(rfq) : 'rfq.status_not_allowed', work, decisionOn(rfq))
  }
  await assertNotStale(work, {
    basedOn,
    present: { status: rfq.status },
    changedBy: decisionOn(rfq),
  })
  if (to === 'declined') await declinePendingQuote(work, rfq)
  return moveTo(work, rfq, to, to === 'reviewing' ? { reviewedAt: work.now } : {})
}

async function declinePendingQuote(work: Work, rfq: Rfq): Promise<void> {
  const quote = await Quote.query(work.tx).findOne({ rfqId: rfq.id, status: 'pending' })
  if (!quote) return
  await quote.$query(work.tx).patch({ status: 'declined', respondedAt: work.now, respondedBy: work.actor.id })
  await work.happened(quoteDeclinedWithRfq, { quoteId: quote.id, revision: quote.currentRevision })
}

/** Moves an RFQ to its next status, for quotes and orders. The caller has locked it. */
export async function moveTo(
  work: Work,
  rfq: Locked<Rfq>,
  status: RfqStatus,
  more: Partial<Pick<Rfq, 'reviewedAt' | 'withdrawnAt' | 'withdrawalReason'>> = {},
): Promise<Rfq> {
  const from = rfq.status
  const moved = await rfq.$query(work.tx).patchAndFetch({ status, ...more })
  if (from !== status) await work.happened(rfqStatusChanged, { rfq, from, to: status })
  return moved
}
