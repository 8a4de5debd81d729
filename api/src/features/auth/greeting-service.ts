import type { User } from '../../models/user.ts'
import type { MailAddress } from '../../platform/mail/mailer.ts'
import { holdsAddress, plainName } from '../../platform/mail/plain-name.ts'
import { text } from './text.ts'

/**
 * Whoever signs up chooses the name, but the address may be a stranger's, so a name containing a web address is left
 * out.
 */
const greetable = (name: string) => (holdsAddress(name) ? '' : plainName(name))

/** @returns the greeting of a mail */
export function hello(name: string): string {
  const greeted = greetable(name)
  return greeted === '' ? text.helloNobody : text.hello(greeted)
}

/** @returns the line that says whom a mail is for */
export function addressOf({ name, email }: Pick<User, 'name' | 'email'>): MailAddress {
  const greeted = greetable(name)
  return greeted === '' ? { address: email } : { name: greeted, address: email }
}
