import { expect, test, vi } from 'vitest'
import { listingOf } from '../../test/listing.ts'
import { restartOnce } from './restart-once.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}

test('a release reloads the page once, so that a broken one cannot loop; the next release does so again', () => {
  const storage = memory()
  const reload = vi.fn()
  restartOnce(storage, reload)(listingOf('customer', { version: '2.0.0-b2' }))
  // After the reload the page has nothing but its session storage.
  restartOnce(storage, reload)(listingOf('customer', { version: '2.0.0-b2' }))
  expect(reload).toHaveBeenCalledOnce()
  restartOnce(storage, reload)(listingOf('customer', { version: '3.0.0-b3' }))
  expect(reload).toHaveBeenCalledTimes(2)
})

test('two modules do not take turns reloading the page', () => {
  const storage = memory()
  const reload = vi.fn()
  for (const name of ['customer', 'viewer', 'customer', 'viewer']) restartOnce(storage, reload)(listingOf(name))
  expect(reload).toHaveBeenCalledTimes(2)
})
