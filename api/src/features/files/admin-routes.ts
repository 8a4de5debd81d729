import { listCustomerFiles } from '@kerf/shared-contracts/contracts/files-admin'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import { listOfCustomer } from './list-service.ts'
import { presentCustomerFile } from './presenter.ts'

/** What admins see of customers' files. */
export function adminFilesRoutes(router: ApiRouter): void {
  router.handle(listCustomerFiles, async ({ query, work }) => {
    const { rows, total, next } = await listOfCustomer(work, query)
    return page(rows.map(presentCustomerFile), { total, next })
  })
}
