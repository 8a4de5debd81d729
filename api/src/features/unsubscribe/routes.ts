import * as contract from '@kerf/shared-contracts/contracts/unsubscribe'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentUnsubscription } from './presenter.ts'
import { change, find } from './service.ts'

/** Turning mails off by a link in one of them, without signing in. */
export function unsubscribeRoutes(router: ApiRouter, { unsubscribeLinks: links, config }: Platform): void {
  router.handle(contract.openUnsubscription, async ({ body, work }) =>
    presentUnsubscription(await find(links, work, body.token)),
  )

  router.handle(contract.changeUnsubscription, async ({ body, work }) =>
    presentUnsubscription(await change(links, work, body.token, body.isOn)),
  )

  router.handle(contract.unsubscribeAtOnce, async ({ query, work }) => {
    await change(links, work, query.token, false)
    return undefined
  })

  // Mail programs that do not post open the header's address in a browser, which alone turns nothing off.
  router.handleRaw(contract.unsubscribeAtOnce.path, ['visitor'], async (ctx) => {
    const { token } = ctx.query
    const isToken = contract.UnsubscribeTokenBody.safeParse({ token }).success
    ctx.redirect(`${config.publicUrl}/unsubscribe${isToken ? `#${token}` : ''}`)
  })
}
