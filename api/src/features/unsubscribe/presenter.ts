import type { Unsubscription } from '@kerf/shared-contracts/contracts/unsubscribe'
import type { Subscribed } from './service.ts'

/** Whoever a mail was forwarded to learns no address. */
export function presentUnsubscription({ scope, isOn, email }: Subscribed): Unsubscription {
  const at = email.lastIndexOf('@')
  return { scope, isOn, email: `${email.slice(0, 1)}•••${email.slice(at)}` }
}
