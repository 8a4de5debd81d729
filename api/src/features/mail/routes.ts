import * as contract from '@kerf/shared-contracts/contracts/mail'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import * as failures from './failures-service.ts'
import { presentFailedMail } from './presenter.ts'

/** What admins see of failed mails and do with them. */
export function mailRoutes(router: ApiRouter): void {
  router.handle(contract.listFailedMails, async ({ query, work }) => {
    const { rows, total, next } = await failures.list(work, query)
    return page(rows.map(presentFailedMail), { total, next })
  })

  router.handle(contract.retryFailedMail, async ({ params, work }) =>
    presentFailedMail(await failures.retry(work, params.id)),
  )
}
