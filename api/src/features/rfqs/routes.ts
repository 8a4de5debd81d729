import { createRfq, getRfq, listRfqs } from '@kerf/shared-contracts/contracts/rfqs'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import { list } from './list-service.ts'
import { presentRfq } from './presenter.ts'
import * as rfqs from './service.ts'

export function rfqsRoutes(router: ApiRouter): void {
  router.handle(listRfqs, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    return page(rows.map(presentRfq), { total, next })
  })

  router.handle(getRfq, async ({ params, work }) => {
    return presentRfq(await rfqs.withGraph(work, await rfqs.get(work, params.id)))
  })

  router.handle(createRfq, async ({ body, viewer, work }) => {
    assertMayAct(viewer)
    const rfq = await rfqs.create(work, viewer.id, body)
    return presentRfq(await rfqs.withGraph(work, rfq))
  })
}
