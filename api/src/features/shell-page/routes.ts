import path from 'node:path'
import type { Context } from '../../platform/http/context.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentReleases } from '../modules/catalogue.ts'
import { createReleaseStore } from '../modules/release-store.ts'
import { cspReports } from './csp-reports.ts'
import { shellReader } from './shell-build.ts'
import { shellFiles } from './shell-files.ts'
import { shellPage } from './shell-page.ts'

/** The checkout: this file is api/src/features/shell-page/routes.ts. */
const checkout = path.resolve(import.meta.dirname, '../../../..')

/** The shell: its files, and one page for every address that is neither a call nor a file. Mounted last. */
export function shellPageRoutes(router: ApiRouter, platform: Platform): void {
  const shell = shellReader(checkout)
  const releases = createReleaseStore(platform.store)
  router.outside(cspReports(platform.log))
  router.outside(shellFiles(shell))
  router.outside(
    shellPage({
      shell,
      releases: () => currentReleases(platform.knex, releases),
      // Koa's types know a router's context only inside of the router.
      viewerKind: async (ctx) => (await platform.sessions.viewerOf(ctx as Context))?.kind ?? 'visitor',
    }),
  )
}
