import type { Subscriber } from '../../platform/events/subscriber.ts'
import { accountMails } from './account-mails.ts'
import { orderMails } from './order-mails.ts'
import { quoteMails } from './quote-mails.ts'

/** Decides on mails: which event brings one, to whom, about which topic, in which words. */
export const notifications: Subscriber = {
  name: 'notifications',
  sendsMail: true,
  subscriptions: ({ config }) => [...quoteMails(config), ...orderMails(config), ...accountMails(config)],
}
