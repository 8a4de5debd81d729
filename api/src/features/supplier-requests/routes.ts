import * as contract from '@kerf/shared-contracts/contracts/supplier-requests'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork } from '../../platform/work.ts'
import { keepForLater } from '../stored-files/service.ts'
import { change, reopen } from './change-service.ts'
import { askMore, create } from './creation-service.ts'
import { presentAttachment, presentRequest, presentRequestDetails } from './presenter.ts'
import * as requests from './service.ts'

/** What admins do with requests to suppliers. */
export function supplierRequestsRoutes(router: ApiRouter, platform: Platform): void {
  const present = async (work: ReadWork, id: string) => presentRequestDetails(await requests.read(work, id), work.today)

  router.handle(contract.uploadAdminFiles, async ({ files, work }) =>
    (await keepForLater(work, 'supplier_request', files.files)).map(presentAttachment),
  )

  router.handle(contract.createSupplierRequest, async ({ body, work }) =>
    presentRequest(await requests.read(work, await create(work, platform, body)), work.today),
  )

  router.handle(contract.listSupplierRequests, async ({ query, work }) => {
    const { rows, total, next } = await requests.list(work, query)
    return page(
      rows.map((request) => presentRequest(request, work.today)),
      { total, next },
    )
  })

  router.handle(contract.getSupplierQuoteCounts, ({ work }) => requests.count(work))

  router.handle(contract.getSupplierRequest, ({ params, work }) => present(work, params.id))

  router.handle(contract.changeSupplierRequest, async ({ params, body, work }) => {
    await change(work, platform, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.reopenSupplierRequest, async ({ params, body, work }) => {
    await reopen(work, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.askMoreSuppliers, async ({ params, body, work }) => {
    await askMore(work, params.id, body.supplierIds)
    return present(work, params.id)
  })
}
