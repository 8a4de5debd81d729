import type { Actor } from '../../platform/auth/actor.ts'
import { assertMayAct, type OfCompany } from '../../platform/auth/may-act.ts'
import type { Place } from './place-service.ts'

/**
 * Only those who may act on an RFQ or order may write about it; in other conversations their participants
 * write, viewers included (docs/product/messages.md, 'Who sees a conversation').
 * @throws Problem `auth.former_member`, `auth.read_only`
 */
export function assertMayWrite(actor: Actor, place: Pick<Place, 'kind'> & OfCompany): void {
  if (place.kind === 'rfq' || place.kind === 'order') assertMayAct(actor, place)
}
