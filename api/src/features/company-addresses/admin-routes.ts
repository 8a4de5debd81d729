import * as contract from '@kerf/shared-contracts/contracts/company-addresses-admin'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentAddress } from './presenter.ts'
import { change, listKept, remove } from './service.ts'

/** What admins do with the addresses that companies keep. */
export function companyAddressesAdminRoutes(router: ApiRouter): void {
  router.handle(contract.listKeptAddresses, async ({ params, work }) =>
    (await listKept(work, params.id)).map(presentAddress),
  )

  router.handle(contract.changeKeptAddress, async ({ params, body, work }) =>
    presentAddress(await change(work, params.id, params.addressId, body)),
  )

  router.handle(contract.removeKeptAddress, async ({ params, work }) => {
    await remove(work, params.id, params.addressId)
    return undefined
  })
}
