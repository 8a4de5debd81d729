import { afterEach, expect, test, vi } from 'vitest'
import { listingOf } from '../../test/listing.ts'
import { keepWorkingReleases } from './working-releases.ts'

afterEach(() => vi.useRealTimers())

function memory(content?: string) {
  const kept = new Map(content === undefined ? [] : [['kerf.release.customer', content]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

test('the last working release of each module is remembered on the next visit', async () => {
  const storage = memory()
  const customer = listingOf('customer', { version: '2.0.0-b2' })
  keepWorkingReleases(storage).remember(listingOf('customer'))
  keepWorkingReleases(storage).remember(listingOf('viewer'))
  keepWorkingReleases(storage).remember(customer)
  expect(await keepWorkingReleases(storage).last('customer')).toEqual(customer)
  expect(await keepWorkingReleases(storage).last('viewer')).toEqual(listingOf('viewer'))
  expect(await keepWorkingReleases(storage).last('admin')).toBeUndefined()
})

test('beside the last release, the one before it is known, for when the last one fails', async () => {
  const storage = memory()
  const versions = ['1.0.0-b1', '2.0.0-b2'].map((version) => listingOf('customer', { version }))
  for (const release of versions) keepWorkingReleases(storage).remember(release)
  for (const release of versions) keepWorkingReleases(storage).remember(release)
  expect(await keepWorkingReleases(storage).last('customer', '2.0.0-b2')).toEqual(versions[0])
  expect(await keepWorkingReleases(storage).last('customer', '1.0.0-b1')).toEqual(versions[1])
})

test.each(['{', 'null', '[]', '{"name":"customer"}'])('%s in storage counts as nothing', async (content) => {
  expect(await keepWorkingReleases(memory(content)).last('customer')).toBeUndefined()
})

test('nothing fails where storage is forbidden', async () => {
  const forbidden = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  const releases = keepWorkingReleases({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  expect(() => releases.remember(listingOf('customer'))).not.toThrow()
  expect(await releases.last('customer')).toBeUndefined()
})

test('a failed release is avoided for ten minutes, or until it is forgiven; others are not', () => {
  vi.useFakeTimers()
  const releases = keepWorkingReleases(memory())
  const failed = listingOf('customer', { version: '2.0.0-b2' })
  releases.avoid(failed)
  expect(releases.isAvoided(failed)).toBe(true)
  expect(releases.isAvoided(listingOf('customer'))).toBe(false)
  vi.advanceTimersByTime(10 * 60 * 1000)
  expect(releases.isAvoided(failed)).toBe(false)
  releases.avoid(failed)
  releases.forgive('customer')
  expect(releases.isAvoided(failed)).toBe(false)
})
