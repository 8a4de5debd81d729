import * as contracts from '@kerf/shared-contracts/contracts/quality-characteristics'
import type { ApiRouter } from '../../platform/http/router.ts'
import * as orders from '../orders/service.ts'
import * as characteristics from '../quality-checks/characteristics-service.ts'
import { findDecisions } from '../quality-checks/each-decision-service.ts'
import { presentCharacteristics, presentDecision } from './presenter.ts'

export function qualityCharacteristicsRoutes(router: ApiRouter): void {
  router.handle(contracts.listQualityCharacteristics, async ({ params, work }) => {
    const order = await orders.get(work, params.id)
    return presentCharacteristics(order.characteristicsRevision, await characteristics.find(work, order))
  })

  router.handle(contracts.saveQualityCharacteristics, async ({ params, body, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    const saved = await characteristics.save(work, order, body)
    return presentCharacteristics(order.characteristicsRevision, saved)
  })

  router.handle(contracts.listQualityDecisions, async ({ params, work }) => {
    const decisions = await findDecisions(work, await orders.get(work, params.id))
    return decisions.map(presentDecision)
  })
}
