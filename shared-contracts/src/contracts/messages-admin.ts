import { z } from 'zod'
import { basedOn } from './based-on.ts'
import { byId, endpoint } from './endpoint.ts'
import { Conversation } from './messages.ts'

export const assignConversation = endpoint({
  method: 'patch',
  path: '/api/admin/conversations/:id',
  access: ['admin'],
  summary: 'Assign a conversation to an admin, or to nobody',
  spec: "docs/product/messages.md, 'Who sees to a conversation'",
  params: byId,
  body: z
    .object({
      assigneeId: z.uuid().nullable(),
      basedOn: basedOn({ assigneeId: z.uuid().nullable() }),
    })
    .meta({ id: 'AssignConversationBody' }),
  response: Conversation,
  errors: ['conversation.not_found', 'user.not_found', 'write.stale'],
  tags: ['Message'],
})
