import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerUploads, click, open, quote, type } from '../../../../test/quotes.tsx'
import { PurchaseOrderDialog } from './purchase-order-dialog.tsx'

const onClose = vi.fn()
const accepted = { ...quote, status: 'accepted' } as unknown as Quote // the fields that the dialog reads

afterEach(() => {
  vi.unstubAllGlobals()
  onClose.mockClear()
})

async function choose() {
  open(<PurchaseOrderDialog quote={accepted} onClose={onClose} />)
  const file = new File(['%PDF-1.7'], 'order.pdf')
  fireEvent.change(await screen.findByLabelText('Purchase Order File'), { target: { files: [file] } })
  await screen.findByText('order.pdf')
}

test('a reused number is reported in the dialog, which stays open until it is closed', async () => {
  const warning = 'The purchase order number PO-7 was already used for another quote. Please check that it is right.'
  answerUploads({ status: 201, warning })
  await choose()
  await type('PO Number', 'PO-7')
  await click('Upload Purchase Order')
  expect(await screen.findByText(warning)).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByLabelText('PO Number')).toBeNull()
  fireEvent.click(screen.getByText('Close'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('an upload that is cut off keeps file and number, says so, and can be retried', async () => {
  answerUploads({ status: 0 })
  await choose()
  await type('PO Number', 'PO-7')
  await click('Upload Purchase Order')
  expect((await screen.findByText(/^The upload was cut off/)).getAttribute('role')).toBe('alert')
  expect(screen.getByText('order.pdf')).toBeDefined()
  expect(screen.getByLabelText('PO Number')).toMatchObject({ value: 'PO-7' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Upload Purchase Order' }).getAttribute('aria-disabled')).toBeNull(),
  )
  expect(onClose).not.toHaveBeenCalled()
})

test('file and number are both needed', async () => {
  await choose()
  const submit = screen.getByRole('button', { name: 'Upload Purchase Order' })
  expect(submit.getAttribute('aria-disabled')).toBe('true')
  await type('PO Number', 'PO-7')
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull())
})

test('if a colleague has uploaded one in the meantime, the dialog closes', async () => {
  answerUploads({
    status: 409,
    code: 'quote.purchase_order_exists',
    message: 'A purchase order has already been uploaded',
  })
  await choose()
  await type('PO Number', 'PO-7')
  await click('Upload Purchase Order')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('closing with a chosen file asks first', async () => {
  await choose()
  await click('Cancel')
  await click('Leave')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
