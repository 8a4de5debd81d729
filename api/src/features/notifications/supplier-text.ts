import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'

const inDays = (days: number) => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** Texts of the mails to suppliers, and to admins about them. They contain nothing about customers. */
export const text = words('api/notifications/supplier-text', {
  requested: {
    subject: (reference: string, project: string) => `${isolated(reference)}: please quote ${isolated(project)}`,
    title: 'A new request for you',
    explain: (project: string) =>
      `We would like your quote for ${isolated(project)}. Drawings and quantities are in the portal.`,
    due: (day: string) => `Please quote by ${day}.`,
    button: 'View request',
  },
  changed: {
    subject: (reference: string, project: string) =>
      `${isolated(reference)}: the request for ${isolated(project)} has changed`,
    title: 'A request has changed',
    explain: (project: string) =>
      `We have changed what we ask for in ${isolated(project)}. If you have quoted already, please look at it and quote again.`,
  },
  reopened: {
    subject: (reference: string, project: string) => `${isolated(reference)}: ${isolated(project)} can be quoted again`,
    title: 'A request has a new due date',
    explain: (project: string) => `The request for ${isolated(project)} has a new due date.`,
  },
  accepted: {
    subject: (reference: string, project: string) =>
      `${isolated(reference)}: we accept your quote for ${isolated(project)}`,
    title: 'Your quote was accepted',
    explain: (project: string) => `We have accepted your quote for ${isolated(project)}.`,
    award: (part: string, quantity: number) => `${isolated(part)}: ${quantity} pieces`,
    next: 'Our purchase order will follow.',
    button: 'View quote',
  },
  notSelected: {
    subject: (reference: string, project: string) =>
      `${isolated(reference)}: your quote for ${isolated(project)} was not selected`,
    title: 'Your quote was not selected',
    explain: (project: string) =>
      `Thank you for your quote for ${isolated(project)}. This time we have chosen another.`,
  },
  takenBack: {
    subject: (reference: string, project: string) =>
      `${isolated(reference)}: we have taken back our acceptance for ${isolated(project)}`,
    title: 'Our acceptance was taken back',
    explain: (project: string) =>
      `We have taken back our acceptance of your quote for ${isolated(project)}. Nothing has been ordered; your quote is awaiting our decision again.`,
  },
  ordered: {
    subject: (number: string, project: string) => `Purchase order ${number} for ${isolated(project)}`,
    title: 'A purchase order for you',
    explain: (number: string, project: string) =>
      `We have issued purchase order ${number} for ${isolated(project)}. Please acknowledge it with the day on which the goods will arrive.`,
    button: 'View purchase order',
  },
  receiptCorrected: {
    subject: (number: string) => `${isolated(number)}: we have corrected what we received`,
    title: 'A receipt was corrected',
    now: (good: number, faulty: number) => `We received ${good} good and ${faulty} faulty pieces with this delivery.`,
    before: (good: number, faulty: number) => `Before, we had noted ${good} good and ${faulty} faulty ones.`,
    day: (day: string, before: string) => `It came on ${day}, not on ${before}.`,
    because: (reason: string) => `Reason: ${isolated(reason)}`,
  },
  orderChanged: {
    subject: (number: string) => `Purchase order ${number} has changed`,
    title: 'A purchase order has changed',
    explain: (number: string, day: string) => `Purchase order ${number} has changed. Its delivery date is ${day}.`,
  },
  cancelled: {
    subject: (number: string) => `Purchase order ${number} is cancelled`,
    title: 'A purchase order is cancelled',
    explain: (number: string) => `We have cancelled purchase order ${number}.`,
  },
  quoted: {
    subject: (reference: string, name: string, project: string) =>
      `${isolated(reference)}: ${isolated(name)} quoted ${isolated(project)}`,
    title: 'A supplier has quoted',
    explain: (name: string, project: string, price: string) =>
      `${isolated(name)} quotes ${isolated(project)} at ${price}.`,
    revised: (name: string, project: string, price: string) =>
      `${isolated(name)} revised the quote for ${isolated(project)}: now ${price}.`,
    button: 'View supplier quotes',
  },
  declined: {
    subject: (reference: string, name: string, project: string) =>
      `${isolated(reference)}: ${isolated(name)} declined ${isolated(project)}`,
    title: 'A supplier declined',
    explain: (name: string, project: string) => `${isolated(name)} declined to quote ${isolated(project)}.`,
  },
  ending: {
    inDays,
    subject: (name: string, when: string) => `Your certificate ${isolated(name)} expires ${when}`,
    title: 'A certificate expires soon',
    explain: (name: string, day: string) => `Your certificate ${isolated(name)} expires on ${day}.`,
    next: 'Please upload the new one to your profile: some work is awarded only with a valid certificate.',
    button: 'Open your profile',
    adminSubject: (supplier: string, name: string, when: string) =>
      `${isolated(supplier)}: the certificate ${isolated(name)} expires ${when}`,
    adminExplain: (supplier: string, name: string, day: string) =>
      `The certificate ${isolated(name)} of ${isolated(supplier)} expires on ${day}. The supplier was asked for a new one.`,
    adminButton: 'View supplier',
  },
  /** Used if a request has no reference number. */
  request: 'Request',
  aSupplier: 'A supplier',
})
