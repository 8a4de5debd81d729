import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { click, fakeApi, json, open, rfq, severalParts } from '../../../../test/quotes.tsx'
import { QuotePrintPage } from './quote-print-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const print = () => screen.getByRole('button', { name: 'Print' })

test('a printed quote has its number, parties, every price and its total', async () => {
  const user = { name: 'Ada Lovelace', company: { name: 'Acme Robotics' }, companyNameInput: null }
  const accepted = { status: 'accepted', purchaseOrderUrl: '/api/files/po', purchaseOrderNumber: 'PO-77' }
  fakeApi({ ...severalParts, ...accepted, rfq: { ...severalParts.rfq, user } })
  open(<QuotePrintPage />, '/quotes/print?quote=quote')
  const paper = await screen.findByRole('article', { name: 'Quote SQTE-0007' })
  for (const words of ['Kerf', 'SQTE-0007', 'Revision 1 of Nov 24, 2026', 'Acme Robotics', 'Dec 24, 2026', 'PO-77']) {
    expect(paper.textContent).toContain(words)
  }
  const prices = within(screen.getByRole('table', { name: 'Prices' }))
  expect(prices.getAllByRole('row')).toHaveLength(5)
  expect(prices.getByRole('row', { name: 'Total $160.20 USD' })).toBeDefined()
  expect(document.title).toBe('Quote SQTE-0007, Bracket')
})

test('a failure to load says so, and a retry shows the quote', async () => {
  let isBroken = true
  vi.stubGlobal('fetch', async () => (isBroken ? json({ message: 'Broken' }, 500) : json({ ...severalParts, rfq })))
  open(<QuotePrintPage />, '/quotes/print?quote=quote')
  await screen.findByText('Failed to load quote details')
  expect(print().getAttribute('aria-disabled')).toBe('true')
  isBroken = false
  await click('Try again')
  await screen.findByRole('article')
  await waitFor(() => expect(print().getAttribute('aria-disabled')).toBeNull())
})

test.each(['/quotes/print', '/quotes/print?quote=somebody-elses'])(
  '%s does not name a quote of this customer',
  async (address) => {
    vi.stubGlobal('fetch', async () => json({ code: 'quote.not_found' }, 404))
    open(<QuotePrintPage />, address)
    await screen.findByRole('heading', { level: 1, name: 'Quote not found' })
    expect(print().getAttribute('aria-disabled')).toBe('true')
  },
)
