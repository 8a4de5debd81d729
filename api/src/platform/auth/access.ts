import type { Access } from '@kerf/shared-contracts/contracts/endpoint'
import { problem } from '../errors.ts'
import type { Actor } from './actor.ts'

/**
 * Refuses callers by kind of user; policies decide about single objects later.
 * @param fromForeignPage whether another site's page sent the session cookie, which is then ignored
 * @throws Problem `auth.required` for a visitor, `auth.foreign_origin`, `auth.forbidden` or `auth.admin_required` for
 *   the wrong kind of user
 */
export function assertAccess(access: readonly Access[], actor: Actor | null, fromForeignPage = false): void {
  if (access.includes('visitor')) return
  if (!actor) throw problem(fromForeignPage ? 'auth.foreign_origin' : 'auth.required')
  if (access.includes(actor.kind)) return
  const adminsOnly = access.length === 1 && access[0] === 'admin'
  throw problem(adminsOnly ? 'auth.admin_required' : 'auth.forbidden')
}
