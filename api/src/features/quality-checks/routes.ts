import * as contracts from '@kerf/shared-contracts/contracts/quality-checks'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentOrder } from '../orders/presenter.ts'
import * as orders from '../orders/service.ts'
import { list } from './notification-service.ts'
import { presentQualityFile, presentQualityNotification } from './presenter.ts'
import * as qualityChecks from './service.ts'

export function qualityChecksRoutes(router: ApiRouter): void {
  router.handle(contracts.listQualityCheckFiles, async ({ params, work }) => {
    const files = await qualityChecks.findFiles(work, await orders.get(work, params.id))
    return files.map(presentQualityFile)
  })

  router.handle(contracts.approveQualityCheck, async ({ params, body, actor, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    assertMayAct(actor, order)
    const decided = await qualityChecks.decide(work, order, body)
    return presentOrder(await orders.withGraph(work, decided))
  })

  router.handle(contracts.uploadQualityCheckFiles, async ({ params, files, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    const attached = await qualityChecks.addFiles(work, order, files.qualityCheck)
    return attached.map(presentQualityFile)
  })

  router.handle(contracts.deleteQualityCheckFile, async ({ params, work }) => {
    await qualityChecks.removeFile(work, await orders.getForUpdate(work, params.id), params.fileId)
    return undefined
  })

  router.handle(contracts.listQualityCheckNotifications, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    return page(rows.map(presentQualityNotification), { total, next })
  })
}
