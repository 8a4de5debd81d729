import type { Unsubscription } from '@kerf/shared-contracts/contracts/unsubscribe'
import type { Subscribed } from './service.ts'

/** A person a mail was forwarded to must not learn the address. */
export function presentUnsubscription({ scope, isOn, email }: Subscribed): Unsubscription {
  const at = email.lastIndexOf('@')
  return { scope, isOn, email: `${email.slice(0, 1)}•••${email.slice(at)}` }
}
