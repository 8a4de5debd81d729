// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LayoutDashboard, MessageSquare } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Stage, StageRail } from '../content/stage-rail.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { PageHeader } from './page-header.tsx'
import { PortalLayout } from './portal-layout.tsx'
import { UserMenu } from './user-menu.tsx'

const onLogout = vi.fn()
const onNavHover = vi.fn()

beforeEach(() => {
  onLogout.mockReset()
  onNavHover.mockReset()
})

function portal(unread: number, welcomeName = 'Maria', companyName = 'Nordhavn') {
  return (
    <MemoryRouter initialEntries={['/messages']}>
      <PortalLayout
        nav={[
          { to: '/', label: 'Dashboard', icon: LayoutDashboard, end: true },
          {
            to: '/messages',
            label: 'Messages',
            icon: MessageSquare,
            badge: unread,
            badgeLabel: (count) => `${count} unread`,
          },
        ]}
        pageName="Messages"
        welcomeName={welcomeName}
        companyName={companyName}
        onLogout={onLogout}
        onNavHover={onNavHover}
        shortcuts={[{ to: '/messages', label: 'Inbox' }]}
        userMenu={
          <UserMenu
            name="Maria Lindqvist"
            appearance="system"
            onAppearanceChange={() => {}}
            items={[{ label: 'Profile', to: '/profile' }]}
          />
        }
      >
        <PageHeader title="All messages" />
      </PortalLayout>
    </MemoryRouter>
  )
}

const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }))

test('only the open page is marked in the navigation', () => {
  render(portal(0))
  expect(mainNav().getByRole('link', { name: 'Messages' }).getAttribute('aria-current')).toBe('page')
  expect(mainNav().getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBeNull()
})

test.each([
  [0, null],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('%d unread messages show as %s', (unread, shown) => {
  render(portal(unread))
  const link = mainNav().getByRole('link', { name: /Messages/ })
  expect(link.querySelector('[aria-hidden="true"]:not(svg)')?.textContent ?? null).toBe(shown)
  expect(link.textContent.includes(`${unread} unread`)).toBe(shown !== null)
})

test('the first Tab stop skips to the content', async () => {
  render(portal(0))
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a page has one h1, which is its title and not the name in the header', () => {
  render(portal(0))
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['All messages'])
})

test('hovering over or focusing a link tells the shell, so that it can prefetch the page', async () => {
  render(portal(0))
  await userEvent.hover(mainNav().getByRole('link', { name: 'Dashboard' }))
  expect(onNavHover).toHaveBeenCalledWith('/')
})

/** Opens the drawer with its button; jsdom does not know the width below which that is shown. */
async function openDrawer() {
  const button = screen.getByRole('button', { name: /^Open navigation/, hidden: true })
  if (button.parentElement) button.parentElement.style.display = 'inline-flex'
  await userEvent.click(button)
  return { button, drawer: within(screen.getByRole('dialog')) }
}

test('the drawer of a narrow screen closes when a link is followed, and leaves the focus to the new page', async () => {
  render(portal(0))
  const { button, drawer } = await openDrawer()
  await userEvent.click(drawer.getByRole('link', { name: 'Dashboard' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).not.toBe(button)
})

test('the shortcuts stand in the drawer alone, below the navigation', async () => {
  render(portal(0))
  expect(screen.queryByRole('link', { name: 'Inbox' })).toBeNull()
  const { drawer } = await openDrawer()
  const lists = drawer.getAllByRole('navigation').map((list) => [list.getAttribute('aria-label'), list.textContent])
  expect(lists).toEqual([
    ['Main', 'DashboardMessages'],
    ['Shortcuts', 'Inbox'],
  ])
})

test.each(['{Escape}', '{Tab}{Enter}'])('closing the drawer with %s restores the focus', async (keys) => {
  render(portal(0))
  const { button, drawer } = await openDrawer()
  // The close button is the drawer's last focusable element.
  drawer.getByRole('button', { name: 'Logout' }).focus()
  await userEvent.keyboard(keys)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test("the focus starts at the open page's link and stays in the drawer", async () => {
  render(portal(0))
  const { drawer } = await openDrawer()
  expect(document.activeElement).toBe(drawer.getByRole('link', { name: 'Messages' }))
  drawer.getByRole('button', { name: 'Close navigation' }).focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(drawer.getByRole('link', { name: /Kerf/ }))
})

test('the drawer closes when the open page is chosen again, and when the sidebar fits', async () => {
  render(portal(0))
  const { drawer } = await openDrawer()
  await userEvent.click(drawer.getByRole('link', { name: 'Messages' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await openDrawer()
  fireEvent(window, new Event('resize'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Logout in the drawer closes it, so that its questions and messages are visible', async () => {
  render(portal(0))
  const { drawer } = await openDrawer()
  await userEvent.click(drawer.getByRole('button', { name: 'Logout' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onLogout).toHaveBeenCalledTimes(1)
})

test.each([
  [0, 'Open navigation', undefined],
  [1, 'Open navigation, Messages: 1 unread', '1'],
  [100, 'Open navigation, Messages: 100 unread', '99+'],
])('with %d unread messages the button of the closed drawer is named %s', (unread, name, shown) => {
  render(portal(unread))
  const button = screen.getByRole('button', { name, hidden: true })
  expect(button.nextElementSibling?.textContent).toBe(shown)
})

test('names cut off in the sidebar can be read in full', () => {
  const [name, company] = ['Maria '.repeat(20).trim(), 'Nordhavn'.repeat(15)]
  render(portal(0, name, company))
  expect(screen.getByTitle(name).textContent).toBe(`Welcome, ${name}`)
  expect(screen.getByTitle(company).textContent).toBe(company)
  expect(screen.getByTitle('Maria Lindqvist').textContent).toBe('Maria Lindqvist')
})

test('without room for words the sidebar is icons, whose names are read aloud and shown as tooltips', async () => {
  const media = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => media)
  render(portal(7))
  const link = mainNav().getByRole('link', { name: 'Messages 7 unread' })
  expect(getComputedStyle(within(link).getByText('Messages')).position).toBe('absolute')
  await userEvent.hover(link)
  expect((await screen.findByRole('tooltip')).textContent).toBe('Messages')
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined()
  vi.unstubAllGlobals()
})

test('Logout logs out', async () => {
  render(portal(0))
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(onLogout).toHaveBeenCalledTimes(1)
})

test('the user menu works by keyboard', async () => {
  render(portal(0))
  screen.getByRole('button', { name: 'Maria Lindqvist' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'System' }))
  await userEvent.keyboard('p')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Profile' }))
})

test.each(['customer', 'supplier', 'admin'] as const)(
  'the loading screen for a %s says what is being prepared',
  (role) => {
    render(<LoadingScreen role={role} />)
    const words = screen.getByRole('status').textContent
    for (const text of ['Loading', 'Kerf', 'Manufacturing Portal', 'Preparing your workspace...']) {
      expect(words).toContain(text)
    }
  },
)

const stages: Stage[] = [
  { key: 'pending', label: 'pending', state: 'completed' },
  { key: 'drawing', label: 'drawing', state: 'skipped' },
  { key: 'manufacturing', label: 'manufacturing', state: 'current' },
  { key: 'delivered', label: 'delivered', state: 'pending' },
]

test('a rail says each state in words and marks the present stage', () => {
  render(<StageRail stages={stages} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'pendingCompleted',
    'drawingSkipped',
    'manufacturingIn Progress',
    'deliveredPending',
  ])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
})
