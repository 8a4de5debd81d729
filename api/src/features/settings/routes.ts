import * as contract from '@kerf/shared-contracts/contracts/settings'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { FileDelivery } from '../../platform/storage/download.ts'
import type { Work } from '../../platform/work.ts'
import * as logos from './logo-service.ts'
import { presentProvider, presentSettings } from './presenter.ts'
import * as settings from './service.ts'

/** The business that runs the portal: its details as admins set them, and the part that everybody sees. */
export function settingsRoutes(router: ApiRouter, { store, provider }: Platform): void {
  const present = async (work: Work) => {
    // The process that saved it sees it at once; others are told by the event.
    work.afterCommit(provider.reload)
    return presentSettings(await settings.providerSettings(work))
  }

  router.handle(contract.getProvider, async ({ work }) => presentProvider(await settings.providerSettings(work)))

  router.handle(contract.getProviderLogo, async ({ params, work }) => {
    return new FileDelivery(store, await logos.findLogo(work, params.sha256), { inline: true, isPublic: true })
  })

  router.handle(contract.getSettings, async ({ work }) => presentSettings(await settings.providerSettings(work)))

  router.handle(contract.updateSettings, async ({ body, work }) => {
    await settings.update(work, body)
    return present(work)
  })

  router.handle(contract.uploadLogo, async ({ body, files, work }) => {
    await logos.replaceLogo(work, store, files.logo, body.basedOn)
    return present(work)
  })

  router.handle(contract.removeLogo, async ({ query, work }) => {
    await logos.removeLogo(work, query.logoId)
    return present(work)
  })
}
