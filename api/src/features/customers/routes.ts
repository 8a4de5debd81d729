import * as contract from '@kerf/shared-contracts/contracts/customers'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork } from '../../platform/work.ts'
import { joinCompany, leaveCompany } from '../company-members/membership-service.ts'
import { createCustomer } from './creation-service.ts'
import { presentCustomerAccount } from './presenter.ts'
import { getWithFigures } from './service.ts'

export function customersRoutes(router: ApiRouter, platform: Platform): void {
  const present = async (work: ReadWork, userId: string) =>
    presentCustomerAccount(await getWithFigures(work.tx, userId))

  router.handle(contract.createCustomer, async ({ body, work }) => {
    const { id } = await createCustomer(platform, work, body)
    return present(work, id)
  })

  router.handle(contract.linkUser, async ({ params, body, work }) => {
    await joinCompany(work, params.id, body.companyId, { basedOn: body.basedOn })
    return present(work, params.id)
  })

  router.handle(contract.unlinkUser, async ({ params, work }) => {
    // An admin may unlink the last owner: a successor becomes owner.
    await leaveCompany(work, params.id, 'succeed')
    return present(work, params.id)
  })
}
