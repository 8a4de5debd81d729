import { type Occasion, on, type Subscriber } from '../../platform/events/subscriber.ts'
import { languageOfNewUser } from '../../platform/language/language.ts'
import { supplierInvited, supplierInvitedAgain } from './events.ts'
import { mailSupplierInvitation } from './jobs.ts'

/** Mails invitations to suppliers. */
export const supplierInvitationMails: Subscriber = {
  name: 'supplier-invitations',
  sendsMail: true,
  subscriptions() {
    const mail = ({ enqueue }: Occasion, { invitation }: { invitation: { id: string } }) =>
      enqueue(mailSupplierInvitation, { supplierInvitationId: invitation.id, language: languageOfNewUser() })
    return [on(supplierInvited, mail), on(supplierInvitedAgain, mail)]
  },
}
