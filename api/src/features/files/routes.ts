import { downloadFile, uploadFiles, viewFile } from '@kerf/shared-contracts/contracts/files'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { FileDelivery } from '../../platform/storage/download.ts'
import { ensureGeometry } from '../geometry/service.ts'
import * as rfqs from '../rfqs/service.ts'
import { presentFile } from './presenter.ts'
import * as files from './service.ts'

export function filesRoutes(router: ApiRouter, { store }: Platform): void {
  router.handle(uploadFiles, async ({ body, files: received, actor, work }) => {
    const rfq = await rfqs.getForUpdate(work, body.linkedToId)
    assertMayAct(actor, rfq)
    rfqs.assertTakesFiles(rfq)
    const partId = await rfqs.partIdOf(work, rfq, body.partId)
    const attached = await files.attach(work, { type: 'rfq', id: rfq.id, partId }, received.files)
    for (const file of attached) await ensureGeometry(work, file)
    await work.announce({ audience: rfqs.audienceOf(rfq), tags: ['Rfq', 'File'], id: rfq.id })
    return attached.map(presentFile)
  })

  router.handle(viewFile, async ({ params, work }) => {
    return new FileDelivery(store, await files.getReadable(work, params.id), { inline: true })
  })

  router.handle(downloadFile, async ({ params, work }) => {
    return new FileDelivery(store, await files.getReadable(work, params.id))
  })
}
