import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { Conversation } from '../../models/conversation.ts'
import type { ConversationView } from '../../models/views/message-view.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { presentAuthor, presentCounterpart } from './presenter.ts'

const kindWords: Record<Conversation['kind'], string> = {
  general: 'General',
  rfq: 'RFQ',
  quote: 'Quote',
  order: 'Order',
  supplier_request: 'Supplier request',
  purchase_order: 'Purchase order',
}

/** To the minute, because there may be several messages a day. */
function minuteIn(timeZone: string): (moment: Date) => string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return (moment) => `${dayIn(moment, timeZone)} ${clock.format(moment)}`
}

/** The admins' counterpart, as in "Ada Park, Northgate Robotics". */
function counterpartWords({ customer }: ConversationView): string {
  const { name, company, companyNameInput } = presentCounterpart(customer)
  return [name, company?.name ?? companyNameInput].filter(Boolean).join(', ')
}

/**
 * The columns of the list of conversations, with the full last message. Only admins need the counterpart: everybody
 * else talks to the provider.
 * @param timeZone of the business, for the day and minute of the last message
 */
export function conversationColumns({ kind }: Actor, timeZone: string): CsvColumns<ConversationView> {
  const minuteOf = minuteIn(timeZone)
  return {
    About: ({ kind: about }) => kindWords[about],
    Number: ({ number }) => number,
    Project: ({ projectName }) => projectName,
    ...(kind === 'admin' && { With: counterpartWords }),
    'Last Message': ({ lastMessage }) => lastMessage.body,
    'Last Message From': ({ lastMessage }) => presentAuthor(lastMessage).name,
    'Last Message At': ({ lastMessage }) => minuteOf(new Date(lastMessage.createdAt)),
    Attachments: ({ lastMessage }) => lastMessage.attachmentCount,
    Unread: ({ unreadCount }) => unreadCount,
  }
}
