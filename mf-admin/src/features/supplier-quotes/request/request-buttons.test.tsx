import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { askedSupplier, supplierRequest } from '../../../../test/supplier-request.ts'
import { RequestButtons } from './request-buttons.tsx'
import type { RequestDetails } from './request-details.ts'

afterEach(() => vi.unstubAllGlobals())

const drawing = {
  ...{ id: 'drawing', fileName: 'REF-0007-1.step', fileSize: 2048, fileType: 'step' as const, partId: null },
  ...{ fileUrl: '/api/files/drawing', pictureUrl: null },
}
const request = supplierRequest({
  id: 'asked',
  assignedSuppliers: [askedSupplier('asked-already')],
  files: [drawing],
})

/** A server that takes files and changes. @returns what it was sent, by method and address */
function fakeApi() {
  const sent: Record<string, unknown> = {}
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return new Response('[]')
    sent[`${method} ${url}`] = JSON.parse(String(body))
    return new Response(JSON.stringify(request))
  })
  return sent
}

const open = (button: string, changes: Partial<RequestDetails> = {}) => {
  renderPage(<RequestButtons request={{ ...request, ...changes }} />, '/admin/supplier-requests/asked')
  fireEvent.click(screen.getByRole('button', { name: button }))
  return within(screen.getByRole('dialog', { name: button }))
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('a change sends all parts with what was typed, and what it is based on', async () => {
  const sent = fakeApi()
  const dialog = open('Change Request')
  type(dialog.getByLabelText(/^Quantities/), '20, 80')
  fireEvent.click(dialog.getByRole('checkbox', { name: /REF-0007-1\.step/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save and Tell Suppliers' }))
  await screen.findByText('Request changed')
  expect(sent['PUT /api/admin/supplier-requests/asked']).toMatchObject({
    parts: [{ id: 'part', name: 'Bracket', quantities: [20, 80] }],
    ...{ quantity: 20, removedFiles: ['drawing'], attachedFiles: [], basedOn: { seal: 'seal', quantity: 10 } },
  })
})

test('drawings that came later are offered, and sent as they are chosen', async () => {
  const sent = fakeApi()
  const later = (id: string, fileName: string) => ({
    ...{ id, fileName, filename: fileName, filePath: `/api/files/${id}`, mimetype: 'model/step', partId: null },
    ...{ size: 2048, fileSize: 2048, fileType: 'step' as const, pictureUrl: null, createdAt: request.createdAt },
  })
  const dialog = open('Change Request', {
    rfqs: [
      {
        ...{ id: 'rfq', displayNumber: 'SQTE-0007', projectName: 'Bracket', quote: null, orderId: null },
        ...{ orderNumber: null, dueDate: null, laterDrawings: [later('d', 'rev-d.step'), later('e', 'rev-e.step')] },
      },
    ],
  })
  fireEvent.click(dialog.getByRole('checkbox', { name: /rev-e\.step/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save and Tell Suppliers' }))
  await screen.findByText('Request changed')
  expect(sent['PUT /api/admin/supplier-requests/asked']).toMatchObject({ rfqFiles: [{ fileId: 'e' }] })
})

test('what is wrong is said at its field, and nothing is sent', async () => {
  const sent = fakeApi()
  const dialog = open('Change Request')
  type(dialog.getByLabelText(/^Quantities/), '20, 20')
  type(dialog.getByLabelText(/^Part Name/), ' ')
  fireEvent.click(dialog.getByRole('button', { name: 'Save and Tell Suppliers' }))
  await dialog.findByText('Part name is required')
  expect(dialog.getByText('Please enter one to ten different quantities, such as 10, 50')).toBeTruthy()
  expect(sent).toEqual({})
})

test('quotes that a change outdates are counted before it is sent', () => {
  fakeApi()
  const supplierQuotes = [{ status: 'pending', isOutdated: false }] as RequestDetails['supplierQuotes']
  expect(open('Change Request', { supplierQuotes }).getByText(/^1 quote waits for your decision/)).toBeTruthy()
})

test('a request with an accepted quote cannot be changed, and says why', () => {
  fakeApi()
  const supplierQuotes = [{ status: 'accepted' }] as RequestDetails['supplierQuotes']
  renderPage(<RequestButtons request={{ ...request, supplierQuotes }} />, '/admin/supplier-requests/asked')
  fireEvent.click(screen.getByRole('button', { name: 'Change Request' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
