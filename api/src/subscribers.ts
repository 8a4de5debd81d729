import { codeMails } from './features/auth/subscriptions.ts'
import { invitationMails } from './features/company-members/subscriptions.ts'
import { models } from './features/geometry/subscriptions.ts'
import { accountNotices, notifications } from './features/notifications/subscriptions.ts'
import { emailChangeMails } from './features/profile/subscriptions.ts'
import { supplierInvitationMails } from './features/supplier-invitations/subscriptions.ts'
import type { Subscriber } from './platform/events/subscriber.ts'

/** All subscribers, in the order in which they react; a new one adds its line. */
export const subscribers: readonly Subscriber[] = [
  models,
  notifications,
  accountNotices,
  codeMails,
  emailChangeMails,
  invitationMails,
  supplierInvitationMails,
]
