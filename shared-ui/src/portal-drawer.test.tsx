// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LayoutDashboard } from 'lucide-react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { askBeforeLeaving, LeaveGuard } from './leave-guard.tsx'
import { PortalLayout } from './portal-layout.tsx'

const onLeave = vi.fn()

/** The page of a form that is not saved, with its drawer open. */
async function openDrawer() {
  window.history.replaceState(null, '', '/rfq')
  const form = (
    <PortalLayout
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

test('a link of the drawer gives way to the question whether to leave, and is followed after a yes', async () => {
  const { drawer } = await openDrawer()
  await userEvent.click(drawer.getByRole('link', { name: 'Dashboard' }))
  await userEvent.click((await question()).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
})

test('whoever stays is back at the button of the drawer', async () => {
  const { button, drawer } = await openDrawer()
  await userEvent.click(drawer.getByRole('link', { name: 'Dashboard' }))
  await userEvent.click((await question()).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Logout in the drawer is asked about in its place', async () => {
  const { drawer } = await openDrawer()
  await userEvent.click(drawer.getByRole('button', { name: 'Logout' }))
  await userEvent.click((await question()).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalledWith(true))
})
