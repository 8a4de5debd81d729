import { words } from '@kerf/shared-contracts/words/words'
import type { ConversationsWords } from '@kerf/shared-parts/messages/text.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

const beginText = 'Your first message begins the conversation.'

export const text = words('mf-admin/messages', {
  title: 'Messages',
  description: 'What customers and suppliers write, and your answers. All admins share this inbox.',
  searchPlaceholder: 'Person, project or message',
  waiting: 'Unanswered',
  kinds: {
    general: 'General',
    rfq: 'RFQs',
    quote: 'Quotes',
    order: 'Orders',
    supplier_request: 'Supplier requests',
    purchase_order: 'Purchase orders',
  },
  noneText:
    'What customers and suppliers write appears here. You can write first: from an RFQ, a quote, an order, or an account.',
  viewAccounts: 'View accounts',
  noneWaiting: {
    title: 'Nobody is waiting',
    text: 'Conversations with messages that are unread, or that nobody answered, appear here.',
  },
  failedText: 'The messages are safe.',
  beginText: { general: beginText },
  supplier: 'Supplier',
  person: { label: 'Customer or supplier', placeholder: 'Anybody' },
  assigning: {
    label: 'Who answers this conversation',
    choice: 'Assigned to',
    assign: 'Assign',
    nobody: 'Nobody',
    me: (name: string) => `${isolated(name)} (you)`,
    you: 'You',
    loading: 'Loading your colleagues…',
    loadFailed: 'Your colleagues could not be loaded',
    failed: 'Failed to assign the conversation',
    tryAgain: 'Nothing was changed. Please try again.',
    /** Read aloud with a row of the list. */
    assignedTo: (name: string) => `Assigned to ${isolated(name)}`,
  },
  /** The subject of a conversation and the other person, as in "SQTE-0001 · Ada Park, Northgate Robotics". */
  subtitle: (parts: readonly string[]) => parts.filter(Boolean).join(' · '),
  /** Marks the author of an RFQ or order who has left the company. */
  left: (name: string) => `${isolated(name)}, who left the company`,
  rfq: (number: string) => `RFQ ${number}`,
  quote: (number: string) => `Quote ${number}`,
  order: (number: string) => `Order ${number}`,
  supplierRequest: (number: string) => `Request ${number}`,
  purchaseOrder: (number: string) => `Purchase order ${number}`,
  account: 'Account',
  deleted: 'This account was deleted: nobody would read a message here.',
} satisfies ConversationsWords & Record<string, unknown>)
