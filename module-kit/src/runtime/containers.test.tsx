import { afterEach, expect, test, vi } from 'vitest'
import { createContainers } from './containers.ts'

const release = { name: 'customer', base: '/modules/customer/1.0.0-b1/', entry: 'container.js' }
const next = { ...release, base: '/modules/customer/2.0.0-b2/' }
const hashOf = (address: string) => `sha384-${address}`

function containerOf(exposed: unknown) {
  return { init: vi.fn(), get: vi.fn(async () => () => exposed) }
}

/** A page whose scripts provide these containers, by address; any other script fails. */
function pageWith(served: Record<string, unknown>) {
  const scripts: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('Only scripts are expected')
    scripts.push(script)
    const { pathname } = new URL(script.src)
    Reflect.set(window, 'kerf_customer', served[pathname])
    queueMicrotask(() => script.dispatchEvent(new Event(served[pathname] ? 'load' : 'error')))
  })
  return scripts
}

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'kerf_customer')
})

const addressOf = ({ base, entry }: typeof release) => base + entry

test('a container is run with its hash, given what the page shares, and asked for its module', async () => {
  const container = containerOf('the module')
  const scripts = pageWith({ [addressOf(release)]: container })
  const scopes = { default: { react: { '19.3.1': { from: 'kerf_shell', loaded: true } } } }
  expect(await createContainers(window, hashOf, scopes).load(release)).toBe('the module')
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toMatchObject({ integrity: hashOf(addressOf(release)), crossOrigin: 'anonymous' })
  expect(container.init).toHaveBeenCalledExactlyOnceWith(scopes.default, [], expect.anything())
  expect(container.get).toHaveBeenCalledExactlyOnceWith('./module')
})

test('a container whose module fails is asked again, but not run again', async () => {
  const container = containerOf('the module')
  container.get.mockRejectedValueOnce(new Error('ChunkLoadError'))
  const scripts = pageWith({ [addressOf(release)]: container })
  const containers = createContainers(window, hashOf, {})
  await expect(containers.load(release)).rejects.toThrow('ChunkLoadError')
  expect(await containers.load(release)).toBe('the module')
  expect(scripts).toHaveLength(1)
})

test('a script that fails is run again when it is asked for again', async () => {
  const served: Record<string, unknown> = {}
  const scripts = pageWith(served)
  const containers = createContainers(window, hashOf, {})
  await expect(containers.load(release)).rejects.toThrow('could not be loaded')
  served[addressOf(release)] = containerOf('the module')
  expect(await containers.load(release)).toBe('the module')
  expect(scripts).toHaveLength(2)
})

test('another release starts without the failed one’s remains, except for what is in use', async () => {
  const failed = containerOf('')
  failed.get.mockRejectedValue(new Error('ChunkLoadError'))
  pageWith({ [addressOf(release)]: failed, [addressOf(next)]: containerOf('the next module') })
  const shared = {
    'date-fns': { '4.0.0': { from: 'kerf_customer' }, '3.0.0': { from: 'kerf_admin' } },
    react: { '19.4.0': { from: 'kerf_customer', loaded: true } },
  }
  const containers = createContainers(window, hashOf, { default: shared })
  await expect(containers.load(release)).rejects.toThrow('ChunkLoadError')
  expect(await containers.load(next)).toBe('the next module')
  expect(shared).toEqual({
    'date-fns': { '3.0.0': { from: 'kerf_admin' } },
    react: { '19.4.0': { from: 'kerf_customer', loaded: true } },
  })
})

test('a script that no release lists is not run', async () => {
  const scripts = pageWith({})
  const unknown = () => {
    throw new Error('belongs to no known release')
  }
  await expect(createContainers(window, unknown, {}).load(release)).rejects.toThrow('no known release')
  expect(scripts).toEqual([])
})
