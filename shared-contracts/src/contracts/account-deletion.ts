import { z } from 'zod'
import { CurrentPassword } from './auth.ts'
import { byId, endpoint, signedIn } from './endpoint.ts'

/** What the deletion of an account removes and keeps (docs/product/accounts.md, 'Deleting an account'). */
export const DeletionPreview = z
  .object({
    /** RFQs without an order, which are deleted. */
    rfqs: z.number().int().min(0),
    /** Quotes for them, which are deleted. */
    quotes: z.number().int().min(0),
    /** Orders, which stay under 'Deleted customer'. */
    orders: z.number().int().min(0),
    /** Those of them that are neither delivered nor archived. */
    openOrders: z.number().int().min(0),
    /** Who becomes owner of the company if its last owner is deleted. */
    successorName: z.string().nullable(),
    /** For a supplier: requests to it, its quotes and purchase orders, all of which are kept; null for anybody else. */
    supplier: z
      .object({
        requests: z.number().int().min(0),
        quotes: z.number().int().min(0),
        purchaseOrders: z.number().int().min(0),
        /** With outstanding deliveries; while there is one, the account cannot be deleted. */
        openPurchaseOrders: z.number().int().min(0),
      })
      .nullable(),
  })
  .meta({ id: 'DeletionPreview' })
export type DeletionPreview = z.output<typeof DeletionPreview>

export const previewUserDeletion = endpoint({
  method: 'get',
  path: '/api/admin/users/:id/deletion',
  access: ['admin'],
  summary: 'What the deletion of a user removes and keeps',
  spec: "docs/product/accounts.md, 'Deleting an account'",
  params: byId,
  response: DeletionPreview,
  errors: ['user.not_found', 'user.cannot_delete_self'],
  tags: ['Account', 'Rfq', 'Order'],
})

export const deleteUser = endpoint({
  method: 'delete',
  path: '/api/admin/users/:id',
  access: ['admin'],
  summary: 'Delete a user; orders stay without personal data',
  spec: "docs/product/accounts.md, 'Deleting an account'",
  params: byId,
  response: null,
  errors: ['user.not_found', 'user.cannot_delete_self', 'user.last_admin', 'user.open_purchase_orders'],
  tags: ['Account', 'Customer', 'Company', 'Rfq', 'Quote', 'Order', 'Dashboard'],
})

export const previewOwnDeletion = endpoint({
  method: 'get',
  path: '/api/profile/deletion',
  access: signedIn,
  summary: 'What the deletion of the user’s own account removes and keeps',
  spec: "docs/product/accounts.md, 'Deleting an account'",
  response: DeletionPreview,
  errors: ['user.last_admin'],
  tags: ['Profile', 'Rfq', 'Order'],
})

export const DeleteAccountBody = z.object({ password: CurrentPassword }).meta({ id: 'DeleteAccountBody' })

export const deleteOwnAccount = endpoint({
  method: 'post',
  path: '/api/profile/deletion',
  access: signedIn,
  summary: 'Delete the user’s own account; this cannot be undone',
  spec: "docs/product/accounts.md, 'Deleting an account'",
  body: DeleteAccountBody,
  response: null,
  errors: ['auth.current_password_wrong', 'user.last_admin', 'user.open_purchase_orders', 'rate_limited'],
  tags: ['Profile'],
  limit: 'signIn',
})
