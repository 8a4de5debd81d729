import type { CostSettings, RfqEstimate } from '@kerf/shared-contracts/contracts/estimates'
import type { ChargeKind } from '@kerf/shared-contracts/contracts/quotes'
import { processOf } from '@kerf/shared-contracts/rules/estimate/estimate'
import { inMeantUnit } from '@kerf/shared-contracts/rules/part-unit'
import { QuoteEstimate } from '../../models/quote-estimate.ts'
import type { QuoteLine } from '../../models/quote-line.ts'
import type { QuoteRevision } from '../../models/quote-revision.ts'
import type { Rfq } from '../../models/rfq.ts'
import { RfqPart } from '../../models/rfq-part.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { readCosts, tellEstimate } from './service.ts'

interface EstimatedPart {
  part: RfqPart
  told: RfqEstimate
}

/** What each drawn part of an RFQ would cost at the quantities that are asked for, by its first drawing. */
export async function estimateParts(
  work: ReadWork,
  rfq: Pick<Rfq, 'id' | 'manufacturingProcess'>,
): Promise<EstimatedPart[]> {
  const parts = await RfqPart.query(work.tx).where({ rfqId: rfq.id }).orderBy('position')
  const files = await StoredFile.query(work.tx)
    .where({ linkedToType: 'rfq', linkedToId: rfq.id, kind: 'step' })
    .orderBy(['createdAt', 'id'])
  const drawn = parts.flatMap((part) => {
    // A file without a part belongs to the first one, because one-part requests never name it.
    const drawing = files.find(({ partId }) => partId === part.id || (partId === null && part.position === 0))
    return drawing ? [{ part, drawing }] : []
  })
  // Facts may be large: only those that are told from are read.
  await StoredFile.fetchGraph(
    drawn.map(({ drawing }) => drawing),
    'facts',
    { transaction: work.tx },
  )
  const costs = await readCosts(work)
  const isOneOfSeveral = parts.length > 1
  return drawn.map(({ part, drawing }) => ({ part, told: estimatedPart(part, rfq, drawing, costs, isOneOfSeveral) }))
}

function estimatedPart(
  part: RfqPart,
  rfq: Pick<Rfq, 'manufacturingProcess'>,
  drawing: StoredFile,
  costs: CostSettings,
  isOneOfSeveral: boolean,
): RfqEstimate {
  const { facts: found } = drawing
  const facts = found?.status === 'ready' ? found.facts : null
  const { status, reason, currency, prices, assumptions } = tellEstimate(
    facts && inMeantUnit(facts, drawing.meantUnit ?? 'as_read'),
    { isMeasuring: found?.status !== 'failed', isAdmin: true, quantities: part.quantities, isOneOfSeveral },
    {
      ...{ material: part.material ?? '', materialGrade: part.materialGrade, finishing: part.finishing },
      ...{ tolerance: part.tolerance ?? '', process: rfq.manufacturingProcess },
    },
    costs,
  )
  const asked = prices.filter(({ quantity }) => part.quantities.includes(quantity))
  return { partId: part.id, status, reason, currency, prices: asked, assumptions }
}

/** What fits into its column: an estimate of a hundred million pieces may not. */
const mostAmount = 1e12

/** Charges for what an estimate has among its own parts. */
const inEstimates: readonly ChargeKind[] = ['setup', 'tooling']

/**
 * Keeps what the tables say of each line of an offer beside what is asked for it; lines without an estimate have none.
 * Those of earlier revisions no longer count. Where setups are charged apart, the lines are not compared.
 */
export async function keepEstimates(
  work: Work,
  rfq: Pick<Rfq, 'id' | 'manufacturingProcess'>,
  revision: Pick<QuoteRevision, 'id' | 'quoteId' | 'currency' | 'createdAt'>,
  { lines, charges }: { lines: readonly QuoteLine[]; charges: readonly { kind: ChargeKind }[] },
): Promise<void> {
  await work.tx.raw(
    `update quote_estimates set is_current = false
      from quote_revisions where quote_revisions.id = quote_estimates.revision_id and quote_revisions.quote_id = ?
        and quote_estimates.is_current`,
    [revision.quoteId],
  )
  if (lines.length === 0) return
  const estimated = await estimateParts(work, rfq)
  const areWhole = !charges.some(({ kind }) => inEstimates.includes(kind))
  const kept = lines.flatMap((line) => {
    const { part, told } = estimated.find((each) => each.part.id === line.partId) ?? {}
    const amount = told?.prices.find(({ quantity }) => quantity === line.quantity)?.total
    if (!told?.currency || !amount || Number(amount) <= 0 || Number(amount) >= mostAmount) return []
    return {
      ...{ lineId: line.id, revisionId: revision.id, amount, currency: told.currency },
      material: part?.material ?? '',
      process: processOf(rfq.manufacturingProcess),
      ratio: areWhole && told.currency === revision.currency ? ratioOf(line.amount, amount) : null,
      offeredAt: revision.createdAt,
    }
  })
  if (kept.length > 0) await QuoteEstimate.query(work.tx).insert(kept)
}

const ratioOf = (quoted: string, estimated: string) => Math.min(Number(quoted) / Number(estimated), 1e9).toFixed(4)
