import type { SendMessageBody } from '@kerf/shared-contracts/contracts/messages'
import type { z } from 'zod'
import type { Conversation } from '../../models/conversation.ts'
import { User } from '../../models/user.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import * as orders from '../orders/service.ts'
import * as rfqs from '../rfqs/service.ts'
import { get } from './service.ts'

/** The subject and owner of a conversation, whether or not it has begun. */
export type Place = Pick<Conversation, 'kind' | 'rfqId' | 'orderId' | 'customerId' | 'companyId'>

type Named = Omit<z.output<typeof SendMessageBody>, 'body'>

/**
 * Where a message goes. Its subject is locked until the transaction ends (the RFQ, the order, or the counterpart's
 * account), so that it is neither deleted nor moved to a company meanwhile. Lock nothing else before.
 * @throws Problem `conversation.not_found`, `rfq.not_found`, `order.not_found`, `user.not_found`, also for objects of
 *   somebody else; `validation.failed` when an admin names nothing
 */
export async function lockPlace(work: Work, named: Named): Promise<Locked<Place>> {
  if (named.conversationId !== undefined) return lockPlace(work, await placeOf(work, named.conversationId))
  const { rfqId, orderId } = named
  if (rfqId !== undefined) {
    const { customerId, companyId } = await rfqs.getForUpdate(work, rfqId)
    return locked<Place>({ kind: 'rfq', rfqId, orderId: null, customerId, companyId })
  }
  if (orderId !== undefined) {
    const { customerId, companyId } = await orders.getForUpdate(work, orderId)
    return locked<Place>({ kind: 'order', rfqId: null, orderId, customerId, companyId })
  }
  const customerId = await lockCounterpart(work, named.customerId)
  return locked<Place>({ kind: 'general', rfqId: null, orderId: null, customerId, companyId: null })
}

async function placeOf(work: Work, conversationId: string): Promise<Named> {
  const { rfqId, orderId, customerId } = await get(work, conversationId)
  if (rfqId !== null) return { rfqId }
  return orderId !== null ? { orderId } : { customerId }
}

/** The account that a general conversation is with. */
async function lockCounterpart({ tx, actor }: Work, named: string | undefined): Promise<string> {
  const isAdmin = actor.kind === 'admin'
  if (isAdmin && named === undefined) {
    throw problem('validation.failed', { fields: { customerId: 'Please choose who the message is for' } })
  }
  const id = named ?? actor.id
  if (!isAdmin && id !== actor.id) throw problem('user.not_found')
  const counterpart = await User.query(tx).findById(id).where({ isAdmin: false }).whereNull('deletedAt').forShare()
  if (!counterpart) throw problem('user.not_found')
  return id
}
