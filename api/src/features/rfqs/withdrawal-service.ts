import { mayWithdraw } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import type { Rfq } from '../../models/rfq.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { overtaken } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { rfqWithdrawn } from './events.ts'
import { decisionOn, endedCode, moveTo } from './service.ts'

/**
 * Withdraws an RFQ for its customer, while it is not quoted (docs/product/rfqs.md, 'Withdrawing'). The caller has locked
 * it, so that a quote sent at the same moment comes before or is refused.
 * @throws Problem `rfq.already_quoted`, `rfq.already_decided`, `rfq.withdrawn`
 */
export async function withdraw(work: Work, rfq: Locked<Rfq>, reason: string | null): Promise<Rfq> {
  if (!mayWithdraw(rfq.status)) {
    const code = rfq.status === 'quoted' ? 'rfq.already_quoted' : endedCode(rfq)
    throw await overtaken(code, work, decisionOn(rfq))
  }
  const withdrawn = await moveTo(work, rfq, 'withdrawn', { withdrawnAt: work.now, withdrawalReason: reason })
  await work.happened(rfqWithdrawn, { rfq, reason })
  return withdrawn
}
