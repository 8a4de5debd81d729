import * as contract from '@kerf/shared-contracts/contracts/rfq-drafts'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentDraft, presentDraftState } from './presenter.ts'
import * as drafts from './service.ts'

/** The RFQ that a customer is writing: each has their own, which nobody else sees. */
export function rfqDraftsRoutes(router: ApiRouter): void {
  router.handle(contract.getRfqDraft, async ({ work }) => {
    const own = await drafts.find(work)
    return { draft: own ? presentDraft(own) : null }
  })

  router.handle(contract.saveRfqDraft, async ({ body, work }) => presentDraftState(await drafts.save(work, body)))

  router.handle(contract.discardRfqDraft, async ({ query, work }) => {
    await drafts.discard(work, query)
    return undefined
  })
}
