import { type Occasion, on, type Subscriber } from '../../platform/events/subscriber.ts'
import { languageOfNewUser } from '../../platform/language/language.ts'
import { invitationResent, invitationSent } from './events.ts'
import { mailInvitation } from './jobs.ts'

/** Mails invitations to a company. */
export const invitationMails: Subscriber = {
  name: 'company-members',
  sendsMail: true,
  subscriptions() {
    const mail = ({ enqueue }: Occasion, { invitation }: { invitation: { id: string } }) =>
      enqueue(mailInvitation, { invitationId: invitation.id, language: languageOfNewUser() })
    return [on(invitationSent, mail), on(invitationResent, mail)]
  },
}
