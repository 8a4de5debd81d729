// @vitest-environment jsdom

import { askBeforeLeaving, LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { onQuestion } from '@kerf/shared-runtime'
import { PortalLayout } from '@kerf/shared-ui/frames/portal-layout.tsx'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileText, LayoutDashboard, MessageSquare, Package } from 'lucide-react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

const onLeave = vi.fn()

/** A page with an unsaved form, with its drawer open. */
async function openDrawer() {
  window.history.replaceState(null, '', '/rfq')
  const form = (
    <PortalLayout
      onQuestion={onQuestion}
      nav={[{ to: '/', label: 'Dashboard', icon: LayoutDashboard, end: true }]}
      pageName="Request Quote"
      welcomeName="Maria"
      onLogout={async () => onLeave(await askBeforeLeaving())}
    >
      <LeaveGuard when />
    </PortalLayout>
  )
  render(
    <MemoryRouter initialEntries={['/rfq']}>
      <Routes>
        <Route path="/rfq" element={form} />
        <Route path="/" element={<h1>Home</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Open navigation', hidden: true })
  if (button.parentElement) button.parentElement.style.display = 'inline-flex'
  await userEvent.click(button)
  return { button, drawer: within(screen.getByRole('dialog', { name: 'Main' })) }
}

async function question() {
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}

test('a link in the drawer closes it for the question whether to leave, and is followed after a yes', async () => {
  const { drawer } = await openDrawer()
  await userEvent.click(drawer.getByRole('link', { name: 'Dashboard' }))
  await userEvent.click((await question()).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
})

test("a no returns the focus to the drawer's button", async () => {
  const { button, drawer } = await openDrawer()
  await userEvent.click(drawer.getByRole('link', { name: 'Dashboard' }))
  await userEvent.click((await question()).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Logout in the drawer closes it for the question', async () => {
  const { drawer } = await openDrawer()
  await userEvent.click(drawer.getByRole('button', { name: 'Logout' }))
  await userEvent.click((await question()).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalledWith(true))
})

/** The number on the drawer's button, and its colour. */
function countFor(unread: number, quotes: number, orders: number) {
  const nav = [
    { to: '/quotes', label: 'My Quotes', icon: FileText, badge: quotes, isWaiting: true },
    { to: '/orders', label: 'My Orders', icon: Package, badge: orders, isWaiting: true },
    { to: '/messages', label: 'Messages', icon: MessageSquare, badge: unread },
  ]
  const { unmount } = render(
    <MemoryRouter>
      <PortalLayout onQuestion={onQuestion} nav={nav} pageName="Dashboard" welcomeName="Maria" onLogout={onLeave}>
        <h1>Dashboard</h1>
      </PortalLayout>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: /^Open navigation/, hidden: true })
  const count = button.nextElementSibling
  const found = {
    name: button.getAttribute('aria-label'),
    shown: count?.textContent,
    look: count?.className,
  }
  unmount()
  return found
}

test('the button shows unread items rather than waiting ones, in their own colour; its name includes both', () => {
  const both = countFor(2, 1, 3)
  expect(both).toMatchObject({ name: 'Open navigation, My Quotes: 1, My Orders: 3, Messages: 2', shown: '2' })
  const waiting = countFor(0, 1, 3)
  expect(waiting).toMatchObject({ name: 'Open navigation, My Quotes: 1, My Orders: 3', shown: '4' })
  expect(both.look).not.toBe(waiting.look)
  expect(countFor(0, 99, 3).shown).toBe('99+')
  expect(countFor(0, 0, 0)).toMatchObject({ name: 'Open navigation', shown: undefined })
})
