import type { Actor } from '../../platform/auth/actor.ts'
import { assertMayAct, type OfCompany } from '../../platform/auth/may-act.ts'
import type { Place } from './place-service.ts'

/**
 * About an RFQ or order writes who may act on it; a general conversation is for everybody who has it, those
 * included who only look in their company (product rules, 'Messages').
 * @throws Problem `auth.former_member`, `auth.read_only`
 */
export function assertMayWrite(actor: Actor, place: Pick<Place, 'kind'> & OfCompany): void {
  if (place.kind !== 'general') assertMayAct(actor, place)
}
