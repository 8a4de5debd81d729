import { createRfq, exportRfqs, getRfq, listRfqs, withdrawRfq } from '@kerf/shared-contracts/contracts/rfqs'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import { text as csvText } from '../../platform/csv-text.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { rfqColumns, rfqLines } from './csv-presenter.ts'
import { createFromDraft } from './draft-service.ts'
import { list, listWhole } from './list-service.ts'
import { presentRfqFor } from './presenter.ts'
import * as rfqs from './service.ts'
import { withdraw } from './withdrawal-service.ts'

export function rfqsRoutes(router: ApiRouter, { exports }: Platform): void {
  router.handle(listRfqs, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    const shown = rows.map((rfq) => presentRfqFor(work, rfq))
    return page(shown, { total, next })
  })

  router.handle(exportRfqs, async ({ query, actor, work }) => {
    const columns = rfqColumns(work.provider.timeZone)
    const rows = rfqLines(listWhole(work, query), actor)
    return exports.csv(actor, { fileName: csvText.files.rfqs(work.today), columns, rows })
  })

  router.handle(getRfq, async ({ params, work }) => {
    return presentRfqFor(work, await rfqs.read(work, params.id))
  })

  router.handle(createRfq, async ({ body, actor, work }) => {
    assertMayAct(actor)
    const { fromDraft } = body
    if (fromDraft) return presentRfqFor(work, await createFromDraft(work, body, fromDraft))
    const rfq = await rfqs.create(work, actor.id, body)
    return presentRfqFor(work, rfq.view)
  })

  router.handle(withdrawRfq, async ({ params, body, actor, work }) => {
    const rfq = await rfqs.getForUpdate(work, params.id)
    assertMayAct(actor, rfq)
    const withdrawn = await withdraw(work, rfq, body.reason)
    return presentRfqFor(work, await rfqs.withGraph(work, withdrawn))
  })
}
