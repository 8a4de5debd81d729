import { expect, test } from 'vitest'
import { isDownload } from './endpoint.ts'
import { endpoints } from './registry.ts'

/** The calls the product started with; docs/product names these and all others (scripts/product-calls.test.ts). */
const specified = `
GET /api/auth/me
POST /api/auth/login
POST /api/auth/register
POST /api/auth/admin-password-reset
POST /api/auth/verify-email
POST /api/auth/resend-verification
POST /api/auth/forgot-password
POST /api/auth/reset-password
GET /api/messages/unread-count
GET /api/profile
GET /api/dashboard/stats
GET /api/rfqs
GET /api/rfqs/{id}
POST /api/rfqs
POST /api/files/upload
GET /api/files/{id}/download
GET /api/files/{id}
GET /api/orders
POST /api/orders/{id}/reorder
GET /api/orders/{id}/files/download-all
GET /api/orders/{id}/quality-check-files
POST /api/orders/{id}/approve-quality-check
GET /api/orders/{id}/shipments
GET /api/quotes
POST /api/rfqs/{id}/quote/respond
POST /api/quotes/{id}/purchase-order
GET /api/quotes/{id}/purchase-order/download
GET /api/quotes/{id}/download
GET /api/admin/dashboard/stats
GET /api/admin/quality-check-notifications
GET /api/admin/customer-rfqs
GET /api/admin/rfqs
GET /api/admin/quotes
GET /api/admin/rfqs/{id}/order
GET /api/admin/rfqs/{id}/files
GET /api/admin/rfqs/{id}/quote
PATCH /api/admin/rfqs/{id}/status
POST /api/admin/rfqs/{id}/quote
POST /api/admin/rfqs/{id}/create-order
GET /api/admin/quotes/{id}/purchase-order/download
GET /api/admin/orders
GET /api/admin/orders/archived
PATCH /api/orders/{id}/status
PATCH /api/orders/{id}/tracking
PATCH /api/orders/{id}/invoice
PATCH /api/orders/{id}/payment
POST /api/orders/{id}/shipments
PATCH /api/orders/{id}/quality-check
DELETE /api/admin/orders/{id}/quality-check-files/{fileId}
PATCH /api/admin/orders/{id}/reopen
GET /api/admin/customers
POST /api/admin/customers
DELETE /api/admin/users/{id}
GET /api/admin/companies
POST /api/admin/companies
PUT /api/admin/companies/{id}
POST /api/admin/users/{id}/link
POST /api/admin/users/{id}/unlink
GET /api/admin/customers/{customerNumber}/users
POST /api/admin/companies/merge
GET /api/admin/customer-number/next
GET /api/admin/customer-number/{number}/available
POST /api/admin/companies/{id}/assign-customer-number
GET /api/admin/search
GET /api/admin/reports
POST /api/admin/quotes/create
POST /api/admin/orders/create
GET /api/admin/suppliers
POST /api/admin/files/upload
POST /api/admin/quotes/create-bulk
GET /api/admin/rfqs/supplier-quotes
PUT /api/admin/supplier-quotes/{id}/status
POST /api/admin/purchase-orders
`
  .trim()
  .split('\n')

const declared = endpoints.map(({ declaration }) => {
  return `${declaration.method.toUpperCase()} ${declaration.path.replace(/:(\w+)/g, '{$1}')}`
})

test('the 73 calls the product started with are declared with their exact method and path', () => {
  expect(specified).toHaveLength(73)
  expect(declared).toEqual(expect.arrayContaining(specified))
})

test('every name and every call is declared once', () => {
  expect(new Set(declared).size).toBe(declared.length)
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
})

test('path parameters and their schema name the same', () => {
  for (const { name, declaration } of endpoints) {
    const inPath = [...declaration.path.matchAll(/:(\w+)/g)].map((match) => match[1])
    expect(Object.keys(declaration.params?.shape ?? {}), name).toEqual(inPath)
  }
})

test('a reading call changes nothing: it has no body, no files and honours no idempotency key', () => {
  for (const { name, declaration } of endpoints.filter((each) => each.declaration.method === 'get')) {
    expect(declaration.body, name).toBeUndefined()
    expect(declaration.files, name).toBeUndefined()
    expect(declaration.idempotent, name).toBeUndefined()
  }
})

test('every JSON call says which cached data it reads or changes', () => {
  const withoutTags = endpoints.filter(({ declaration }) => {
    const { response, tags, access } = declaration
    return !isDownload(response) && (tags ?? []).length === 0 && !access.includes('visitor')
  })
  // A drawing that was sent early is in no list: nothing that is shown would have to be read again.
  expect(withoutTags.map(({ name }) => name)).toEqual(['sendEarlyFile', 'removeEarlyFile'])
})
