import type { User } from '../../models/user.ts'
import type { MailAddress } from '../../platform/mail/mailer.ts'
import { text } from './text.ts'

/** What mail programs would make a link of. */
const looksLikeLink = /:\/\/|@|\S\.\p{L}{2,}/u

/** Whoever signs up chooses a name, and the address may be a stranger's: no web address of theirs goes along. */
const isGreetable = (name: string) => !looksLikeLink.test(name)

/** @returns how a mail begins */
export const hello = (name: string): string => (isGreetable(name) ? text.hello(name) : text.helloNobody)

/** @returns whom a mail is for */
export function addressOf({ name, email }: Pick<User, 'name' | 'email'>): MailAddress {
  return isGreetable(name) ? { name, address: email } : { address: email }
}
