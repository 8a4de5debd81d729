import type { Referable as ReferableAnswer } from '@kerf/shared-contracts/contracts/message-references'
import type {
  Conversation as ConversationAnswer,
  Message as MessageAnswer,
} from '@kerf/shared-contracts/contracts/messages'
import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { shownPicture } from '@kerf/shared-contracts/rules/shown-picture'
import type { ConversationView, MessageView, ReferenceView, WholeMessageView } from '../../models/views/message-view.ts'
import { presentCustomer } from '../customers/presenter.ts'
import { pictureUrl, presentFile, presentPicture } from '../stored-files/presenter.ts'
import { excerptOf } from './excerpt.ts'
import type { PicturedReferable } from './references-service.ts'

/** The row of a deleted account keeps only its replacement name. */
export function presentAuthor({ author }: MessageView): MessageAnswer['author'] {
  return { id: author.deletedAt ? null : author.id, name: author.name }
}

function presentReference({ kind, partId, supplierPartId, fileId, fileType, face, name, picture }: ReferenceView) {
  return { kind, partId: partId ?? supplierPartId, fileId, fileType, face, name, picture: presentPicture(picture) }
}

/** Whether a file shows a part; one that names none shows the first, because requests of one part never name it. */
function isOfPart(
  file: PicturedReferable['files'][number],
  { id, position }: PicturedReferable['parts'][number],
): boolean {
  const { partId, supplierPartId, linkedToType } = file
  return partId === id || supplierPartId === id || (partId === null && position === 0 && linkedToType === 'rfq')
}

/** What a message in a conversation can refer to. */
export function presentReferable({ parts, files, drawn }: PicturedReferable): ReferableAnswer {
  const shown = files.map((file) => {
    const hasPicture = file.kind === 'step' && drawn.has(file.sha256)
    return { file, fileType: file.kind, pictureUrl: pictureUrl({ id: file.id, hasPicture }) }
  })
  return {
    parts: parts.map((part) => ({
      id: part.id,
      name: part.name,
      picture: shownPicture(shown.filter(({ file }) => isOfPart(file, part))),
    })),
    files: shown.map(({ file, fileType, pictureUrl }) => ({ id: file.id, name: file.fileName, fileType, pictureUrl })),
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
