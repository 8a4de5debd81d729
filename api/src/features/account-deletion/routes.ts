import {
  deleteOwnAccount,
  deleteUser,
  previewOwnDeletion,
  previewUserDeletion,
} from '@kerf/shared-contracts/contracts/account-deletion'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { assertNotSelf } from './policy.ts'
import { previewDeletion } from './preview-service.ts'
import { deleteAccount, deleteOwn, lockForDeletion } from './service.ts'

export function accountDeletionRoutes(router: ApiRouter, platform: Platform): void {
  router.handle(previewOwnDeletion, async ({ work }) => previewDeletion(work, work.actor.id))

  router.handleUnwrapped(deleteOwnAccount, async ({ body, actor, transact, cookie }) => {
    await deleteOwn(platform, transact, actor, body.password)
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
