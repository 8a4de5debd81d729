import * as contract from '@kerf/shared-contracts/contracts/supplier-invitations'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentSignIn } from '../auth/presenter.ts'
import * as answers from './answer-service.ts'
import { presentInvitation, presentOpenInvitation } from './presenter.ts'
import * as invitations from './service.ts'

/** Invitations of suppliers: what admins do with them, and how they are answered. */
export function supplierInvitationsRoutes(router: ApiRouter, platform: Platform): void {
  router.handle(contract.listSupplierInvitations, async ({ query, work }) => {
    const { rows, total, next } = await invitations.list(work, query)
    return page(
      rows.map((row) => presentInvitation(row, work.now)),
      { total, next },
    )
  })

  router.handle(contract.inviteSupplier, async ({ body, work }) =>
    presentInvitation(await invitations.invite(work, body), work.now),
  )

  router.handle(contract.resendSupplierInvitation, async ({ params, work }) =>
    presentInvitation(await invitations.resend(work, params.id), work.now),
  )

  router.handle(contract.withdrawSupplierInvitation, async ({ params, work }) => {
    await invitations.withdraw(work, params.id)
    return undefined
  })

  router.handle(contract.openSupplierInvitation, async ({ body, work }) =>
    presentOpenInvitation(await answers.find(work.tx, body.token, work.now)),
  )

  router.handleUnwrapped(contract.acceptSupplierInvitation, async ({ body, transact, cookie }) => {
    const accepted = await answers.accept(platform, transact, body)
    cookie.set(accepted.session)
    return presentSignIn(accepted)
  })

  router.handle(contract.declineSupplierInvitation, async ({ body, work }) => {
    await answers.decline(work, body.token)
    return undefined
  })
}
