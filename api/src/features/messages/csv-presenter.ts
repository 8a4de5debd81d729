import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { Conversation } from '../../models/conversation.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import type { ConversationSummary } from './list-service.ts'
import { numberOf, presentAuthor, presentCounterpart, projectNameOf } from './presenter.ts'

const kindWords: Record<Conversation['kind'], string> = { general: 'General', rfq: 'RFQ', order: 'Order' }

/** Several messages of a day are told apart by the minute. */
function minuteIn(timeZone: string): (moment: Date) => string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return (moment) => `${dayIn(moment, timeZone)} ${clock.format(moment)}`
}

/** Who is at the other end from the admins, as in "Ada Park, Northgate Robotics". */
function counterpartWords({ conversation }: ConversationSummary): string {
  const { name, company, companyNameInput } = presentCounterpart(conversation.customer)
  return [name, company?.name ?? companyNameInput].filter(Boolean).join(', ')
}

/**
 * What the list of conversations shows, with the last message whole. Whom a conversation is with only admins need to be
 * told: for everybody else it is the provider.
 * @param timeZone of the business, in which the last message has its day and minute
 */
export function conversationColumns({ kind }: Actor, timeZone: string): CsvColumns<ConversationSummary> {
  const minuteOf = minuteIn(timeZone)
  return {
    About: ({ conversation }) => kindWords[conversation.kind],
    Number: ({ conversation }) => numberOf(conversation),
    Project: ({ conversation }) => projectNameOf(conversation),
    ...(kind === 'admin' && { With: counterpartWords }),
    'Last Message': ({ lastMessage }) => lastMessage.body,
    'Last Message From': ({ lastMessage }) => presentAuthor(lastMessage).name,
    'Last Message At': ({ lastMessage }) => minuteOf(lastMessage.createdAt),
    Attachments: ({ lastMessage }) => lastMessage.attachmentCount,
    Unread: ({ unreadCount }) => unreadCount,
  }
}
