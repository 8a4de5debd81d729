import type { ActorKind, ModuleListing } from '@kerf/module-kit/platform'
import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listingOf } from '../../../test/listing.ts'
import { LoaderProvider } from '../pages/loader-context.ts'
import type { Session } from '../session/session.ts'
import { PortalFrame } from './portal-frame.tsx'

type SignedIn = Extract<Session, { status: 'signedIn' }>

const user = {
  id: '1',
  name: 'Dana Ito',
  email: 'dana@example.com',
  role: 'customer' as const,
  isAdmin: false,
  isVerified: true,
  company: null,
  companyRole: null,
  createdAt: '2026-01-05T09:00:00Z',
}

beforeEach(() => vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ companyName: 'Northwind' }))))
afterEach(() => vi.unstubAllGlobals())

/** A module with a page and a navigation entry for it. */
function moduleWith(name: string, access: ActorKind[], to: string, label: string): ModuleListing {
  const listing = listingOf(name, { access, routes: [{ path: to }] })
  const entry = { to, label }
  const navigation = [{ ...entry, icon: 'box' as const }]
  return { ...listing, manifest: { ...listing.manifest, navigation, userMenu: [entry] } }
}

const account = moduleWith('auth', ['visitor', 'customer', 'supplier', 'admin'], '/profile', 'Profile')
const orders = moduleWith('customer', ['customer'], '/orders', 'My Orders')
const notes = moduleWith('notes', ['customer'], '/notes', 'Notes')

function openFrame(modules: ModuleListing[], changes: Partial<SignedIn['user']> = {}) {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={['/orders']}>
        <LoaderProvider
          value={{
            loadPage: () => Promise.reject(new Error('no code here')),
            loadedPage: () => undefined,
            loadPanel: () => Promise.reject(new Error('no code here')),
            forgetPanel: () => {},
            forget: () => {},
            retry: () => {},
            renew: () => false,
            recover: () => false,
            reportBroken: () => {},
          }}
        >
          <PortalFrame
            session={{ status: 'signedIn', user: { ...user, ...changes }, kind: 'customer' }}
            modules={modules}
            pageName="Orders"
          >
            the page
          </PortalFrame>
        </LoaderProvider>
      </MemoryRouter>
    </Provider>,
  )
}

test("shared entries come after those of the user's own portal", async () => {
  openFrame([account, orders, notes])
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['My Orders', 'Notes', 'Profile'])
  fireEvent.keyDown(screen.getByRole('button', { name: 'Dana Ito' }), { key: 'Enter' })
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'My Orders',
    'Notes',
    'Profile',
    'Keyboard shortcuts',
    'Logout',
  ])
})

test.each([
  ['viewer', ['My Orders']],
  ['buyer', ['Request Quote', 'My Orders']],
] as const)('actions that a %s may not take are not in the navigation', (companyRole, offered) => {
  const request = moduleWith('requests', ['customer'], '/rfq', 'Request Quote')
  const routes = request.manifest.routes.map((route) => ({ ...route, acting: true }))
  openFrame([{ ...request, manifest: { ...request.manifest, routes } }, orders], { companyRole })
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(offered)
})

test("a module's link is shown only to the roles it names", () => {
  const link = { to: '/profile', icon: 'user' as const }
  const navigation = [
    { ...link, label: 'Profile', access: ['admin' as const] },
    { ...link, label: 'Account', access: ['customer' as const] },
  ]
  openFrame([{ ...account, manifest: { ...account.manifest, navigation } }])
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Account'])
})

test('the frame shows the company from the profile', async () => {
  openFrame([orders])
  expect(await screen.findByText('Northwind')).toBeDefined()
})
