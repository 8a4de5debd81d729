import { expect, test } from 'vitest'
import { listingOf } from '../../test/listing.ts'
import { keepWorkingReleases } from './working-releases.ts'

function memory(content?: string) {
  const kept = new Map(content === undefined ? [] : [['kerf.modules', content]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}

test('the last release of each module that ran is known on the next visit', () => {
  const storage = memory()
  const customer = listingOf('customer', { version: '2.0.0-b2' })
  keepWorkingReleases(storage).remember(listingOf('customer'))
  keepWorkingReleases(storage).remember(listingOf('viewer'))
  keepWorkingReleases(storage).remember(customer)
  expect(keepWorkingReleases(storage).last('customer')).toEqual(customer)
  expect(keepWorkingReleases(storage).last('viewer')).toEqual(listingOf('viewer'))
  expect(keepWorkingReleases(storage).last('admin')).toBeUndefined()
})

test.each(['{', 'null', '[]', '{"customer":{"name":"customer"}}'])('%s in storage counts as nothing', (content) => {
  expect(keepWorkingReleases(memory(content)).last('customer')).toBeUndefined()
})

test('nothing fails where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  const releases = keepWorkingReleases({ getItem: forbidden, setItem: forbidden })
  expect(() => releases.remember(listingOf('customer'))).not.toThrow()
  expect(releases.last('customer')).toBeUndefined()
})
