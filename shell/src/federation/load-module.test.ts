import type { ModuleListing, PortalModule } from '@kerf/module-kit/platform'
import { expect, test, vi } from 'vitest'
import { listingOf } from '../../test/listing.ts'
import { createIntegrityRegistry } from './integrity.ts'
import { createModuleLoader, type ModuleFailure, ModuleLoadError } from './load-module.ts'

const origin = 'https://kerf.example'
const OrdersPage = () => null
const working: PortalModule = { pages: { orders: async () => OrdersPage } }
const version1 = listingOf('customer')
const version2 = listingOf('customer', { version: '2.0.0-b2' })

/** A loader whose containers exist for the releases in `served`, by URL. */
function setUp(
  served: Record<string, PortalModule>,
  options: { offered?: ModuleListing; last?: ModuleListing; avoided?: string; language?: string } = {},
) {
  const calls = {
    load: vi.fn(async ({ base, entry }: Pick<ModuleListing, 'base' | 'entry'>) => {
      const module = served[base + entry]
      if (!module) throw new Error('503')
      return { portalModule: module }
    }),
    remember: vi.fn(),
    restart: vi.fn(() => true),
    report: vi.fn(async (_failure: ModuleFailure) => {}),
    avoid: vi.fn(),
    onLoaded: vi.fn(),
    refresh: vi.fn(async () => options.offered),
  }
  const loader = createModuleLoader({
    language: options.language ?? 'en',
    containers: calls,
    integrity: createIntegrityRegistry(origin),
    working: {
      last: async (_module, except) => (options.last?.version === except ? undefined : options.last),
      remember: calls.remember,
      avoid: calls.avoid,
      isAvoided: ({ version }) => version === options.avoided,
      forgive: () => {},
    },
    report: calls.report,
    refresh: calls.refresh,
    onLoaded: calls.onLoaded,
    restart: calls.restart,
  })
  return { loader, calls, served }
}

/** What loading a page failed with. */
const failureOf = (loading: Promise<unknown>): Promise<unknown> =>
  loading.then(
    () => undefined,
    (failure: unknown) => failure,
  )

const addressOf = (listing: ModuleListing) => listing.base + listing.entry

test('two pages of a module load its container once, and its release is remembered', async () => {
  const { loader, calls } = setUp({
    [addressOf(version1)]: { pages: { ...working.pages, quotes: async () => OrdersPage } },
  })
  await Promise.all([loader.loadPage(version1, 'orders'), loader.loadPage(version1, 'quotes')])
  expect(await loader.loadPage(version1, 'orders')).toBe(OrdersPage)
  expect(calls.load).toHaveBeenCalledExactlyOnceWith(version1)
  expect(calls.remember).toHaveBeenCalledExactlyOnceWith(version1)
  expect(calls.onLoaded).toHaveBeenCalledExactlyOnceWith(version1)
})

test('when a release fails to load, the one offered by then is loaded', async () => {
  const { loader } = setUp({ [addressOf(version2)]: working }, { offered: version2 })
  expect(await loader.loadPage(version1, 'orders')).toBe(OrdersPage)
})

test('when no offered release loads, the last working one is loaded', async () => {
  const { loader, calls } = setUp({ [addressOf(version1)]: working }, { offered: version2, last: version1 })
  expect(await loader.loadPage(version2, 'orders')).toBe(OrdersPage)
  expect(calls.onLoaded).toHaveBeenCalledExactlyOnceWith(version1)
  expect(calls.avoid).toHaveBeenCalledExactlyOnceWith({ name: 'customer', version: '2.0.0-b2' })
  expect(calls.report.mock.calls.map(([{ version, kind }]) => `${version} ${kind}`)).toEqual([
    '2.0.0-b2 load',
    '2.0.0-b2 load',
  ])
})

test('a release that failed recently is not tried while the previous one loads', async () => {
  const { loader, calls } = setUp(
    { [addressOf(version1)]: working, [addressOf(version2)]: working },
    { last: version1, avoided: version2.version },
  )
  await loader.loadPage(version2, 'orders')
  expect(calls.load).toHaveBeenCalledExactlyOnceWith(version1)
  expect(loader.renew(version2)).toBe(false)
})

test('opening a page reloads for a newer release, and not while the same one runs', async () => {
  const { loader, calls } = setUp({ [addressOf(version1)]: working })
  expect(loader.renew(version1)).toBe(false)
  await loader.loadPage(version1, 'orders')
  expect(loader.renew(version1)).toBe(false)
  expect(loader.renew(version2)).toBe(true)
  expect(calls.restart).toHaveBeenCalledExactlyOnceWith(version2)
})

test('a page fetched ahead is not shown while an older release runs', async () => {
  const { loader } = setUp({ [addressOf(version1)]: working })
  await loader.loadPage(version1, 'orders')
  expect(loader.loadedPage(version1, 'orders')).toBe(OrdersPage)
  await loader.loadPage(version2, 'orders')
  expect(loader.loadedPage(version2, 'orders')).toBeUndefined()
})

test('a crashed page is reported with the running release', async () => {
  const { loader, calls } = setUp({ [addressOf(version1)]: working })
  await loader.loadPage(version1, 'orders')
  const error = new Error('x is undefined')
  loader.reportBroken(version2, error)
  expect(calls.report).toHaveBeenCalledExactlyOnceWith({ name: 'customer', version: '1.0.0-b1', kind: 'page', error })
})

test('a module that fails to load is named, and loads once it is forgotten and available again', async () => {
  const { loader, served } = setUp({}, { offered: version1 })
  await expect(loader.loadPage(version1, 'orders')).rejects.toThrow(new ModuleLoadError('customer', undefined))
  await expect(loader.loadPage(version1, 'orders')).rejects.toBeInstanceOf(ModuleLoadError)
  served[addressOf(version1)] = working
  loader.forget(version1, 'orders')
  expect(await loader.loadPage(version1, 'orders')).toBe(OrdersPage)
})

test('a panel comes with the release whose pages are shown, and is tried again once it is forgotten', async () => {
  const model = vi.fn(async () => OrdersPage)
  const { loader, calls } = setUp({ [addressOf(version1)]: { ...working, panels: { model } } }, { offered: version1 })
  await loader.loadPage(version1, 'orders')
  expect(await loader.loadPanel(version1, 'model')).toBe(OrdersPage)
  expect(await loader.loadPanel(version1, 'model')).toBe(OrdersPage)
  expect([calls.load.mock.calls.length, model.mock.calls.length]).toEqual([1, 1])
  await expect(loader.loadPanel(version1, 'drawing')).rejects.toBeInstanceOf(ModuleLoadError)
  model.mockRejectedValueOnce(new Error('ChunkLoadError')).mockRejectedValueOnce(new Error('ChunkLoadError'))
  loader.forgetPanel(version1, 'model')
  await expect(loader.loadPanel(version1, 'model')).rejects.toBeInstanceOf(ModuleLoadError)
  loader.forgetPanel(version1, 'model')
  expect(await loader.loadPanel(version1, 'model')).toBe(OrdersPage)
})

test('a panel whose code is lost is asked for again, whatever other release is offered', async () => {
  const model = vi.fn(async () => OrdersPage).mockRejectedValueOnce(new Error('ChunkLoadError'))
  const { loader, calls } = setUp({ [addressOf(version1)]: { ...working, panels: { model } } }, { offered: version2 })
  expect(await loader.loadPanel(version1, 'model')).toBe(OrdersPage)
  expect(calls.restart).not.toHaveBeenCalled()
})

test('a lost chunk is retried while the release is still offered', async () => {
  const orders = vi.fn(async () => OrdersPage).mockRejectedValueOnce(new Error('ChunkLoadError'))
  const { loader, calls } = setUp({ [addressOf(version1)]: { pages: { orders } } }, { offered: version1 })
  expect(await loader.loadPage(version1, 'orders')).toBe(OrdersPage)
  expect(calls.restart).not.toHaveBeenCalled()
})

test('what was lost is tried again while the server cannot tell what it offers', async () => {
  const orders = vi.fn(async () => OrdersPage).mockRejectedValueOnce(new Error('ChunkLoadError'))
  const { loader, calls } = setUp({ [addressOf(version1)]: { pages: { orders } } })
  calls.load.mockRejectedValueOnce(new Error('503'))
  calls.refresh.mockRejectedValue(new Error('Failed to fetch'))
  expect(await loader.loadPage(version1, 'orders')).toBe(OrdersPage)
  expect(calls.load).toHaveBeenCalledTimes(2)
  expect(orders).toHaveBeenCalledTimes(2)
})

test('a chunk removed by a newer release reloads the page', async () => {
  const orders = vi.fn(async () => Promise.reject(new Error('ChunkLoadError')))
  const { loader, calls } = setUp({ [addressOf(version1)]: { pages: { orders } } }, { offered: version2 })
  const failure = await failureOf(loader.loadPage(version1, 'orders'))
  expect(calls.restart, 'a hint of the pointer reloads nothing').not.toHaveBeenCalled()
  expect(loader.recover(failure)).toBe(true)
  expect(calls.restart).toHaveBeenCalledExactlyOnceWith(version2)
  expect(calls.avoid).not.toHaveBeenCalled()
})

test('a release that misses a page gives way to the one that ran here before, and is left alone', async () => {
  const orders = async () => Promise.reject(new Error('ChunkLoadError'))
  const { loader, calls } = setUp(
    { [addressOf(version2)]: { pages: { orders } } },
    { offered: version2, last: version1 },
  )
  expect(loader.recover(await failureOf(loader.loadPage(version2, 'orders')))).toBe(true)
  expect(calls.restart).toHaveBeenCalledExactlyOnceWith(version1)
  expect(calls.avoid).toHaveBeenCalledExactlyOnceWith({ name: 'customer', version: '2.0.0-b2' })
})

test('a page that the release before misses as well leads nowhere else', async () => {
  const orders = async () => Promise.reject(new Error('ChunkLoadError'))
  const { loader, calls } = setUp(
    { [addressOf(version1)]: { pages: { orders } } },
    { offered: version2, last: version1, avoided: version2.version },
  )
  expect(loader.recover(await failureOf(loader.loadPage(version2, 'orders')))).toBe(false)
  expect(calls.restart).not.toHaveBeenCalled()
})

test('a page that only the newer release has reloads the page, as the older one runs already', async () => {
  const { loader, calls } = setUp({ [addressOf(version1)]: working }, { offered: version2 })
  await loader.loadPage(version1, 'orders')
  expect(loader.recover(await failureOf(loader.loadPage(version2, 'invoices')))).toBe(true)
  expect(calls.restart).toHaveBeenCalledExactlyOnceWith(version2)
  expect(calls.load).toHaveBeenCalledOnce()
})
