import * as contract from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { ReadWork } from '../../platform/work.ts'
import { presentReceived } from './presenter.ts'
import { decline, listReceived, markViewed, readReceived } from './received-service.ts'

/** What suppliers do with the requests that were sent to them. */
export function receivedRequestsRoutes(router: ApiRouter): void {
  const present = async (work: ReadWork, id: string) => presentReceived(await readReceived(work, id), work.today)

  router.handle(contract.listReceivedRequests, async ({ query, work }) => {
    const { rows, total, next } = await listReceived(work, query)
    return page(
      rows.map((request) => presentReceived(request, work.today)),
      { total, next },
    )
  })

  router.handle(contract.getReceivedRequest, ({ params, work }) => present(work, params.id))

  router.handle(contract.markRequestViewed, async ({ params, work }) => {
    await markViewed(work, params.id)
    return present(work, params.id)
  })

  router.handle(contract.declineRequest, async ({ params, body, work }) => {
    await decline(work, params.id, body.reason)
    return present(work, params.id)
  })
}
