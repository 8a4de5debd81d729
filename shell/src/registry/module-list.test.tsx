import type { ModuleListing, PageState } from '@kerf/module-kit/platform'
import { baseApi, makeStore } from '@kerf/shared-runtime'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listingOf } from '../../test/listing.ts'
import { fetchListing, takeModuleList, useModuleList } from './module-list.ts'

let offered: ModuleListing[] = []
beforeEach(() => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(offered))))
afterEach(() => vi.unstubAllGlobals())

const older = listingOf('customer')
const newer = listingOf('customer', { version: '2.0.0-b2' })
const page: PageState = {
  ...{ signedIn: true, modules: [older], guarded: [] },
  provider: { name: 'Kerf', logo: null, timeZone: 'UTC' },
}

/** A page that keeps every list that it has shown. */
async function show() {
  const store = makeStore()
  await takeModuleList(store, page, true)
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const seen: (string[] | undefined)[] = []
  renderHook(() => seen.push(useModuleList(page, true)?.map(({ version }) => version)), { wrapper })
  return { store, seen }
}

test('the list that is shown stays until a newer one was read, so that no screen begins anew', async () => {
  const { store, seen } = await show()
  offered = [newer]
  await act(() => fetchListing(store, 'customer'))
  await waitFor(() => expect(seen.at(-1)).toEqual(['2.0.0-b2']))
  expect(seen).not.toContain(undefined)
})

test('the list of one actor is not shown to the next', async () => {
  const { store, seen } = await show()
  offered = []
  act(() => void store.dispatch(baseApi.util.resetApiState()))
  await waitFor(() => expect(seen.at(-1)).toEqual([]))
  expect(seen).toContain(undefined)
})
