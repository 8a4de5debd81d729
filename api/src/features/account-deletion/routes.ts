import { previewUserDeletion } from '@kerf/shared-contracts/contracts/accounts'
import { deleteUser } from '@kerf/shared-contracts/contracts/customers'
import { deleteOwnAccount, previewOwnDeletion } from '@kerf/shared-contracts/contracts/profile'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { problem } from '../../platform/errors.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkCurrentPassword } from '../auth/current-password-service.ts'
import { previewDeletion } from './preview-service.ts'
import { deleteAccount, lockForDeletion } from './service.ts'

/** Their own account is left to the entrance that asks for the password. */
function assertNotSelf(viewer: Viewer, userId: string): void {
  if (viewer.id === userId) throw problem('user.cannot_delete_self')
}

export function accountDeletionRoutes(router: ApiRouter, platform: Platform): void {
  router.handle(previewOwnDeletion, async ({ work }) => previewDeletion(work, work.viewer.id))

  router.handleUnwrapped(deleteOwnAccount, async ({ body, viewer, transact, cookie }) => {
    const { passwordHash } = await checkCurrentPassword(platform, transact, viewer.id, body.password)
    await transact(async (work) => {
      const user = await lockForDeletion(work, viewer.id)
      // A password that was changed while this one was being checked deletes nothing.
      if (user.passwordHash !== passwordHash) throw problem('auth.current_password_wrong')
      await deleteAccount(work, user, platform.config)
    })
    cookie.clear()
    return undefined
  })

  router.handle(previewUserDeletion, async ({ params, viewer, work }) => {
    assertNotSelf(viewer, params.id)
    return previewDeletion(work, params.id)
  })

  router.handle(deleteUser, async ({ params, viewer, work }) => {
    assertNotSelf(viewer, params.id)
    await deleteAccount(work, await lockForDeletion(work, params.id), platform.config)
    return undefined
  })
}
