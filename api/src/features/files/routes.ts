import { downloadFile, uploadFiles, viewFile } from '@kerf/shared-contracts/contracts/files'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { FileDelivery } from '../../platform/storage/download.ts'
import { addDrawings } from '../rfqs/drawing-service.ts'
import * as rfqs from '../rfqs/service.ts'
import { presentFile } from '../stored-files/presenter.ts'
import { getReadable } from './reading-service.ts'

export function filesRoutes(router: ApiRouter, { store }: Platform): void {
  router.handle(uploadFiles, async ({ body, files, actor, work }) => {
    const rfq = await rfqs.getForUpdate(work, body.linkedToId)
    assertMayAct(actor, rfq)
    return (await addDrawings(work, rfq, body.partId, files.files)).map(presentFile)
  })

  router.handle(viewFile, async ({ params, work }) => {
    return new FileDelivery(store, await getReadable(work, params.id), { inline: true })
  })

  router.handle(downloadFile, async ({ params, work }) => {
    return new FileDelivery(store, await getReadable(work, params.id))
  })
}
