import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { ConversationView } from '../../models/views/message-view.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { text } from './csv-text.ts'
import { presentAuthor, presentCounterpart } from './presenter.ts'

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
  const { heads } = text
  const minuteOf = minuteIn(timeZone)
  return {
    [heads.about]: ({ kind: about }) => text.kinds[about],
    [heads.number]: ({ number }) => number,
    [heads.project]: ({ projectName }) => projectName,
    ...(kind === 'admin' && { [heads.counterpart]: counterpartWords }),
    [heads.lastMessage]: ({ lastMessage }) => lastMessage.body,
    [heads.lastFrom]: ({ lastMessage }) => presentAuthor(lastMessage).name,
    [heads.lastAt]: ({ lastMessage }) => minuteOf(new Date(lastMessage.createdAt)),
    [heads.attachments]: ({ lastMessage }) => lastMessage.attachmentCount,
    [heads.unread]: ({ unreadCount }) => unreadCount,
  }
}
