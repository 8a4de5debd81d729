import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { requestPart, supplierQuote, supplierRequest } from '../../../../../test/supplier-request.ts'
import { AwardSection } from './award-section.tsx'

const award = (quantity: number) => ({
  partId: 'p',
  partName: 'Bracket',
  quantity,
  unitPrice: '2.0000',
  amount: '20.00',
})

/** A request for a hundred pieces; each quote is pending, or has pieces awarded. */
const open = (...awarded: (number | undefined)[]) => {
  const supplierQuotes = awarded.map((pieces, at) =>
    supplierQuote({
      ...{ id: String(at), supplierId: String(at), price: '200.00' },
      prices: [{ partId: 'p', partName: 'Bracket', quantity: 100, unitPrice: '2.0000', amount: '200.00' }],
      ...(pieces === undefined ? {} : { status: 'accepted', awards: [award(pieces)] }),
    }),
  )
  const request = supplierRequest({ parts: [requestPart({ id: 'p', quantities: [100] })], supplierQuotes })
  renderPage(<AwardSection request={request} />, '/admin/supplier-quotes/request')
}

test('nothing can be divided once everything is awarded, although a quote waits', () => {
  open(100, undefined)
  expect(screen.getByText('Everything has been awarded')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('what is left can be divided among quotes that wait', () => {
  open(60, undefined)
  expect(screen.getByText(/^60 \S+ awarded already\. At most 40 /)).toBeTruthy()
})

test('without a quote that waits nothing can be awarded', () => {
  open(60)
  expect(screen.getByText('No pending quote can be awarded')).toBeTruthy()
})
