import { type MailPace, type NotificationTopic, topicsOf } from '@kerf/shared-contracts/rules/notification-topics'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { mailPaceChosen, notificationChosen } from './events.ts'
import { getOwnUserForUpdate } from './service.ts'

/** Whether a user is mailed about a topic. */
export interface Choice {
  topic: NotificationTopic
  isOn: boolean
}

function choicesOf({ kind }: Actor, { notificationsOff }: Pick<User, 'notificationsOff'>): Choice[] {
  return topicsOf(kind).map((topic) => ({ topic, isOn: !notificationsOff.includes(topic) }))
}

/** @returns every topic of the actor's kind */
export async function findChoices({ tx, actor }: ReadWork): Promise<Choice[]> {
  return choicesOf(actor, await User.query(tx).findById(actor.id).throwIfNotFound())
}

/**
 * @returns the choices after this change. @throws Problem `notification.not_offered` for a topic of another kind of
 *   user
 */
export async function choose(work: Work, choice: Choice): Promise<Choice[]> {
  const { actor } = work
  if (!topicsOf(actor.kind).includes(choice.topic)) throw problem('notification.not_offered')
  return choicesOf(actor, await setTopic(work, await getOwnUserForUpdate(work), choice))
}

/** How often the actor gets mails. */
export async function findPace({ tx, actor }: ReadWork): Promise<MailPace> {
  const { mailPace } = await User.query(tx).findById(actor.id).throwIfNotFound()
  return mailPace
}

/** Chooses how often the actor gets mails. */
export async function choosePace(work: Work, pace: MailPace): Promise<MailPace> {
  const { mailPace } = await setPace(work, await getOwnUserForUpdate(work), pace)
  return mailPace
}

type Changing = Pick<Work<Actor | null>, 'tx' | 'now' | 'happened'>

/** Turns mails about a topic on or off. @returns the updated user */
export async function setTopic(work: Changing, user: User, { topic, isOn }: Choice): Promise<User> {
  if (user.notificationsOff.includes(topic) !== isOn) return user
  const others = user.notificationsOff.filter((off) => off !== topic)
  const notificationsOff = isOn ? others : [...others, topic]
  const changed = await user.$query(work.tx).patchAndFetch({ notificationsOff, updatedAt: work.now })
  await work.happened(notificationChosen, { userId: user.id, topic, email: isOn })
  return changed
}

/** Sets how often a user gets mails. @returns the updated user */
export async function setPace(work: Changing, user: User, mailPace: MailPace): Promise<User> {
  if (user.mailPace === mailPace) return user
  const changed = await user.$query(work.tx).patchAndFetch({ mailPace, updatedAt: work.now })
  await work.happened(mailPaceChosen, { userId: user.id, pace: mailPace })
  return changed
}
