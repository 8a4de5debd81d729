import { listCompanyAddresses } from '@kerf/shared-contracts/contracts/company-addresses'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentAddress } from './presenter.ts'
import { listAddresses } from './service.ts'

export function companyAddressesRoutes(router: ApiRouter): void {
  router.handle(listCompanyAddresses, async ({ work }) => (await listAddresses(work)).map(presentAddress))
}
