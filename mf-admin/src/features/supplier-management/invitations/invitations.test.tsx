import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { Invitations } from './invitations.tsx'

const waiting = {
  id: 'waiting',
  email: 'vera@works.test',
  companyName: 'Vera Works',
  message: null,
  invitedBy: 'Ada',
  sentAt: '2026-02-03T10:00:00Z',
  expiresAt: '2026-02-10T10:00:00Z',
  isExpired: false,
  isUndelivered: false,
}
const undelivered = { ...waiting, id: 'undelivered', email: 'bo@works.test', isUndelivered: true }

const answer = (rows: object[], total: number) =>
  new Response(JSON.stringify(rows), { status: 200, headers: { 'X-Total-Count': `${total}` } })

afterEach(() => vi.unstubAllGlobals())

test('open invitations are listed with their status, and the undelivered are named whatever the list shows', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('status=undelivered') ? answer([undelivered], 3) : answer([waiting], 1),
  )
  renderPage(<Invitations />, '/admin/supplier-management?q=vera')
  const table = await screen.findByRole('table', { name: 'Open invitations' })
  const row = (await within(table).findByText('vera@works.test')).closest('tr')
  expect(row?.textContent).toContain('Waiting')
  const notice = await screen.findByText(/The email could not be delivered to bo@works\.test and 2 other addresses\./)
  expect(notice).toBeTruthy()
})

test('a list that could not be loaded says so and can be loaded again', async () => {
  let fails = true
  vi.stubGlobal('fetch', async () =>
    fails ? new Response(JSON.stringify({ code: 'internal', message: 'x' }), { status: 500 }) : answer([waiting], 1),
  )
  renderPage(<Invitations />, '/admin/supplier-management')
  const again = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  again.click()
  expect(await screen.findByText('vera@works.test')).toBeTruthy()
})
