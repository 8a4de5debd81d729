import type { Knex } from 'knex'
import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { Order } from '../../models/order.ts'
import { Quote } from '../../models/quote.ts'
import { Rfq } from '../../models/rfq.ts'
import { RfqDraft } from '../../models/rfq-draft.ts'
import { StoredFile } from '../../models/stored-file.ts'

/** Whose requests to remove: the user, and the company they still belong to. */
export interface Requester {
  userId: string
  companyId: string | null
}

/** How many requests one statement removes. */
const atOnce = 1000

/**
 * The RFQs deleted with an account: those without an order (docs/product/accounts.md, 'Deleting an account'). What the
 * user made in a company they have since left belongs to that company and stays.
 */
export function requestsToRemove(tx: Knex, { userId, companyId }: Requester) {
  return Rfq.query(tx)
    .where('rfqs.customerId', userId)
    .where((either) => {
      either.whereNull('rfqs.companyId')
      if (companyId !== null) either.orWhere('rfqs.companyId', companyId)
    })
    .whereNotExists(Order.query(tx).whereColumn('orders.rfqId', 'rfqs.id'))
}

/** What was removed: the number of requests, and the rows of their files. */
export interface Removal {
  rfqs: number
  quotes: number
  fileIds: string[]
}

/**
 * Removes these requests with their quotes, conversations and files. The daily sweep removes stored bytes that no row
 * refers to.
 */
export async function removeRequests(tx: Knex.Transaction, requester: Requester): Promise<Removal> {
  // With the rows locked, a concurrent order for one of them is created either before this or not at all.
  const locked = await requestsToRemove(tx, requester).select('rfqs.id').orderBy('rfqs.id').forUpdate()
  const removal: Removal = { rfqs: 0, quotes: 0, fileIds: [] }
  for (let start = 0; start < locked.length; start += atOnce) {
    const batch = locked.slice(start, start + atOnce).map(({ id }) => id)
    // Query again: an order may have been created between the first query and the lock.
    const going = await requestsToRemove(tx, requester).select('rfqs.id').whereIn('rfqs.id', batch)
    await removeBatch(
      tx,
      going.map(({ id }) => id),
      removal,
    )
  }
  return removal
}

/** Removes the RFQ that the user was writing, with its drawings and all others that no RFQ took. @returns their ids */
export async function removeBegunRequest(tx: Knex.Transaction, userId: string): Promise<string[]> {
  await RfqDraft.query(tx).deleteById(userId)
  const waiting = await StoredFile.query(tx)
    .delete()
    .where({ linkedToType: 'rfq', linkedToId: null, uploadedBy: userId })
    .returning('id')
  return waiting.map(({ id }) => id)
}

async function removeBatch(tx: Knex.Transaction, rfqIds: string[], removal: Removal): Promise<void> {
  const quotes = await Quote.query(tx).select('id').whereIn('rfqId', rfqIds)
  const quoteIds = quotes.map(({ id }) => id)
  const remove = async (linkedToType: StoredFile['linkedToType'], owners: string[]) => {
    const removed = await StoredFile.query(tx)
      .delete()
      .where({ linkedToType })
      .whereIn('linkedToId', owners)
      .returning('id')
    removal.fileIds.push(...removed.map(({ id }) => id))
  }
  await removeMessageFiles(
    tx,
    Conversation.query(tx).select('id').whereIn('rfqId', rfqIds).orWhereIn('quoteId', quoteIds),
    removal,
  )
  await remove('rfq', rfqIds)
  await Rfq.query(tx).delete().whereIn('id', rfqIds)
  // Only now, when no quote refers to them.
  await remove('quote', quoteIds)
  await remove('purchase_order', quoteIds)
  removal.rfqs += rfqIds.length
  removal.quotes += quoteIds.length
}

async function removeMessageFiles(
  tx: Knex.Transaction,
  conversations: ReturnType<typeof conversationsOf>,
  removal: Removal,
): Promise<void> {
  const messages = Message.query(tx).select('id').whereIn('conversationId', conversations)
  const removed = await StoredFile.query(tx)
    .delete()
    .where({ linkedToType: 'message' })
    .whereIn('linkedToId', messages)
    .returning('id')
  removal.fileIds.push(...removed.map(({ id }) => id))
}

/** Empties the addresses in the records kept for the sake of orders. Company records keep the company's address. */
export async function forgetDestinations(tx: Knex.Transaction, userId: string): Promise<void> {
  await Rfq.query(tx)
    .where({ customerId: userId })
    .whereNull('companyId')
    .where((either) => either.whereNotNull('shipTo').orWhereNotNull('billTo'))
    .patch({ shipTo: null, billTo: null })
  const own = Rfq.query(tx).select('id').where({ customerId: userId }).whereNull('companyId')
  await Quote.query(tx).whereIn('rfqId', own).whereNotNull('destination').patch({ destination: null })
}

const conversationsOf = (tx: Knex, userId: string) =>
  Conversation.query(tx).select('id').where({ customerId: userId, kind: 'general' })

/**
 * Removes what a user wrote outside of orders, and uploads that they never attached.
 * @returns the rows of the removed files
 */
export async function removeUserMessages(tx: Knex.Transaction, userId: string): Promise<string[]> {
  const removal: Removal = { rfqs: 0, quotes: 0, fileIds: [] }
  await removeMessageFiles(tx, conversationsOf(tx, userId), removal)
  await Conversation.query(tx).delete().where({ customerId: userId, kind: 'general' })
  const unlinked = await StoredFile.query(tx)
    .delete()
    .where({ uploadedBy: userId })
    .whereNull('linkedToId')
    .returning('id')
  return [...removal.fileIds, ...unlinked.map(({ id }) => id)]
}
