import * as contract from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { ReadWork } from '../../platform/work.ts'
import { decide, takeBack } from './decision-service.ts'
import { presentRevision, presentSupplierQuote } from './presenter.ts'
import * as quotes from './service.ts'

/** What admins do with the quotes of suppliers. */
export function supplierQuotesRoutes(router: ApiRouter): void {
  const present = async (work: ReadWork, id: string) => {
    const { quote, request } = await quotes.read(work, id)
    return presentSupplierQuote(quote, { seal: request.seal, today: work.today })
  }

  router.handle(contract.updateSupplierQuoteStatus, async ({ params, body, work }) => {
    await decide(work, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.takeBackSupplierQuote, async ({ params, body, work }) => {
    await takeBack(work, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.listSupplierQuoteRevisions, async ({ params, work }) =>
    (await quotes.listRevisions(work, params.id)).map(presentRevision),
  )
}
