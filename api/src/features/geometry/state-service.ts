import type { StepState } from '../../models/step-state.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { transactAsSystem } from '../../platform/open-work.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SystemWork, Work } from '../../platform/work.ts'
import { readersOf } from '../files/readers-service.ts'
import { stageReached } from './events.ts'
import { inLine } from './lanes.ts'
import { isDue, laneOf, type StepProduct, theFacts, theModel } from './step-products.ts'

/** The bytes of a STEP file, as a row of `files` identifies them. */
export type StepBytes = Pick<StoredFile, 'sha256' | 'objectKey' | 'kind' | 'mimetype' | 'size'>

/** What of a state may change. */
export type Changes = Partial<StepState> & { facts?: object | null; objectKey?: string; pictureKey?: string }

/** Of the files with the same bytes, so many of the latest are told of. */
const mostTold = 100

/**
 * Makes sure that something is made of a STEP file: when it is uploaded, and again when it is asked for. Other files are
 * ignored. It belongs to the bytes, so for a file sent twice it is made once. What an older version made is shown until
 * there is something newer.
 */
export async function ensureMade(
  work: Pick<Work, 'tx' | 'now' | 'enqueue'>,
  product: StepProduct,
  file: StepBytes,
): Promise<void> {
  if (file.kind !== 'step') return
  const { sha256, objectKey } = file
  // Whoever forgets the state of removed files waits for this one.
  const state = (await product.states.query(work.tx).findById(sha256).forKeyShare()) ?? null
  if (!isDue(product, state, work.now)) return
  if (state?.status !== 'ready') {
    await product.states
      .query(work.tx)
      .insert({ sha256, status: 'queued', createdAt: work.now, updatedAt: work.now })
      .onConflict('sha256')
      .merge({ status: 'queued', updatedAt: work.now })
  }
  await work.enqueue(laneOf(product, file), { sha256, objectKey }, inLine(file, state?.status === 'ready'))
}

/**
 * Changes the state of a file, and tells those who see the file, in one transaction.
 * @param changes.unlessReady not where something is there already: what an older version made is kept
 */
export async function change(
  platform: Platform,
  product: StepProduct,
  sha256: string,
  { always, unlessReady }: { always?: Changes; unlessReady?: Changes },
): Promise<void> {
  await transactAsSystem(platform, async (work) => {
    const patch = (changes: Changes) =>
      product.states
        .query(work.tx)
        .findById(sha256)
        .patch({ ...changes, updatedAt: work.now })
    const waiting = unlessReady ? await patch(unlessReady).whereNot('status', 'ready') : 0
    const changed = always ? await patch(always) : waiting
    const isOver = (always ?? unlessReady)?.status !== 'running'
    if (changed > 0) await tell(work, sha256, isOver)
  })
}

/**
 * Tells those who see files with these bytes.
 * @param isOver whether there is news for the pages of their RFQs as well: pictures and estimates
 */
async function tell(work: SystemWork, sha256: string, isOver: boolean): Promise<void> {
  const files = await StoredFile.query(work.tx).where({ sha256 }).orderBy('createdAt', 'desc').limit(mostTold)
  const rfqs = new Map<string, Awaited<ReturnType<typeof readersOf>>>()
  for (const file of files) {
    const readers = await readersOf(work.tx, file)
    await work.happened(stageReached, { id: file.id, ...readers })
    if (isOver && file.linkedToType === 'rfq' && file.linkedToId) rfqs.set(file.linkedToId, readers)
  }
  for (const [id, readers] of rfqs) await work.happened(stageReached, { id, ...readers })
}

/** Whether no file has these bytes any more. */
export async function isGone({ knex }: Pick<Platform, 'knex'>, sha256: string): Promise<boolean> {
  return (await StoredFile.query(knex).findOne({ sha256 }).select('id')) === undefined
}

/**
 * Forgets how far the work on removed files is; what is made of them already waits for the sweep.
 * @param even even if there is still a file with these bytes
 * @returns whether there is one: it may have come again
 */
export async function forget(
  { knex }: Pick<Platform, 'knex'>,
  product: StepProduct,
  sha256: string,
  even?: 'whatever came',
): Promise<boolean> {
  return knex.transaction(async (tx) => {
    const state = await product.states.query(tx).findById(sha256).forUpdate()
    const isThere = !(await isGone({ knex: tx }, sha256))
    if (state && state.status !== 'ready' && (!isThere || even)) await product.states.query(tx).deleteById(sha256)
    return isThere
  })
}

/** Takes the work on a removed file off the queues, unless another file has the same bytes. */
export async function withdraw(work: Pick<Work, 'tx' | 'withdraw'>, sha256: string): Promise<void> {
  for (const product of [theFacts, theModel]) {
    // What somebody holds is being worked on, or wanted again.
    const state = await product.states.query(work.tx).findById(sha256).forUpdate().skipLocked()
    if (state?.status !== 'queued' || !(await isGone({ knex: work.tx }, sha256))) continue
    for (const lane of product.lanes) await work.withdraw(lane, sha256)
    await product.states.query(work.tx).deleteById(sha256)
  }
}
