import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '@kerf/shared-contracts/contracts/endpoint'
import type {
  QualityCharacteristicInput,
  saveQualityCharacteristics,
} from '@kerf/shared-contracts/contracts/quality-characteristics'
import { verdictOf } from '@kerf/shared-contracts/rules/characteristics'
import type { Order } from '../../models/order.ts'
import { OrderLine } from '../../models/order-line.ts'
import { QualityCharacteristic } from '../../models/quality-characteristic.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { newId } from '../../platform/db/new-id.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import * as orders from '../orders/service.ts'
import { qualityCharacteristicsSaved, qualityCheckDecided, qualityCheckRenewed } from './events.ts'

/** The characteristics of an order in their order, each with the file whose face it points at. */
export async function find({ tx }: ReadWork, { id }: Pick<Order, 'id'>): Promise<QualityCharacteristic[]> {
  return QualityCharacteristic.query(tx).where({ orderId: id }).orderBy('position').withGraphFetched('faceFile')
}

type Asked = InputOf<typeof saveQualityCharacteristics>['body']

/**
 * Replaces the characteristics of an order. Those whose values stay keep the customer's decision. After a revision
 * request, changed ones ask the customer again, as new quality files do (docs/product/quality-checks.md,
 * 'Characteristics').
 * @throws Problem `order.archived`, `file.not_found`, `write.stale`, `validation.failed`
 */
export async function save(work: Work, order: Locked<Order>, asked: Asked): Promise<QualityCharacteristic[]> {
  await orders.assertNotArchived(work, order)
  const before = await find(work, order)
  const after = rowsOf(order, asked.characteristics, before)
  if (isDeepStrictEqual(before.map(storedOf), after)) return before
  await assertNotStale(work, {
    basedOn: asked.basedOn,
    present: { revision: order.characteristicsRevision },
    changedBy: {
      object: { type: 'order', id: order.id },
      actions: [qualityCharacteristicsSaved.name, qualityCheckDecided.name],
    },
  })
  await assertOfOrder(work, order, after)
  await QualityCharacteristic.query(work.tx).delete().where({ orderId: order.id })
  if (after.length > 0) await QualityCharacteristic.query(work.tx).insert(after)
  await order.$query(work.tx).patch({ characteristicsRevision: order.characteristicsRevision + 1 })
  const isRenewed = isToDecideAnew(before, after) && (await askAgain(work, order))
  const saved = await find(work, order)
  await work.happened(qualityCharacteristicsSaved, {
    order,
    characteristics: saved.length,
    outOfTolerance: saved.filter((each) => verdictOf(each) === 'out_of_tolerance').length,
    asksCustomer: isRenewed || (before.length === 0 && (await isFirstResult(work, order))),
  })
  return saved
}

/** Whether the customer decides now and was not asked yet, as there were no quality files. */
async function isFirstResult({ tx }: Work, order: Order): Promise<boolean> {
  if (!orders.awaitsDecision(order)) return false
  return !(await StoredFile.query(tx).findOne({ linkedToType: 'quality_check', linkedToId: order.id }))
}

/** Whether there is something to decide on that the customer has not seen: another face or order of rows is nothing. */
function isToDecideAnew(before: readonly QualityCharacteristic[], after: readonly Stored[]): boolean {
  const byId = new Map(before.map((row) => [row.id, inspectedOf(row)]))
  const isChanged = after.some((row) => !isDeepStrictEqual(byId.get(row.id), inspectedOf(row)))
  return after.length > 0 && (isChanged || after.length < before.length)
}

/** What is stored of a characteristic. */
type Stored = Pick<
  QualityCharacteristic,
  (typeof inspected)[number] | 'id' | 'orderId' | 'position' | 'faceFileId' | 'faces' | 'decision' | 'decisionNote'
>

/** What a decision of the customer is about. */
const inspected = [
  ...['orderLineId', 'number', 'name', 'kind', 'nominal', 'lowerTolerance', 'upperTolerance'],
  ...['toleranceText', 'unit', 'measured', 'passed'],
] as const satisfies readonly (keyof QualityCharacteristic)[]

function storedOf(row: QualityCharacteristic): Stored {
  const { id, orderId, position, faceFileId, faces, decision, decisionNote } = row
  return {
    id,
    orderId,
    position,
    ...inspectedOf(row),
    faceFileId,
    faces: faceFileId === null ? null : faces,
    decision,
    decisionNote,
  }
}

function inspectedOf(row: Pick<QualityCharacteristic, (typeof inspected)[number]>) {
  const { orderLineId, number, name, kind, nominal, lowerTolerance, upperTolerance } = row
  const { toleranceText, unit, measured, passed } = row
  return {
    orderLineId,
    number,
    name,
    kind,
    nominal,
    lowerTolerance,
    upperTolerance,
    toleranceText,
    unit,
    measured,
    passed,
  }
}

/** The rows to store. An id that is not of this order, or that stands twice, is given anew. */
function rowsOf(
  order: Order,
  asked: readonly QualityCharacteristicInput[],
  before: readonly QualityCharacteristic[],
): Stored[] {
  const left = new Map(before.map((row) => [row.id, row]))
  return asked.map((input, position) => {
    const known = left.get(input.id ?? '')
    if (known) left.delete(known.id)
    const values = valuesOf(input)
    const isDecided = known !== undefined && isDeepStrictEqual(inspectedOf(known), values)
    return {
      id: known?.id ?? newId(),
      orderId: order.id,
      position,
      ...values,
      faceFileId: input.face?.fileId ?? null,
      faces: input.face?.faces ?? null,
      decision: isDecided ? known.decision : null,
      decisionNote: isDecided ? known.decisionNote : null,
    }
  })
}

/** What does not apply to its kind is left out: an attribute has no numbers, a dimension does not pass by a word. */
function valuesOf({ orderLineId, number, name, kind, ...input }: QualityCharacteristicInput) {
  const isAttribute = kind === 'attribute'
  return {
    orderLineId: orderLineId ?? null,
    number,
    name,
    kind,
    nominal: isAttribute ? null : input.nominal,
    lowerTolerance: isAttribute ? null : input.lowerTolerance,
    upperTolerance: isAttribute ? null : input.upperTolerance,
    toleranceText: input.toleranceText,
    unit: input.unit,
    measured: isAttribute ? [] : input.measured,
    passed: isAttribute ? (input.passed ?? null) : null,
  }
}

/** Whether parts and faces are those of the order. @throws Problem `file.not_found`, `validation.failed` */
async function assertOfOrder({ tx }: Work, order: Order, rows: readonly Stored[]): Promise<void> {
  const lineIds = new Set(rows.map(({ orderLineId }) => orderLineId).filter((id) => id !== null))
  const fileIds = new Set(rows.map(({ faceFileId }) => faceFileId).filter((id) => id !== null))
  if (lineIds.size > 0) {
    const lines = await OrderLine.query(tx)
      .where({ orderId: order.id })
      .whereIn('id', [...lineIds])
    const unknown = rows.findIndex(
      ({ orderLineId }) => orderLineId !== null && !lines.some(({ id }) => id === orderLineId),
    )
    const fields = { [`characteristics.${unknown}.orderLineId`]: inputText.partNotOfOrder }
    if (unknown >= 0) throw problem('validation.failed', { fields })
  }
  if (fileIds.size > 0) {
    const ofRequest = { linkedToType: 'rfq', linkedToId: order.rfqId, kind: 'step' } as const
    const files = await StoredFile.query(tx)
      .where(ofRequest)
      .whereIn('id', [...fileIds])
    if (files.length < fileIds.size) throw problem('file.not_found')
  }
}

/**
 * Asks a customer who had requested a revision to decide again.
 * @returns whether there was such a request
 */
export async function askAgain(work: Work, order: Locked<Order>): Promise<boolean> {
  if (order.status !== 'quality_check' || order.qualityCheckStatus !== 'needs_revision') return false
  await order.$query(work.tx).patch(orders.undecided)
  await work.happened(qualityCheckRenewed, { order })
  return true
}
