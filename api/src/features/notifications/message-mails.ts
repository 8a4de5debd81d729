import type { User } from '../../models/user.ts'
import type { FactsOf } from '../../platform/events/domain-event.ts'
import { on, type Subscription } from '../../platform/events/subscriber.ts'
import { type ReplyAddresses, replyLine } from '../../platform/mail/reply-addresses.ts'
import { conversationRead, messageSent, messagesUnread } from '../messages/events.ts'
import { lookLater } from '../messages/unread-notice-service.ts'
import { readConversation } from './inbox-service.ts'
import { type Links, type Notice, tell } from './notice-service.ts'
import { claim, findReaders } from './readers-service.ts'
import { text as texts } from './text.ts'

const text = texts.unread

type Unread = FactsOf<typeof messagesUnread>

/** Tells those who have not read a message for a few minutes what the other side wrote. */
export function messageMails(links: Links, replies: ReplyAddresses | null): Subscription[] {
  return [
    on(messageSent, async (occasion, { conversation }) => {
      if (occasion.mayMail) await lookLater(occasion, conversation.id)
    }),
    on(messagesUnread, async (occasion, unread) => {
      for (const user of await findReaders(occasion.tx, unread)) {
        const isFirst = await claim(occasion, user, unread)
        if (isFirst) await tell(occasion, [user], () => noticeOf(user, unread, replies), links)
      }
    }),
    on(conversationRead, (occasion, { conversation }) => readConversation(occasion, conversation.id)),
  ]
}

const pages = { customer: '/messages', supplier: '/supplier/messages', admin: '/admin/messages' }

function noticeOf({ id, isAdmin, accountType }: User, unread: Unread, replies: ReplyAddresses | null): Notice {
  const { author, authorId, about, excerpt, attachments, conversation } = unread
  const page = pages[isAdmin || accountType === 'admin' ? 'admin' : accountType]
  return {
    topic: 'messages',
    subject: about === null ? text.subject(author) : text.subjectAbout(author, about),
    title: text.title,
    replyTo: replies?.addressOf(conversation.id, id),
    paragraphs: [
      ...(replies ? [replyLine()] : []),
      about === null ? text.explain(author) : text.explainAbout(author, about),
      ...(excerpt ? [text.quote(excerpt)] : []),
      ...(attachments > 0 ? [text.files(attachments)] : []),
      replies ? text.reply : text.noReply,
    ],
    button: { label: text.button, path: `${page}?conversation=${conversation.id}` },
    conversationId: conversation.id,
    aboutUserId: authorId,
  }
}
