import type { Knex } from 'knex'
import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { Order } from '../../models/order.ts'
import { Quote } from '../../models/quote.ts'
import { Rfq } from '../../models/rfq.ts'
import { StoredFile } from '../../models/stored-file.ts'

/** Whose requests they are: the user, and the company they are in until they go. */
export interface Requester {
  userId: string
  companyId: string | null
}

/** How many requests are removed with one statement. */
const atOnce = 1000

/**
 * The RFQs that go with an account: those without an order (docs/product/accounts.md, 'Deleting an account'). What was
 * made in a company that the user has left since is the company's, where a former member changes nothing, and stays.
 */
export function requestsThatGo(tx: Knex, { userId, companyId }: Requester) {
  return Rfq.query(tx)
    .where('rfqs.customerId', userId)
    .where((either) => {
      either.whereNull('rfqs.companyId')
      if (companyId !== null) either.orWhere('rfqs.companyId', companyId)
    })
    .whereNotExists(Order.query(tx).whereColumn('orders.rfqId', 'rfqs.id'))
}

/** What was removed: how many requests with their quotes, and which rows of files. */
export interface Removal {
  rfqs: number
  quotes: number
  fileIds: string[]
}

/**
 * Removes the requests that go, with quotes, conversations and files. Stored bytes that nothing names any more go with
 * the daily sweep.
 */
export async function removeRequests(tx: Knex.Transaction, requester: Requester): Promise<Removal> {
  // With their rows locked, an order that is being made of one is made before, or not at all.
  const locked = await requestsThatGo(tx, requester).select('rfqs.id').orderBy('rfqs.id').forUpdate()
  const removal: Removal = { rfqs: 0, quotes: 0, fileIds: [] }
  for (let start = 0; start < locked.length; start += atOnce) {
    const batch = locked.slice(start, start + atOnce).map(({ id }) => id)
    // Asked once more, as the question before may have been answered while an order was being made.
    const going = await requestsThatGo(tx, requester).select('rfqs.id').whereIn('rfqs.id', batch)
    await removeBatch(
      tx,
      going.map(({ id }) => id),
      removal,
    )
  }
  return removal
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
  await removeMessageFiles(tx, Conversation.query(tx).select('id').whereIn('rfqId', rfqIds), removal)
  await remove('rfq', rfqIds)
  await Rfq.query(tx).delete().whereIn('id', rfqIds)
  // Only now that no quote names them.
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

const conversationsOf = (tx: Knex, userId: string) =>
  Conversation.query(tx).select('id').where({ customerId: userId, kind: 'general' })

/**
 * Removes what a user talked about outside of orders, and what they uploaded for nothing yet.
 * @returns the rows of files that went
 */
export async function removeTalk(tx: Knex.Transaction, userId: string): Promise<string[]> {
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
