import { downloadOwnData } from '@kerf/shared-contracts/contracts/own-data'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { StreamDelivery } from '../../platform/storage/download.ts'
import { zipStream } from '../../platform/storage/zip.ts'
import { ownDataEntries } from './archive.ts'
import { ownDataDownloaded } from './events.ts'

export function ownDataRoutes(router: ApiRouter, platform: Platform): void {
  // A GET that writes an entry to the audit log.
  router.handleUnwrapped(downloadOwnData, async ({ actor, work, transact }) => {
    await transact((writing) => writing.happened(ownDataDownloaded, { userId: actor.id }))
    const name = `kerf-data-${work.today}.zip`
    return new StreamDelivery(name, 'application/zip', () => zipStream(ownDataEntries(platform, work)))
  })
}
