import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import type { FactsOf } from '../../platform/events/domain-event.ts'
import { on, type Subscription } from '../../platform/events/subscriber.ts'
import { rfqWithdrawn } from '../rfqs/events.ts'
import { openRequestsAbout } from '../supplier-requests/about-rfq-service.ts'
import { type Links, type Notice, tellAdmins } from './notice-service.ts'
import { text } from './text.ts'

/** Mails to the admins about what customers do with their RFQs before there is a quote. */
export function rfqMails(links: Links): Subscription[] {
  return [
    on(rfqWithdrawn, async (occasion, withdrawn) => {
      const open = await openRequestsAbout(occasion, withdrawn.rfq.id)
      const by = occasion.actor?.name ?? text.theCustomer
      await tellAdmins(occasion, () => withdrawalNotice(withdrawn, by, open), links)
    }),
  ]
}

/** @param open what suppliers are still asked about it: they are not told, so an admin must know */
function withdrawalNotice({ rfq, reason }: FactsOf<typeof rfqWithdrawn>, by: string, open: readonly string[]): Notice {
  const words = text.rfqWithdrawn
  return {
    topic: 'quote_answers',
    subject: words.subject(rfq.number),
    title: words.title,
    paragraphs: [
      words.explain(by, rfq.number, rfq.projectName),
      reason ?? '',
      open.length > 0 ? words.openRequests(open.join(', ')) : '',
    ].filter(Boolean),
    button: { label: text.quoteAnswered.button, path: adminAddress.rfq(rfq.id) },
  }
}
