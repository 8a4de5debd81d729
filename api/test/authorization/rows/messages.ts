import { formOf } from '../../samples.ts'
import { adminsOnly, type Expected, type Rows, signedIn } from '../row.ts'
import type { World } from '../worlds.ts'

const conversation = (world: World) => ({ id: world.conversationId })

/** Every kind of user has conversations, and sees no others: suppliers none about an RFQ. */
const seeOwn: Expected = [401, 200, 200, 200, 404, 404, 200]

/** The conversation is about the owner's RFQ, which their company shares. */
export const messagesRows: Rows = {
  listConversations: { expected: signedIn, stage: 'discussed' },
  exportConversations: { expected: signedIn, stage: 'discussed' },
  getConversation: { expected: seeOwn, stage: 'discussed', params: conversation },
  listMessages: { expected: seeOwn, stage: 'discussed', params: conversation },
  sendMessage: {
    expected: [401, 201, 201, 403, 404, 404, 201],
    stage: 'discussed',
    form: ({ conversationId }) => formOf({ conversationId, body: '6061' }),
  },
  assignConversation: {
    expected: adminsOnly,
    stage: 'discussed',
    params: conversation,
    json: () => ({ assigneeId: null }),
  },
  listReferable: { expected: signedIn, stage: 'discussed' },
  // The message is the admin's.
  changeMessage: {
    expected: [401, 404, 404, 404, 404, 404, 200],
    stage: 'discussed',
    params: ({ messageId }) => ({ id: messageId }),
    json: () => ({ body: '6082' }),
  },
  deleteMessage: {
    expected: [401, 404, 404, 404, 404, 404, 200],
    stage: 'discussed',
    params: ({ messageId }) => ({ id: messageId }),
  },
  markConversationRead: {
    expected: [401, 204, 204, 204, 404, 404, 204],
    stage: 'discussed',
    params: conversation,
    json: ({ messageId }) => ({ messageId }),
  },
  getUnreadCount: { expected: signedIn, stage: 'discussed' },
}
