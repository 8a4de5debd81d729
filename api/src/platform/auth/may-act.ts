import { problem } from '../errors.ts'
import type { Actor } from './actor.ts'

/** The owner of an object: a company, or only the customer who made it. */
export interface OfCompany {
  companyId: string | null
}

/**
 * Refuses read-only actors (docs/product/access.md, 'Who acts in a company'): in a company `owner` and `buyer` may act,
 * `viewer` may not; and only members may act on a company's objects, so former members may not.
 * @param object one the actor may see; omit it to create a new one
 * @throws Problem `auth.former_member`, `auth.read_only`
 */
export function assertMayAct(actor: Actor, object?: OfCompany): void {
  if (actor.kind === 'admin') return
  if (object && object.companyId !== null && object.companyId !== actor.companyId) throw problem('auth.former_member')
  if (actor.companyId !== null && actor.companyRole === 'viewer') throw problem('auth.read_only')
}
