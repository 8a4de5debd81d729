import * as contract from '@kerf/shared-contracts/contracts/early-files'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentFile } from '../stored-files/presenter.ts'
import * as early from './service.ts'

/** Drawings of RFQs that are still being written. */
export function earlyFilesRoutes(router: ApiRouter): void {
  router.handle(contract.sendEarlyFile, async ({ files, work }) =>
    (await early.keep(work, files.files)).map(presentFile),
  )

  router.handle(contract.linkEarlyFile, async ({ params, body, work }) =>
    presentFile(await early.link(work, params.id, body)),
  )

  router.handle(contract.removeEarlyFile, async ({ params, work }) => {
    await early.remove(work, params.id)
    return undefined
  })
}
