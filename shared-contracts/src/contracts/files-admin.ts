import { z } from 'zod'
import { ActivitySubject } from './activity.ts'
import { endpoint, listQuery } from './endpoint.ts'
import { StoredFile } from './files.ts'

/** A file with what it belongs to (docs/product/files.md, 'Files of a customer'). */
export const CustomerFile = StoredFile.extend({
  belongsTo: z.enum(['rfq', 'quote', 'purchase_order', 'invoice', 'quality_check', 'message']),
  /** Where an admin works on that. */
  subject: ActivitySubject.nullable(),
  uploadedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
}).meta({ id: 'CustomerFile' })
export type CustomerFile = z.output<typeof CustomerFile>

export const listCustomerFiles = endpoint({
  method: 'get',
  path: '/api/admin/files',
  access: ['admin'],
  summary: 'The files of a customer’s RFQs, quotes, orders and messages',
  spec: "docs/product/files.md, 'Files of a customer'",
  query: listQuery({
    customerId: z.uuid(),
    sort: z.enum(['date-desc', 'date-asc']).default('date-desc'),
  }),
  response: z.array(CustomerFile),
  tags: ['File', 'Rfq', 'Quote', 'Order', 'Message'],
})
