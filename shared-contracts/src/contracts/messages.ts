import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getUnreadCount = endpoint({
  method: 'get',
  path: '/api/messages/unread-count',
  access: ['customer', 'supplier', 'admin'],
  summary: 'How many messages the user has not read',
  spec: '1 §7',
  response: z.object({ unreadCount: z.number().int().min(0) }).meta({ id: 'UnreadCount' }),
  tags: ['Message'],
})
