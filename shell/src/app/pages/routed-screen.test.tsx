import type { ModuleListing } from '@kerf/module-kit/platform'
import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { listingOf } from '../../../test/listing.ts'
import { LoaderProvider } from './loader-context.ts'
import { RoutedScreen } from './routed-screen.tsx'

const auth = listingOf('auth', { access: ['visitor'], routes: [{ path: '/', page: 'sign-in', layout: 'bare' }] })

/** The start page for visitors, whose code loads when the test provides it. */
function openAsVisitor(modules: ModuleListing[]) {
  const code = Promise.withResolvers<ComponentType>()
  render(
    <MemoryRouter>
      <LoaderProvider
        value={{
          loadPage: () => code.promise,
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
        <RoutedScreen
          page={{ signedIn: false, modules, guarded: [], provider: { name: 'Kerf', logo: null, timeZone: 'UTC' } }}
          session={{ status: 'visitor' }}
          modules={modules}
        />
      </LoaderProvider>
    </MemoryRouter>,
  )
  return code
}

test("a visitor sees a spinner, not a portal's skeleton, until the sign-in code is loaded", async () => {
  const code = await act(async () => openAsVisitor([auth]))
  expect(screen.getByRole('main').textContent).toBe('Loading')
  expect(screen.getByRole('status').textContent).toBe('Loading')
  await act(async () => code.resolve(() => <main>Sign in here</main>))
  expect(screen.getByRole('main').textContent).toBe('Sign in here')
  expect(screen.queryByRole('status')).toBeNull()
})
