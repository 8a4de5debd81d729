import {
  listAdminRfqs,
  listCustomerRfqs,
  listRfqFiles,
  updateRfqStatus,
} from '@kerf/shared-contracts/contracts/rfqs-admin'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentFile } from '../stored-files/presenter.ts'
import { list } from './list-service.ts'
import { presentRfq } from './presenter.ts'
import * as rfqs from './service.ts'

/** What admins do with RFQs. */
export function adminRfqsRoutes(router: ApiRouter): void {
  for (const endpoint of [listAdminRfqs, listCustomerRfqs]) {
    router.handle(endpoint, async ({ query, work }) => {
      const { rows, total, next } = await list(work, query)
      const shown = rows.map((rfq) => presentRfq(rfq, work.today))
      return page(shown, { total, next })
    })
  }

  router.handle(listRfqFiles, async ({ params, work }) => {
    const { files } = await rfqs.read(work, params.id)
    return files.map(presentFile)
  })

  router.handle(updateRfqStatus, async ({ params, body, work }) => {
    const rfq = await rfqs.getForUpdate(work, params.id)
    const moved = await rfqs.setStatus(work, rfq, body)
    return presentRfq(await rfqs.withGraph(work, moved), work.today)
  })
}
