import type { Referable as ReferableAnswer } from '@kerf/shared-contracts/contracts/message-references'
import type {
  Conversation as ConversationAnswer,
  Message as MessageAnswer,
} from '@kerf/shared-contracts/contracts/messages'
import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import type { ConversationView, MessageView, ReferenceView, WholeMessageView } from '../../models/views/message-view.ts'
import { presentCustomer } from '../customers/presenter.ts'
import { presentFile } from '../stored-files/presenter.ts'
import { excerptOf } from './excerpt.ts'
import type { Referable } from './references-service.ts'

/** The row of a deleted account keeps only its replacement name. */
export function presentAuthor({ author }: MessageView): MessageAnswer['author'] {
  return { id: author.deletedAt ? null : author.id, name: author.name }
}

function presentReference({ kind, partId, supplierPartId, fileId, fileType, face, name }: ReferenceView) {
  return { kind, partId: partId ?? supplierPartId, fileId, fileType, face, name }
}

/** What a message in a conversation can refer to. */
export function presentReferable({ parts, files }: Referable): ReferableAnswer {
  return {
    parts: parts.map(({ id, name }) => ({ id, name })),
    files: files.map(({ id, fileName: name, kind: fileType }) => ({ id, name, fileType })),
  }
}

export function presentMessage(message: WholeMessageView): MessageAnswer {
  return {
    id: message.id,
    conversationId: message.conversationId,
    body: message.body,
    author: presentAuthor(message),
    isFromProvider: message.isFromProvider,
    createdAt: message.createdAt,
    editedAt: message.editedAt,
    deletedAt: message.deletedAt,
    files: message.files.map(presentFile),
    references: message.references.map(presentReference),
  }
}

/** @param typed the search text, which the excerpt shows */
function presentExcerpt(message: MessageView, typed?: string): ConversationAnswer['lastMessage'] {
  return {
    id: message.id,
    text: excerptOf(message.body, typed),
    author: presentAuthor(message),
    isFromProvider: message.isFromProvider,
    createdAt: message.createdAt,
    attachmentCount: message.attachmentCount,
    deletedAt: message.deletedAt,
  }
}

/** A supplier's company is in their profile. */
export function presentCounterpart(customer: ConversationView['customer']): CustomerReference {
  const reference = presentCustomer(customer)
  const { supplierCompany } = customer
  return supplierCompany ? { ...reference, companyNameInput: supplierCompany } : reference
}

/** @param typed the search text, which a match's excerpt shows */
export function presentConversation(conversation: ConversationView, typed?: string): ConversationAnswer {
  const { id, kind, companyId, isWithSupplier, number, projectName, assignee } = conversation
  const { rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId } = conversation
  const { customer, lastMessage, match, unreadCount, seenUpTo } = conversation
  return {
    ...{ id, kind, rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId, number, projectName },
    customer: presentCounterpart(customer),
    isWithSupplier,
    assignee,
    companyId,
    lastMessage: presentExcerpt(lastMessage),
    match: match && presentExcerpt(match, typed),
    unreadCount,
    seenUpTo,
  }
}
