import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { Conversation } from '../../models/conversation.ts'
import type { ConversationView } from '../../models/views/message-view.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { presentAuthor, presentCounterpart } from './presenter.ts'

const kindWords: Record<Conversation['kind'], string> = { general: 'General', rfq: 'RFQ', order: 'Order' }

/** Several messages of a day are told apart by the minute. */
function minuteIn(timeZone: string): (moment: Date) => string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return (moment) => `${dayIn(moment, timeZone)} ${clock.format(moment)}`
}

/** Who is at the other end from the admins, as in "Ada Park, Northgate Robotics". */
function counterpartWords({ customer }: ConversationView): string {
  const { name, company, companyNameInput } = presentCounterpart(customer)
  return [name, company?.name ?? companyNameInput].filter(Boolean).join(', ')
}

/**
 * What the list of conversations shows, with the last message whole. Whom a conversation is with only admins need to be
 * told: for everybody else it is the provider.
 * @param timeZone of the business, in which the last message has its day and minute
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
