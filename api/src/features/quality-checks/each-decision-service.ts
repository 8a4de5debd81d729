import type { DecidedCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import type { QualityCheckDecision } from '@kerf/shared-contracts/contracts/quality-checks'
import type { Refused } from '@kerf/shared-contracts/rules/characteristics'
import sql from 'sql-template-tag'
import { decidedOf } from '../../models/decided-characteristic.ts'
import type { Order } from '../../models/order.ts'
import type { QualityCharacteristic } from '../../models/quality-characteristic.ts'
import { QualityDecision } from '../../models/quality-decision.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { run } from '../../platform/db/prepared.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { find } from './characteristics-service.ts'

/** The most decisions that the history shows. */
const shownDecisions = 20

/** What a decision on the check says of each characteristic. */
interface DecidedOn {
  /** As they are to be kept with the decision; null where there are none. */
  kept: DecidedCharacteristic[] | null
  refused: Refused[]
}

/**
 * Records the customer's decision on each characteristic: an approval approves all, a revision request those that it
 * names. The others keep the decision they have. Their revision is raised, as a table that an admin has open would undo
 * the decision.
 * @throws Problem `quality_characteristic.not_found`
 */
export async function decideOnEach(
  work: Work,
  order: Locked<Order>,
  { approved, characteristics: asked }: Pick<QualityCheckDecision, 'approved' | 'characteristics'>,
): Promise<DecidedOn> {
  const rows = await find(work, order)
  const saidOf = new Map(asked.map((each) => [each.id, each]))
  if ([...saidOf.keys()].some((id) => rows.every((row) => row.id !== id)))
    throw problem('quality_characteristic.not_found')
  for (const row of rows) {
    const said = saidOf.get(row.id)
    if (!approved && !said) continue
    row.decision = approved ? 'approved' : (said?.decision ?? null)
    row.decisionNote = row.decision === 'refused' ? (said?.note ?? null) : null
  }
  await store(work, order, rows)
  const named = rows.filter(({ id }) => saidOf.get(id)?.decision === 'refused')
  return {
    kept: rows.length > 0 ? rows.map(decidedOf) : null,
    refused: named.map(({ number, name, decisionNote }) => ({ number, name, note: decisionNote ?? '' })),
  }
}

async function store({ tx }: Work, order: Locked<Order>, rows: readonly QualityCharacteristic[]): Promise<void> {
  const said = rows.map(({ id, decision, decisionNote }) => ({ id, decision, note: decisionNote }))
  if (said.length === 0) return
  await run(
    tx,
    sql`update quality_characteristics set decision = said.decision, decision_note = said.note
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) said(id uuid, decision text, note text)
      where quality_characteristics.id = said.id`,
  )
  await order.$query(tx).patch({ characteristicsRevision: order.characteristicsRevision + 1 })
}

/** The latest decisions on the checks of an order that had characteristics, newest first, each with who made it. */
export async function findDecisions({ tx }: ReadWork, { id }: Order): Promise<QualityDecision[]> {
  return QualityDecision.query(tx)
    .where({ orderId: id })
    .whereNotNull('characteristics')
    .orderBy('id', 'desc')
    .limit(shownDecisions)
    .withGraphFetched('decider')
}
