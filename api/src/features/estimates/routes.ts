import * as contract from '@kerf/shared-contracts/contracts/estimates'
import { inMeantUnit } from '@kerf/shared-contracts/rules/part-unit'
import type { ApiRouter } from '../../platform/http/router.ts'
import * as files from '../files/reading-service.ts'
import { findFacts } from '../geometry/facts-service.ts'
import * as rfqs from '../rfqs/service.ts'
import { estimateParts } from './rfq-service.ts'
import * as estimates from './service.ts'

/** What parts would cost, and what that is told from. */
export function estimatesRoutes(router: ApiRouter): void {
  router.handle(contract.estimateFile, async ({ params, query, actor, work }) => {
    const file = await files.getReadable(work, params.id)
    const found = await findFacts(work, file)
    const facts = found?.status === 'ready' ? found.facts : null
    const { quantity: quantities, material, tolerance } = query
    return estimates.tellEstimate(
      facts && inMeantUnit(facts, file.meantUnit ?? 'as_read'),
      {
        ...{ isMeasuring: found?.status !== 'failed', isAdmin: actor.kind === 'admin' },
        ...{ quantities, isOneOfSeveral: query.isOneOfSeveral ?? false },
      },
      {
        ...{ material, tolerance, materialGrade: query.materialGrade ?? null },
        ...{ finishing: query.finishing ?? null, process: query.process ?? null },
      },
      await estimates.readCosts(work),
    )
  })

  router.handle(contract.estimateRfq, async ({ params, work }) => {
    const estimated = await estimateParts(work, await rfqs.get(work, params.id))
    return estimated.map(({ told }) => told)
  })

  router.handle(contract.getCostSettings, ({ work }) => estimates.readCosts(work))

  router.handle(contract.updateCostSettings, ({ body, work }) => estimates.updateCosts(work, body))
}
