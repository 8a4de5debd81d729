import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { supplierQuote, supplierRequest } from '../../../../test/supplier-request.ts'
import { text } from '../text.ts'
import { QuoteActions } from './quote-actions.tsx'
import { useQuoteDialogs } from './use-quote-dialogs.tsx'

afterEach(() => vi.unstubAllGlobals())

const accepted = supplierQuote({ status: 'accepted', awardedAmount: '120.00' })
const requestOf = (quote: SupplierQuote) => supplierRequest({ supplierQuotes: [quote] })

/** The actions of a quote, which a colleague may decide on meanwhile. */
function Actions() {
  const [quote, setQuote] = useState(accepted)
  const { open, dialog } = useQuoteDialogs([requestOf(quote)])
  return (
    <>
      <QuoteActions request={requestOf(quote)} quote={quote} onOpen={open} />
      <button type="button" onClick={() => setQuote({ ...accepted, status: 'pending', awardedAmount: null })}>
        Colleague
      </button>
      {dialog}
    </>
  )
}

function open() {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (body) sent.push([url, JSON.parse(String(body))])
    return new Response(JSON.stringify(accepted))
  })
  renderPage(<Actions />, '/admin/supplier-quotes')
  fireEvent.click(screen.getByRole('button', { name: text.actions.takeBackOf('Gear Works') }))
  return { sent, dialog: within(screen.getByRole('dialog', { name: text.takeBack.title })) }
}

test('an acceptance is taken back with the reason, based on what was awarded', async () => {
  const { sent, dialog } = open()
  fireEvent.change(dialog.getByLabelText(new RegExp(text.takeBack.reason)), { target: { value: ' Wrong part ' } })
  fireEvent.click(dialog.getByRole('button', { name: text.takeBack.submit }))
  await screen.findByText(text.updated)
  expect(sent).toEqual([
    [
      '/api/admin/supplier-quotes/quote/take-back',
      { reason: 'Wrong part', basedOn: { status: 'accepted', awardedAmount: '120.00' } },
    ],
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what a colleague took back meanwhile is not taken back again', () => {
  const { sent, dialog } = open()
  fireEvent.click(screen.getByText('Colleague'))
  fireEvent.click(dialog.getByRole('button', { name: text.takeBack.submit }))
  expect(sent).toEqual([])
})
