import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { click, fakeApi, open, quote, revised, rfq } from '../../../../test/quotes.tsx'
import { QuotePage } from './quote-page.tsx'

const openPage = () =>
  open(
    <Routes>
      <Route path="/quotes/:id" element={<QuotePage />} />
    </Routes>,
    '/quotes/quote',
  )

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the page names the quote, and links to its list, its request and its messages', async () => {
  fakeApi(quote)
  openPage()
  await screen.findByRole('heading', { level: 1, name: 'Quote SQTE-0007' })
  await waitFor(() => expect(document.title).toMatch(/^Quote SQTE-0007 · /))
  expect([linkTo('My Quotes'), linkTo('View RFQ'), linkTo('Messages')]).toEqual([
    '/quotes',
    '/rfqs/rfq',
    '/messages?quote=quote',
  ])
  expect(screen.queryByRole('link', { name: 'View Order' })).toBeNull()
})

test('an accepted quote links to its order', async () => {
  fakeApi({ ...quote, status: 'accepted', rfq: { ...rfq, orderId: 'order' } })
  openPage()
  await screen.findByRole('heading', { level: 1, name: 'Quote SQTE-0007' })
  expect(linkTo('View Order')).toBe('/orders/order')
})

test('the quote can be answered on the page, and input stays when a new offer arrives', async () => {
  const { answers, change } = fakeApi(quote)
  openPage()
  await click('Accept Quote')
  expect(screen.queryByRole('button', { name: 'Decline Quote' })).toBeNull()
  fireEvent.change(await screen.findByLabelText(/Acceptance notes/), { target: { value: 'As agreed' } })
  change(revised)
  await click('Confirm')
  await screen.findByText('This quote has been revised since you opened it. Please look at the new one.')
  await click('Accept Quote')
  await click('Confirm')
  await screen.findByRole('button', { name: 'Upload Purchase Order' })
  expect(answers).toMatchObject([{ revision: 1 }, { revision: 2, response: 'As agreed' }])
})

test.each(['Confirm', 'Cancel'])('the focus goes to the heading when the answer ends with %s', async (button) => {
  fakeApi(quote)
  openPage()
  await click('Accept Quote')
  await click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})
