import * as contract from '@kerf/shared-contracts/contracts/customers'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork } from '../../platform/work.ts'
import { joinCompany, leaveCompany } from '../company-members/membership-service.ts'
import { createCustomer } from './creation-service.ts'
import { list, search } from './list-service.ts'
import { presentCustomerAccount, presentCustomerDetails, presentFoundCustomer } from './presenter.ts'
import * as customers from './service.ts'

export function customersRoutes(router: ApiRouter, platform: Platform): void {
  const present = async (work: ReadWork, userId: string) => presentCustomerAccount(await customers.get(work, userId))

  router.handle(contract.listCustomers, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    return page(rows.map(presentCustomerAccount), { total, next })
  })

  router.handle(contract.getCustomer, async ({ params, work }) =>
    presentCustomerDetails(await customers.getDetails(platform, work, params.id)),
  )

  router.handle(contract.searchCustomers, async ({ query, work }) =>
    (await search(work, query)).map(presentFoundCustomer),
  )

  router.handle(contract.listCompanyUsers, async ({ params, work }) =>
    (await customers.ofNumber(work, params.customerNumber)).map(presentCustomerAccount),
  )

  router.handle(contract.createCustomer, async ({ body, work }) => {
    const { id } = await createCustomer(platform, work, body)
    return present(work, id)
  })

  router.handle(contract.linkUser, async ({ params, body, work }) => {
    await joinCompany(work, params.id, body.companyId, { basedOn: body.basedOn })
    return present(work, params.id)
  })

  router.handle(contract.unlinkUser, async ({ params, body, work }) => {
    // An admin may unlink the last owner: a successor becomes owner.
    await leaveCompany(work, params.id, 'succeed', body.basedOn)
    return present(work, params.id)
  })
}
