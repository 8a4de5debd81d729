import type { Answered } from './harness.ts'
import type { Person } from './main-job.ts'
import { formOf, type SampleFile } from './samples.ts'

/** Where a message goes; if nothing is named, to a customer's or supplier's general conversation. */
export interface Destination {
  conversationId?: string
  rfqId?: string
  quoteId?: string
  orderId?: string
  supplierRequestId?: string
  purchaseOrderId?: string
  customerId?: string
  /** JSON text. */
  references?: string
}

/** Sends a message, whatever the response. */
export function send(
  person: Person,
  body: string,
  to: Destination = {},
  attachments: SampleFile[] = [],
): Promise<Answered> {
  return person.post('/api/messages', formOf({ ...to, body }, { attachments }))
}

/** Sends a message. @returns it, as returned by the API */
export async function say(person: Person, body: string, to: Destination = {}, attachments: SampleFile[] = []) {
  const { status, body: message } = await send(person, body, to, attachments)
  if (status !== 201) throw new Error(`The message was not sent: ${status} ${JSON.stringify(message)}`)
  return message
}

/** Reads a conversation up to a message. */
export const read = (person: Person, message: { id: string; conversationId: string }) =>
  person.post(`/api/conversations/${message.conversationId}/read`, { messageId: message.id })

export const unreadOf = async (person: Person): Promise<number> =>
  (await person.get('/api/messages/unread-count')).body.unreadCount
