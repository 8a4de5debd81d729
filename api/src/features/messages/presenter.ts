import type {
  Conversation as ConversationAnswer,
  Message as MessageAnswer,
} from '@kerf/shared-contracts/contracts/messages'
import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import type { Conversation } from '../../models/conversation.ts'
import type { Message } from '../../models/message.ts'
import type { User } from '../../models/user.ts'
import { presentCustomer } from '../customers/presenter.ts'
import { presentFile } from '../stored-files/presenter.ts'
import { excerptOf } from './excerpt.ts'
import type { ConversationSummary } from './list-service.ts'

/** Of a deleted account its row keeps only what it is called. */
export function presentAuthor({ author }: Message): MessageAnswer['author'] {
  if (!author) throw new Error('A message was read without its author')
  return { id: author.deletedAt ? null : author.id, name: author.name }
}

/** @param message with its author and files */
export function presentMessage(message: Message): MessageAnswer {
  return {
    id: message.id,
    conversationId: message.conversationId,
    body: message.body,
    author: presentAuthor(message),
    isFromProvider: message.isFromProvider,
    createdAt: message.createdAt.toISOString(),
    files: (message.files ?? []).map(presentFile),
  }
}

/** @param typed what was searched for, which the excerpt shows */
function presentExcerpt(message: Message, typed?: string): ConversationAnswer['lastMessage'] {
  return {
    id: message.id,
    text: excerptOf(message.body, typed),
    author: presentAuthor(message),
    isFromProvider: message.isFromProvider,
    createdAt: message.createdAt.toISOString(),
    attachmentCount: message.attachmentCount,
  }
}

/** A supplier's company is in their profile. */
export function presentCounterpart(user: User | undefined): CustomerReference {
  const reference = presentCustomer(user)
  const companyName = user?.supplierProfile?.companyName
  return companyName ? { ...reference, companyNameInput: companyName } : reference
}

/** Of the RFQ or order that a conversation is about; null in a general one. */
export function numberOf({ rfq, order }: Conversation): string | null {
  return rfq?.number ?? order?.number ?? null
}

/** Of the RFQ or order that a conversation is about; null in a general one. */
export function projectNameOf({ rfq, order }: Conversation): string | null {
  return rfq?.projectName ?? order?.rfq?.projectName ?? null
}

export function presentConversation(summary: ConversationSummary): ConversationAnswer {
  const { conversation, lastMessage, match, typed, unreadCount } = summary
  const { id, kind, rfqId, orderId, companyId, customer } = conversation
  return {
    id,
    kind,
    rfqId,
    orderId,
    number: numberOf(conversation),
    projectName: projectNameOf(conversation),
    customer: presentCounterpart(customer),
    isWithSupplier: customer?.accountType === 'supplier',
    companyId,
    lastMessage: presentExcerpt(lastMessage),
    match: match && presentExcerpt(match, typed),
    unreadCount,
  }
}
