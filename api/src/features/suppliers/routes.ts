import * as contract from '@kerf/shared-contracts/contracts/suppliers'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork } from '../../platform/work.ts'
import { choices, list } from './list-service.ts'
import { presentSupplier, presentSupplierDetails } from './presenter.ts'
import * as suppliers from './service.ts'

/** What admins do with suppliers. */
export function suppliersRoutes(router: ApiRouter, platform: Platform): void {
  const present = async (work: ReadWork, id: string) =>
    presentSupplierDetails(await suppliers.get(work, id), work.today)

  router.handle(contract.listSuppliers, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    return page(rows.map(presentSupplier), { total, next })
  })

  router.handle(contract.getSupplierChoices, ({ work }) => choices(work))

  router.handle(contract.getSupplier, ({ params, work }) => present(work, params.id))

  router.handle(contract.verifySupplier, async ({ params, body, work }) => {
    await suppliers.verify(work, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.suspendSupplier, async ({ params, body, work }) => {
    await suppliers.suspend(platform, work, params.id, body)
    return present(work, params.id)
  })
}
