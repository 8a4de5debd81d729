import type { UnsubscribeScope } from '@kerf/shared-contracts/rules/notification-topics'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import type { UnsubscribeLinks, Unsubscribing } from '../../platform/mail/unsubscribe-links.ts'
import type { Work } from '../../platform/work.ts'
import { setPace, setTopic } from '../profile/notification-choices-service.ts'

/** What a link turns off, and for whom. */
export interface Subscribed {
  scope: UnsubscribeScope
  isOn: boolean
  email: string
}

type AnyWork = Work<Actor | null>

/**
 * What a link turns off. @throws Problem `unsubscribe.link_invalid` for one that is not ours, or whose account was
 * deleted
 */
export async function find(links: UnsubscribeLinks, { tx }: Pick<AnyWork, 'tx'>, token: string): Promise<Subscribed> {
  const { userId, scope } = readLink(links, token)
  const user = await User.query(tx).findById(userId).whereNull('deletedAt')
  if (!user) throw problem('unsubscribe.link_invalid')
  return subscribed(user, scope)
}

/** Turns off what a link is for, or on again; does nothing if it already is. @throws Problem as `find` */
export async function change(
  links: UnsubscribeLinks,
  work: AnyWork,
  token: string,
  isOn: boolean,
): Promise<Subscribed> {
  const { userId, scope } = readLink(links, token)
  const user = await User.query(work.tx).findById(userId).whereNull('deletedAt').forNoKeyUpdate()
  if (!user) throw problem('unsubscribe.link_invalid')
  if (scope !== 'daily') return subscribed(await setTopic(work, user, { topic: scope, isOn }), scope)
  // A user who now gets each mail at once has chosen that since the mail with this link.
  if (!isOn && user.mailPace === 'at_once') return subscribed(user, scope)
  return subscribed(await setPace(work, user, isOn ? 'daily' : 'none'), scope)
}

function readLink(links: UnsubscribeLinks, token: string): Unsubscribing {
  const read = links.read(token)
  if (!read) throw problem('unsubscribe.link_invalid')
  return read
}

function subscribed({ notificationsOff, mailPace, email }: User, scope: UnsubscribeScope): Subscribed {
  return { scope, isOn: scope === 'daily' ? mailPace === 'daily' : !notificationsOff.includes(scope), email }
}
