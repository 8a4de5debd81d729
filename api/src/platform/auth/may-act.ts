import { problem } from '../errors.ts'
import type { Actor } from './actor.ts'

/** What an object belongs to: a company, or only the customer who made it. */
export interface OfCompany {
  companyId: string | null
}

/**
 * Refuses who may only look (docs/product/access.md, 'Who acts in a company'): in a company `owner` and `buyer` act,
 * `viewer` does not; and on what belongs to a company only its members act, so not who made it there and has left
 * since.
 * @param object what is acted on, which the actor may see; left out when something new is made
 * @throws Problem `auth.former_member`, `auth.read_only`
 */
export function assertMayAct(actor: Actor, object?: OfCompany): void {
  if (actor.kind === 'admin') return
  if (object && object.companyId !== null && object.companyId !== actor.companyId) throw problem('auth.former_member')
  if (actor.companyId !== null && actor.companyRole === 'viewer') throw problem('auth.read_only')
}
