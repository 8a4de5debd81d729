import { type NotificationTopic, topicsOf } from '@kerf/shared-contracts/rules/notification-topics'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { notificationChosen } from './events.ts'
import { getOwnUserForUpdate } from './service.ts'

/** Whether somebody is mailed about a topic. */
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

/** @returns the choices after this one. @throws Problem `notification.not_offered` for a topic of another kind of user */
export async function choose(work: Work, { topic, isOn }: Choice): Promise<Choice[]> {
  const { actor } = work
  if (!topicsOf(actor.kind).includes(topic)) throw problem('notification.not_offered')
  const user = await getOwnUserForUpdate(work)
  if (user.notificationsOff.includes(topic) !== isOn) return choicesOf(actor, user)
  const others = user.notificationsOff.filter((off) => off !== topic)
  const notificationsOff = isOn ? others : [...others, topic]
  await user.$query(work.tx).patch({ notificationsOff, updatedAt: work.now })
  await work.happened(notificationChosen, { userId: user.id, topic, email: isOn })
  return choicesOf(actor, { notificationsOff })
}
