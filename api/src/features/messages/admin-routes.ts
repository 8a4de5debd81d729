import * as contracts from '@kerf/shared-contracts/contracts/messages-admin'
import type { ApiRouter } from '../../platform/http/router.ts'
import { assign } from './assigning-service.ts'
import { read } from './list-service.ts'
import { presentConversation } from './presenter.ts'

export function messagesAdminRoutes(router: ApiRouter): void {
  router.handle(contracts.assignConversation, async ({ params, body, work }) => {
    await assign(work, params.id, body)
    return presentConversation(await read(work, params.id))
  })
}
