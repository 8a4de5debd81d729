import * as contract from '@kerf/shared-contracts/contracts/accounts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAdmin } from './creation-service.ts'
import { list } from './list-service.ts'
import { presentAccount } from './presenter.ts'
import * as accounts from './service.ts'

/** What admins see of accounts and do with them. */
export function accountsRoutes(router: ApiRouter, platform: Platform): void {
  router.handle(contract.listAccounts, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    return page((await accounts.withUse(platform, work, rows)).map(presentAccount), { total, next })
  })

  router.handle(contract.getAccount, async ({ params, work }) =>
    presentAccount(await accounts.get(platform, work, params.id)),
  )

  router.handle(contract.createAdmin, async ({ body, work }) => {
    const { id } = await createAdmin(platform, work, body)
    return presentAccount(await accounts.get(platform, work, id))
  })

  router.handle(contract.endAccountSessions, async ({ params, work }) => ({
    ended: await accounts.endSessions(platform, work, params.id),
  }))

  router.handle(contract.setAccountCompanyRole, async ({ params, body, work }) => {
    await accounts.changeCompanyRole(work, params.id, body)
    return presentAccount(await accounts.get(platform, work, params.id))
  })
}
