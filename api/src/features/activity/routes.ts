import * as contract from '@kerf/shared-contracts/contracts/activity'
import { text as csvText } from '../../platform/csv-text.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { activityColumns } from './csv-presenter.ts'
import { list, listOfAccount, listWhole } from './list-service.ts'
import { presentActivity } from './presenter.ts'

/** The audit log, as admins read it. */
export function activityRoutes(router: ApiRouter, { config, exports }: Platform): void {
  const timeZone = config.businessTimeZone

  router.handle(contract.listActivity, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query, timeZone)
    return page(rows.map(presentActivity), { total, next })
  })

  router.handle(contract.exportActivity, async ({ query, actor, work }) =>
    exports.csv(actor, {
      fileName: csvText.files.activity(work.today),
      columns: activityColumns(),
      rows: listWhole(work, query, timeZone),
    }),
  )

  router.handle(contract.listAccountActivity, async ({ params, query, work }) => {
    const { rows, total, next } = await listOfAccount(work, params.id, query)
    return page(rows.map(presentActivity), { total, next })
  })
}
