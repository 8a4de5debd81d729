import {
  getRfqOrder,
  listAdminRfqs,
  listCustomerRfqs,
  listRfqFiles,
  updateRfqStatus,
} from '@kerf/shared-contracts/contracts/admin-rfqs'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentFile } from '../files/presenter.ts'
import { list } from '../rfqs/list-service.ts'
import { presentRfq } from '../rfqs/presenter.ts'
import * as rfqs from '../rfqs/service.ts'

export function adminRfqsRoutes(router: ApiRouter): void {
  for (const endpoint of [listAdminRfqs, listCustomerRfqs]) {
    router.handle(endpoint, async ({ query, work }) => {
      const { rows, total, next } = await list(work, query)
      return page(rows.map(presentRfq), { total, next })
    })
  }

  router.handle(listRfqFiles, async ({ params, work }) => {
    const rfq = await rfqs.withGraph(work, await rfqs.get(work, params.id))
    return (rfq.files ?? []).map(presentFile)
  })

  router.handle(getRfqOrder, async ({ params, work }) => {
    const { order } = await rfqs.withGraph(work, await rfqs.get(work, params.id))
    return { hasOrder: Boolean(order), orderNumber: order?.number ?? null, orderId: order?.id ?? null }
  })

  router.handle(updateRfqStatus, async ({ params, body, work }) => {
    const rfq = await rfqs.getForUpdate(work, params.id)
    return presentRfq(await rfqs.withGraph(work, await rfqs.setStatus(work, rfq, body.status)))
  })
}
