import * as contract from '@kerf/shared-contracts/contracts/modules-admin'
import type { Actor } from '../../platform/auth/actor.ts'
import type { Cookies } from '../../platform/auth/cookies.ts'
import { problem } from '../../platform/errors.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { pinsCookie, pinsLastFor, readPins, writePins } from './actor-service.ts'
import * as moving from './channel-service.ts'
import { modulePinned } from './events.ts'
import * as presenter from './presenter.ts'
import * as publications from './publication-service.ts'
import { openPublishing } from './publishing.ts'
import * as status from './status-service.ts'

/** What admins and pipelines do with releases. */
export function adminModulesRoutes(router: ApiRouter, platform: Platform): void {
  const publishing = openPublishing(platform)
  const pinsIn = (cookies: Cookies) => readPins(cookies.get(pinsCookie))
  const present = async (work: ReadWork, module: string, cookies?: Cookies) =>
    presenter.presentChannels(await status.channelsOf(work, module), cookies && pinsIn(cookies)[module])

  router.handleUnwrapped(contract.listModuleChannels, async ({ work, cookies }) => {
    const pins = pinsIn(cookies)
    return (await status.channels(work)).map((one) => presenter.presentChannels(one, pins[one.module]))
  })

  router.handle(contract.listModuleReleases, async ({ query, work }) => {
    const { rows, total, next } = await status.releases(work, query)
    return page(rows.map(presenter.presentRelease), { total, next })
  })

  router.handle(contract.listModuleMoves, async ({ query, work }) =>
    (await status.moves(work, query.module)).map(presenter.presentMove),
  )

  router.handle(contract.getModuleRelease, async ({ params: { module, version }, work }) => {
    const release = await status.release(work, module, version)
    const described = await publishing.releases.find(module, version)
    if (!described) throw problem('module.release_not_found')
    return presenter.presentReleaseDetails(release, described)
  })

  router.handle(contract.beginPublication, ({ body, work }) => publications.begin(work, publishing, body.descriptor))

  router.handle(contract.finishPublication, async ({ params, work }) => {
    const { module, version } = await publications.finish(work, publishing, params.id)
    return presenter.presentRelease(await status.release(work, module, version))
  })

  /** Changes which release runs, then returns the new status. */
  const move = (
    cookies: Cookies,
    transact: <T>(steps: (work: Work<Actor>) => Promise<T>) => Promise<T>,
    module: string,
    steps: (work: Work<Actor>) => Promise<void>,
  ) =>
    transact(async (work) => {
      await steps(work)
      return present(work, module, cookies)
    })

  router.handleUnwrapped(contract.promoteModule, ({ params: { module }, body, cookies, transact }) =>
    move(cookies, transact, module, (work) => moving.promote(work, publishing, module, body)),
  )

  router.handleUnwrapped(contract.setModuleCanary, ({ params: { module }, body, cookies, transact }) =>
    move(cookies, transact, module, (work) => moving.setCanary(work, publishing, module, body)),
  )

  router.handleUnwrapped(contract.rollBackModule, ({ params: { module }, body, cookies, transact }) =>
    move(cookies, transact, module, (work) => moving.rollBack(work, publishing, module, body)),
  )

  router.handleUnwrapped(contract.pinModule, async ({ params: { module }, body: { version }, cookies, transact }) => {
    const { [module]: _, ...others } = pinsIn(cookies)
    const pins = version === null ? others : { ...others, [module]: version }
    const shown = await transact(async (work) => {
      if (version !== null) await status.release(work, module, version)
      await work.happened(modulePinned, { module, version })
      return status.channelsOf(work, module)
    })
    if (Object.keys(pins).length > 0) cookies.set(pinsCookie, writePins(pins), pinsLastFor)
    else cookies.clear(pinsCookie)
    return presenter.presentChannels(shown, version ?? undefined)
  })
}
