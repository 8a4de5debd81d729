import type { Subscriber } from '../../platform/events/subscriber.ts'
import { accountMails } from './account-mails.ts'
import { messageMails } from './message-mails.ts'
import { orderMails } from './order-mails.ts'
import { quoteMails } from './quote-mails.ts'
import { supplierMails } from './supplier-mails.ts'

/** Decides on mails: which event sends one, to whom, about which topic, with which text. */
export const notifications: Subscriber = {
  name: 'notifications',
  sendsMail: true,
  subscriptions: ({ config, replies }) => [
    ...quoteMails(config),
    ...orderMails(config),
    ...accountMails(config),
    ...supplierMails(config),
    ...messageMails(config, replies),
  ],
}
