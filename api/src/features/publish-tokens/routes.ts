import * as contract from '@kerf/shared-contracts/contracts/publish-tokens'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentToken } from './presenter.ts'
import * as tokens from './service.ts'

/** What admins do with the tokens of pipelines. */
export function publishTokensRoutes(router: ApiRouter): void {
  router.handle(contract.listPublishTokens, async ({ work }) => (await tokens.list(work)).map(presentToken))

  router.handle(contract.createPublishToken, async ({ body, work }) => {
    const { token, secret } = await tokens.create(work, body)
    return { ...presentToken(token), secret }
  })

  router.handle(contract.revokePublishToken, async ({ params, work }) => {
    await tokens.revoke(work, params.id)
    return undefined
  })
}
