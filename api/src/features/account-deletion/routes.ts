import {
  deleteOwnAccount,
  deleteUser,
  previewOwnDeletion,
  previewUserDeletion,
} from '@kerf/shared-contracts/contracts/account-deletion'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkCurrentPassword } from '../auth/current-password-service.ts'
import { previewDeletion } from './preview-service.ts'
import { deleteAccount, lockForDeletion } from './service.ts'

/** Their own account is left to the entrance that asks for the password. */
function assertNotSelf(actor: Actor, userId: string): void {
  if (actor.id === userId) throw problem('user.cannot_delete_self')
}

export function accountDeletionRoutes(router: ApiRouter, platform: Platform): void {
  router.handle(previewOwnDeletion, async ({ work }) => previewDeletion(work, work.actor.id))

  router.handleUnwrapped(deleteOwnAccount, async ({ body, actor, transact, cookie }) => {
    const { passwordHash } = await checkCurrentPassword(platform, transact, actor.id, body.password)
    await transact(async (work) => {
      const user = await lockForDeletion(work, actor.id)
      // A password that was changed while this one was being checked deletes nothing.
      if (user.passwordHash !== passwordHash) throw problem('auth.current_password_wrong')
      await deleteAccount(work, user)
    })
    cookie.clear()
    return undefined
  })

  router.handle(previewUserDeletion, async ({ params, actor, work }) => {
    assertNotSelf(actor, params.id)
    return previewDeletion(work, params.id)
  })

  router.handle(deleteUser, async ({ params, actor, work }) => {
    assertNotSelf(actor, params.id)
    await deleteAccount(work, await lockForDeletion(work, params.id))
    return undefined
  })
}
