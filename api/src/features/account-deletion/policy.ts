import type { AccountType } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import { deletedName } from './text.ts'

/**
 * Admins delete other accounts here. They delete their own in their profile, which asks for the password.
 * @throws Problem `user.cannot_delete_self`
 */
export function assertNotSelf(actor: Actor, userId: string): void {
  if (actor.id === userId) throw problem('user.cannot_delete_self')
}

/** The name that stands for a deleted account, in the present language (docs/product/accounts.md, 'Deleting an account'). */
export const nameOfDeleted = (kind: AccountType): string => deletedName[kind]
