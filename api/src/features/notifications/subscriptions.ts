import { on, type Subscriber } from '../../platform/events/subscriber.ts'
import { memberLeft } from '../company-members/events.ts'
import { accountMails } from './account-mails.ts'
import { forgetAllOf } from './inbox-service.ts'
import { messageMails } from './message-mails.ts'
import { orderMails } from './order-mails.ts'
import { quoteMails } from './quote-mails.ts'
import { reminderMails } from './reminder-mails.ts'
import { rfqMails } from './rfq-mails.ts'
import { supplierMails } from './supplier-mails.ts'

/** Decides which events users are told of: to whom, about which topic and with which text, in the bell and by mail. */
export const notifications: Subscriber = {
  name: 'notifications',
  sendsMail: false,
  subscriptions: ({ config: { publicUrl }, unsubscribeLinks, replies }) => {
    const links = { publicUrl, unsubscribeLinks }
    return [
      ...quoteMails(links),
      ...rfqMails(links),
      ...orderMails(links),
      ...supplierMails(links),
      ...messageMails(links, replies),
      ...reminderMails(links),
      on(memberLeft, (occasion, { userId }) => forgetAllOf(occasion, userId)),
    ]
  },
}

/** Mails about the account itself. */
export const accountNotices: Subscriber = {
  name: 'account notices',
  sendsMail: true,
  subscriptions: ({ config }) => accountMails(config),
}
