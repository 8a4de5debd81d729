import type { Actor } from '../../platform/auth/actor.ts'
import { assertMayAct, type OfCompany } from '../../platform/auth/may-act.ts'
import type { Place } from './place-service.ts'

const customersKinds: ReadonlySet<Place['kind']> = new Set(['rfq', 'quote', 'order'])

/**
 * Only those who may act on an RFQ, quote or order may write about it; in other conversations their participants
 * write, viewers included (docs/product/messages.md, 'Who sees a conversation').
 * @throws Problem `auth.former_member`, `auth.read_only`
 */
export function assertMayWrite(actor: Actor, place: Pick<Place, 'kind'> & OfCompany): void {
  if (customersKinds.has(place.kind)) assertMayAct(actor, place)
}
