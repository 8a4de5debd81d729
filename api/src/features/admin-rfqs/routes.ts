import { getRfqOrder } from '@kerf/shared-contracts/contracts/orders-admin'
import {
  listAdminRfqs,
  listCustomerRfqs,
  listRfqFiles,
  updateRfqStatus,
} from '@kerf/shared-contracts/contracts/rfqs-admin'
import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork } from '../../platform/work.ts'
import { presentFile } from '../files/presenter.ts'
import { list } from '../rfqs/list-service.ts'
import { presentRfq } from '../rfqs/presenter.ts'
import * as rfqs from '../rfqs/service.ts'

export function adminRfqsRoutes(router: ApiRouter, { config }: Platform): void {
  const today = (work: ReadWork) => dayIn(work.now, config.businessTimeZone)

  for (const endpoint of [listAdminRfqs, listCustomerRfqs]) {
    router.handle(endpoint, async ({ query, work }) => {
      const { rows, total, next } = await list(work, query)
      const day = today(work)
      const shown = rows.map((rfq) => presentRfq(rfq, day))
      return page(shown, { total, next })
    })
  }

  router.handle(listRfqFiles, async ({ params, work }) => {
    const { files } = await rfqs.read(work, params.id)
    return files.map(presentFile)
  })

  router.handle(getRfqOrder, async ({ params, work }) => {
    const { order } = await rfqs.read(work, params.id)
    return { hasOrder: Boolean(order), orderNumber: order?.number ?? null, orderId: order?.id ?? null }
  })

  router.handle(updateRfqStatus, async ({ params, body, work }) => {
    const rfq = await rfqs.getForUpdate(work, params.id)
    const moved = await rfqs.setStatus(work, rfq, body.status)
    return presentRfq(await rfqs.withGraph(work, moved), today(work))
  })
}
