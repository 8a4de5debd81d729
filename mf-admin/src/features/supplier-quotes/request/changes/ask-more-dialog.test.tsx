import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { askedSupplier, supplierRequest } from '../../../../../test/supplier-request.ts'
import { AskMoreDialog } from './ask-more-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const request = supplierRequest({ id: 'asked', assignedSuppliers: [askedSupplier('asked-already')] })

const supplier = (id: string, companyName: string) => ({ id, companyName, name: id, supplierNumber: `V-${id}` })
const found = [supplier('asked-already', 'Old Works'), supplier('gear', 'Gear Works'), supplier('lens', 'レンズ工業')]

/** A server that knows three suppliers, and takes the request. @returns what it was sent */
function fakeApi(answer: { status: number; body: unknown } = { status: 200, body: request }) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return new Response(JSON.stringify(found), { headers: { 'X-Total-Count': '3' } })
    sent.push([url, JSON.parse(String(body))])
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
  return sent
}

function open() {
  const onClose = vi.fn()
  renderPage(<AskMoreDialog request={request} onClose={onClose} />, '/admin/supplier-quotes/asked')
  return { onClose, dialog: within(screen.getByRole('dialog')) }
}

async function pick(name: string) {
  await userEvent.click(screen.getByRole('combobox'))
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

test('suppliers that were not asked yet are offered, each once, and those that were picked are asked', async () => {
  const sent = fakeApi()
  const { dialog, onClose } = open()
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByRole('option', { name: /Gear Works/ })
  expect(screen.queryByRole('option', { name: /Old Works/ })).toBeNull()
  await pick('Gear Works')
  await pick('レンズ工業')
  fireEvent.click(dialog.getByRole('button', { name: /^Remove .*Gear Works/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Send to 1 Supplier' }))
  await screen.findByText('Request sent to 1 supplier')
  expect(sent).toEqual([['/api/admin/supplier-requests/asked/suppliers', { supplierIds: ['lens'] }]])
  expect(onClose).toHaveBeenCalledOnce()
})

test('nothing is sent to nobody', async () => {
  const sent = fakeApi()
  const { dialog, onClose } = open()
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByRole('option', { name: /Gear Works/ })
  fireEvent.click(dialog.getByRole('button', { name: 'Send Request' }))
  expect(sent).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

test('a failure is said, and what was picked stays', async () => {
  fakeApi({ status: 409, body: { code: 'supplier.suspended', message: 'One of them is suspended' } })
  const { dialog, onClose } = open()
  await pick('Gear Works')
  fireEvent.click(dialog.getByRole('button', { name: 'Send to 1 Supplier' }))
  await screen.findByText('Failed to send the request')
  expect(dialog.getByText('Gear Works')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
