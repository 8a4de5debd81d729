import { on, type Subscriber } from '../../platform/events/subscriber.ts'
import { emailChangeRequested } from './events.ts'
import { mailEmailChange } from './jobs.ts'

/** Mails the code of a new address to it. */
export const emailChangeMails: Subscriber = {
  name: 'profile',
  sendsMail: true,
  subscriptions: () => [
    on(emailChangeRequested, ({ enqueue }, { userId, to }) => enqueue(mailEmailChange, { userId, newEmail: to })),
  ],
}
