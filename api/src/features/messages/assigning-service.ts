import type { assignConversation } from '@kerf/shared-contracts/contracts/messages-admin'
import type { z } from 'zod'
import { Conversation } from '../../models/conversation.ts'
import { User } from '../../models/user.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { conversationAssigned } from './events.ts'

/**
 * Assigns a conversation to an admin; naming the current assignee changes nothing.
 * @throws Problem `conversation.not_found`; `user.not_found` for an account that is not an admin's; `write.stale`
 */
export async function assign(
  work: Work,
  id: string,
  { assigneeId, basedOn }: z.output<(typeof assignConversation)['body']>,
): Promise<void> {
  const { tx, actor } = work
  const conversation = await Conversation.visibleTo(tx, actor).findById(id).forNoKeyUpdate()
  if (!conversation) throw problem('conversation.not_found')
  await assertNotStale(work, {
    basedOn,
    present: { assigneeId: conversation.assigneeId },
    wanted: { assigneeId },
    changedBy: { object: { type: 'conversation', id }, actions: [conversationAssigned.name] },
  })
  if (assigneeId === conversation.assigneeId) return
  if (assigneeId !== null) await assertAdmin(work, assigneeId)
  await conversation.$query(tx).patch({ assigneeId })
  await work.happened(conversationAssigned, { conversation, assigneeId })
}

/** A deletion of the account waits until the transaction ends. */
async function assertAdmin({ tx }: Work, id: string): Promise<void> {
  const admin = await User.query(tx).findById(id).where({ isAdmin: true }).whereNull('deletedAt').forShare()
  if (!admin) throw problem('user.not_found')
}
