import * as contract from '@kerf/shared-contracts/contracts/company-members'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentCurrentUser, presentSignIn } from '../auth/presenter.ts'
import * as answers from './answer-service.ts'
import { listMembers, removeMember, setMemberRole } from './colleague-service.ts'
import * as invitations from './invitation-service.ts'
import { presentInvitation, presentMember, presentOpenInvitation } from './presenter.ts'

export function companyMembersRoutes(router: ApiRouter, platform: Platform): void {
  router.handle(contract.listCompanyMembers, async ({ actor, work }) =>
    (await listMembers(work)).map((member) => presentMember(member, actor.id)),
  )

  router.handle(contract.setMemberRole, async ({ params, body, actor, work }) =>
    presentMember(await setMemberRole(work, params.id, body), actor.id),
  )

  router.handle(contract.removeMember, async ({ params, work }) => {
    await removeMember(work, params.id)
    return undefined
  })

  router.handle(contract.listInvitations, async ({ work }) =>
    (await invitations.listInvitations(work)).map((invitation) => presentInvitation(invitation, work.now)),
  )

  router.handle(contract.inviteColleague, async ({ body, work }) =>
    presentInvitation(await invitations.invite(work, body), work.now),
  )

  router.handle(contract.resendInvitation, async ({ params, work }) =>
    presentInvitation(await invitations.resend(work, params.id), work.now),
  )

  router.handle(contract.withdrawInvitation, async ({ params, work }) => {
    await invitations.withdraw(work, params.id)
    return undefined
  })

  answerRoutes(router, platform)
}

/** Calls for the holder of a mailed secret, signed in or not. */
function answerRoutes(router: ApiRouter, platform: Platform): void {
  router.handle(contract.openInvitation, async ({ body, work }) =>
    presentOpenInvitation(await answers.openInvitation(work, body.token)),
  )

  router.handleUnwrapped(contract.acceptInvitation, async ({ body, actor, transact, cookie }) => {
    const accepted = await answers.acceptInvitation(platform, transact, actor, body)
    // A user who was signed in keeps their session.
    if (!('session' in accepted)) return { user: presentCurrentUser(accepted.user) }
    cookie.set(accepted.session)
    return presentSignIn(accepted)
  })

  router.handle(contract.declineInvitation, async ({ body, work }) => {
    await answers.declineInvitation(work, body.token)
    return undefined
  })
}
