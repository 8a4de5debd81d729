import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromNow } from '../main-job.ts'
import { say } from '../messages.ts'
import { newSupplier } from '../suppliers.ts'
import { buildSecretWorld, type SecretWorld } from './secret-world.ts'

let world: SecretWorld
beforeAll(async () => {
  world = await buildSecretWorld()
})
afterAll(() => world.portal.api.stop())

/** Every call by which a supplier reads, with what it names; a new one fails until it stands here. */
const reading: Record<string, (world: SecretWorld, ids: Ids) => readonly string[]> = {
  getCurrentUser: () => ['/api/auth/me'],
  getMailRhythm: () => ['/api/profile/mail-rhythm'],
  getProfile: () => ['/api/profile'],
  listDevices: () => ['/api/profile/sessions'],
  listNotificationChoices: () => ['/api/profile/notifications'],
  downloadOwnData: () => ['/api/profile/data'],
  previewOwnDeletion: () => ['/api/profile/deletion'],
  getLastChange: ({ orderId }) => [`/api/changes/purchase-order-date/${orderId}`],
  countUnreadNotifications: () => ['/api/notifications/unread-count'],
  listNotifications: () => ['/api/notifications'],
  downloadFile: ({ fileIds }) => fileIds.map((id) => `/api/files/${id}/download`),
  viewFile: ({ fileIds }) => fileIds.map((id) => `/api/files/${id}`),
  find: () => ['REF', 'PO-', 'part', 'com'].map((q) => `/api/find?q=${q}`),
  listSavedFilters: () => ['/api/saved-filters?list=supplier.quotes'],
  downloadFileModel: ({ fileIds }) => fileIds.map((id) => `/api/files/${id}/geometry/model`),
  getFileFacts: ({ fileIds }) => fileIds.map((id) => `/api/files/${id}/facts`),
  getFileGeometry: ({ fileIds }) => fileIds.map((id) => `/api/files/${id}/geometry`),
  viewFilePicture: ({ fileIds }) => fileIds.map((id) => `/api/files/${id}/picture`),
  exportConversations: () => ['/api/conversations/export'],
  getConversation: (_, { conversations }) => conversations.map((id) => `/api/conversations/${id}`),
  getUnreadCount: () => ['/api/messages/unread-count'],
  listConversations: () => ['/api/conversations'],
  listMessages: (_, { conversations }) => conversations.map((id) => `/api/conversations/${id}/messages`),
  listReferable: ({ orderId }) => [`/api/messages/referable?purchaseOrderId=${orderId}`],
  getSupplierDashboard: () => ['/api/supplier/dashboard'],
  getSupplierProfile: () => ['/api/supplier/profile'],
  getReceivedRequest: ({ requestId }) => [`/api/supplier/requests/${requestId}`],
  listReceivedRequests: () => ['/api/supplier/requests'],
  getOwnSupplierQuote: ({ quoteId }) => [`/api/supplier/quotes/${quoteId}`],
  listOwnQuoteRevisions: ({ quoteId }) => [`/api/supplier/quotes/${quoteId}/revisions`],
  listOwnSupplierQuotes: () => ['/api/supplier/quotes'],
  downloadOwnPurchaseOrder: ({ orderId }) => [`/api/supplier/purchase-orders/${orderId}/document`],
  getOwnPurchaseOrder: ({ orderId }) => [`/api/supplier/purchase-orders/${orderId}`],
  listOwnPurchaseOrders: () => ['/api/supplier/purchase-orders'],
}

interface Ids {
  conversations: string[]
}

/** Messages say which account of the provider wrote them. */
const namesAuthors = new Set(['getConversation', 'listConversations', 'listMessages'])

const calls = endpoints
  .filter(
    ({ declaration: { method, access } }) => method === 'get' && Array.isArray(access) && access.includes('supplier'),
  )
  .map(({ name }) => name)

test('every call by which a supplier reads is walked', () => {
  expect(calls.sort()).toEqual(Object.keys(reading).sort())
})

test.each(Object.keys(reading))('%s says nothing of customers or other suppliers', async (name) => {
  const { portal, supplier, tracesIn } = world
  const listed = (await supplier.get('/api/conversations')).body
  const conversations: string[] = listed.map(({ id }: { id: string }) => id)
  expect(conversations.length).toBeGreaterThan(1)
  for (const path of reading[name]?.(world, { conversations }) ?? []) {
    const answer = await fetch(`${portal.api.url}${path}`, { headers: { authorization: `Bearer ${supplier.token}` } })
    const said = JSON.stringify([...answer.headers]) + (await answer.text())
    const authors = namesAuthors.has(name) ? [portal.admin.user.id] : []
    expect([path, tracesIn(said).filter((trace) => !authors.includes(trace))]).toEqual([path, []])
    // Models, pictures and facts are made by jobs that do not run here.
    expect([path, answer.status < 300 || /geometry|picture|facts/.test(path)]).toEqual([path, true])
  }
})

test('neither does what is told of live, whoever did it', async () => {
  const { portal, supplier, orderId, requestId, tracesIn } = world
  const heard: string[] = []
  const listener = { userId: supplier.user.id, companyId: null, kind: 'supplier' } as const
  const stop = portal.api.platform.live.subscribe(listener, (message) => void heard.push(JSON.stringify(message)))
  await portal.admin.patch(`/api/admin/purchase-orders/${orderId}`, { deliveryDate: dayFromNow(50) })
  await say(portal.admin, 'One more thing', { supplierRequestId: requestId, customerId: supplier.user.id })
  await expect.poll(() => heard.length).toBeGreaterThan(1)
  stop()
  expect(heard.flatMap(tracesIn)).toEqual([])
})

test('the names, headers and contents of files say nothing of customers or other suppliers', async () => {
  const { portal, supplier, fileIds, tracesIn } = world
  expect(fileIds).toHaveLength(3)
  for (const id of fileIds) {
    for (const path of [`/api/files/${id}`, `/api/files/${id}/download`]) {
      const answer = await fetch(`${portal.api.url}${path}`, { headers: { authorization: `Bearer ${supplier.token}` } })
      const said = JSON.stringify([...answer.headers]) + (await answer.text())
      expect([path, answer.status, tracesIn(said)]).toEqual([path, 200, []])
    }
  }
})

test('neither do mails', async () => {
  const { portal, supplier, tracesIn } = world
  await portal.api.runJobs()
  const mails = portal.api.mails.filter(({ to }) => JSON.stringify(to).includes(supplier.user.email))
  expect(mails.length).toBeGreaterThan(2)
  expect(mails.flatMap((mail) => tracesIn(JSON.stringify(mail)))).toEqual([])
})

test('another supplier finds neither the quote nor the order nor the files of this one', async () => {
  const { portal, supplier, rival, quoteId, fileIds } = world
  const stranger = await newSupplier(portal.api)
  const [request] = (await supplier.get('/api/supplier/requests')).body
  const [order] = (await supplier.get('/api/supplier/purchase-orders')).body
  const paths = [
    `/api/supplier/requests/${request.id}`,
    `/api/supplier/quotes/${quoteId}`,
    `/api/supplier/quotes/${quoteId}/revisions`,
    `/api/supplier/purchase-orders/${order.id}`,
    ...fileIds.map((id) => `/api/files/${id}`),
  ]
  for (const path of paths) expect([path, (await stranger.get(path)).status]).toEqual([path, 404])
  expect((await rival.get(`/api/supplier/quotes/${quoteId}`)).status).toBe(404)
  expect((await rival.get(`/api/supplier/purchase-orders/${order.id}`)).status).toBe(404)
})

test('a search of a supplier does not find orders by the number of the customer', async () => {
  const { supplier, customersOrderNumber } = world
  expect((await supplier.get(`/api/supplier/purchase-orders?q=${customersOrderNumber}`)).body).toEqual([])
})
