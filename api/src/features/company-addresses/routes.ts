import * as contract from '@kerf/shared-contracts/contracts/company-addresses'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentAddress } from './presenter.ts'
import { change, companyOf, listAddresses, remove } from './service.ts'

export function companyAddressesRoutes(router: ApiRouter): void {
  router.handle(contract.listCompanyAddresses, async ({ work }) => (await listAddresses(work)).map(presentAddress))

  router.handle(contract.changeCompanyAddress, async ({ params, body, actor, work }) =>
    presentAddress(await change(work, companyOf(actor), params.id, body)),
  )

  router.handle(contract.removeCompanyAddress, async ({ params, actor, work }) => {
    await remove(work, companyOf(actor), params.id)
    return undefined
  })
}
