import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'

/**
 * Admins delete other accounts here. They delete their own in their profile, which asks for the password.
 * @throws Problem `user.cannot_delete_self`
 */
export function assertNotSelf(actor: Actor, userId: string): void {
  if (actor.id === userId) throw problem('user.cannot_delete_self')
}
