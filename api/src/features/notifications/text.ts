import type { OrderStatus } from '@kerf/shared-contracts/contracts/orders'
import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'

/** Texts of the mails about progress to customers and admins. */
export const text = words('api/notifications', {
  footer: (provider: string) => `You received this email because of your account at ${isolated(provider)}.`,
  /** Used if the actor is unknown. */
  theCustomer: 'The customer',
  chooseMails: 'Choose which emails you get',
  turnOff: (topic: string) => `No more emails about: ${topic}`,
  quoteReady: {
    subject: (number: string, project: string) => `Your quote ${number} for ${isolated(project)} is ready`,
    title: 'Your quote is ready',
    explain: (project: string) =>
      `We have prepared a quote for ${isolated(project)}. Open it to see price and delivery date.`,
    answer: 'You can accept or decline it there. Once you accept, upload your purchase order and we start production.',
    button: 'View quote',
  },
  quoteRevised: {
    subject: (number: string, project: string) => `Your quote ${number} for ${isolated(project)} has been revised`,
    title: 'Your quote has been revised',
    explain: (project: string) =>
      `We have revised the quote for ${isolated(project)}. The new one replaces the previous one.`,
  },
  orderCreated: {
    subject: (number: string, project: string) => `Order ${number} for ${isolated(project)} is confirmed`,
    title: 'Your order is confirmed',
    explain: {
      quote: (project: string) =>
        `We have received your purchase order for ${isolated(project)} and created your sales order.`,
      manual: (project: string) => `We have created your sales order for ${isolated(project)}.`,
    },
    later: (dueDate: string, promised: string) =>
      `It is due on ${dueDate}. That is later than the ${promised} of our quote.`,
    follow: 'You can follow it through all eight stages in My Orders.',
    button: 'View order',
  },
  dueDateChanged: {
    subject: (number: string, day: string) => `Order ${number} is now due on ${day}`,
    title: 'Your order has a new due date',
    explain: (day: string) => `It is now due on ${day}.`,
    explainBefore: (day: string, before: string) => `It is now due on ${day}. The previous date was ${before}.`,
    promised: (day: string) => `Our quote promised ${day}.`,
    reason: 'Reason given by our team:',
    button: 'View order',
  },
  revisionRequested: {
    subject: (number: string) => `Order ${number}: the customer requests a revision`,
    title: 'A revision is requested',
    explain: (name: string, number: string) =>
      `${isolated(name)} looked at the quality check of ${number} and asks for a revision:`,
    button: 'View order',
  },
  reminders: {
    expiring: {
      subject: (number: string, project: string, day: string) =>
        `Your quote ${number} for ${isolated(project)} is valid until ${day}`,
      title: 'Your quote is about to expire',
      explain: (project: string, day: string) =>
        `You can accept the quote for ${isolated(project)} until the end of ${day}.`,
      later: 'After that, you can ask us for a fresh quote.',
    },
    purchaseOrder: {
      subject: (number: string, project: string) =>
        `Quote ${number} for ${isolated(project)}: we are waiting for your purchase order`,
      title: 'Your purchase order is missing',
      explain: (project: string) => `You accepted our quote for ${isolated(project)}. Thank you!`,
      next: 'We start production once we have your purchase order. You can upload it with the quote.',
    },
    qualityCheck: {
      subject: (number: string) => `Order ${number}: the quality check is waiting for you`,
      title: 'Your parts are waiting for your approval',
      explain: 'Your parts are packed and shipped once you have approved the quality check.',
    },
  },
  daily: {
    subject: (provider: string, count: number) =>
      count === 1
        ? `What is new at ${isolated(provider)}: 1 thing`
        : `What is new at ${isolated(provider)}: ${count} things`,
    title: 'What is new for you',
    explain: 'This has happened since your last daily email, and you have not read it in the portal yet.',
    more: (count: number) => `and ${count} more`,
    button: 'See all that is new',
    turnOff: 'No more daily emails',
  },
  unread: {
    subject: (author: string) => `${isolated(author)} wrote to you`,
    subjectAbout: (author: string, number: string) => `${number}: ${isolated(author)} wrote to you`,
    title: 'A message for you',
    explain: (author: string) => `${isolated(author)} wrote:`,
    explainAbout: (author: string, number: string) => `${isolated(author)} wrote about ${number}:`,
    quote: (excerpt: string) => `“${isolated(excerpt)}”`,
    files: (count: number) => (count === 1 ? '1 file is attached.' : `${count} files are attached.`),
    noReply: 'Please answer in the portal: nobody reads replies to this email.',
    reply: 'You can answer in the portal, or reply to this email from this address.',
    button: 'Read and answer',
  },
  quoteAnswered: {
    subjects: {
      accepted: (number: string) => `Quote ${number}: the customer accepted it`,
      declined: (number: string) => `Quote ${number}: the customer declined it`,
      purchase_order: (number: string) => `Quote ${number}: the purchase order has arrived`,
      renewal: (number: string) => `Quote ${number}: the customer asks for a new quote`,
    },
    titles: {
      accepted: 'A quote was accepted',
      declined: 'A quote was declined',
      purchase_order: 'A purchase order was sent',
      renewal: 'A new quote was requested',
    },
    explain: {
      accepted: (name: string, project: string) => `${isolated(name)} accepted the quote for ${isolated(project)}.`,
      declined: (name: string, project: string) => `${isolated(name)} declined the quote for ${isolated(project)}.`,
      purchase_order: (name: string, project: string) =>
        `The quote for ${isolated(project)} is accepted, and ${isolated(name)} sent the purchase order for it.`,
      renewal: (name: string, project: string) =>
        `The quote for ${isolated(project)} has expired, and ${isolated(name)} asks for a new one.`,
    },
    next: {
      accepted: 'The sales order can be created once the purchase order has arrived.',
      declined: '',
      purchase_order: 'You can create the sales order now.',
      renewal: 'Revise the quote to give it a new expiry date.',
    },
    purchaseOrder: (number: string) => `Purchase order number: ${number}`,
    button: 'View RFQ',
  },
  rfqWithdrawn: {
    subject: (number: string) => `RFQ ${number}: the customer withdrew it`,
    title: 'An RFQ was withdrawn',
    explain: (name: string, number: string, project: string) =>
      `${isolated(name)} withdrew RFQ ${number} for ${isolated(project)}. It no longer needs a quote.`,
    openRequests: (references: string) =>
      `Suppliers can still quote ${isolated(references)}. They have not been told: please let them know yourself if they need not quote.`,
  },
  orderChanged: {
    subjects: {
      quality_check: (number: string) => `Order ${number}: please review the quality check`,
      shipped: (number: string) => `Order ${number} has been shipped`,
      delivered: (number: string) => `Order ${number} has been delivered`,
    } satisfies Partial<Record<OrderStatus, (number: string) => string>>,
    titles: {
      quality_check: 'Your parts are in quality check',
      shipped: 'Your parts are on their way',
      delivered: 'Your parts have been delivered',
    },
    explain: {
      quality_check: 'Please look at the quality files and approve them, or tell us what needs to be revised.',
      shipped: 'You can find the carrier and tracking number in the tracking view of the order.',
      delivered: 'All documents of the order can be downloaded as one ZIP.',
    },
    button: 'View order',
  },
})
