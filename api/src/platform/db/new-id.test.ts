import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('an id is a UUID of version 7 that carries its time', () => {
  vi.useFakeTimers({ now: Date.parse('2090-05-06T07:08:09.010Z') })
  const id = newId()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(Date.now())
})

test('ids grow in order of creation, even many in a millisecond and when the clock steps back', () => {
  vi.useFakeTimers({ now: Date.parse('2095-01-01') })
  const ids = Array.from({ length: 10_000 }, newId)
  vi.setSystemTime(Date.parse('2094-01-01'))
  ids.push(newId())
  vi.setSystemTime(Date.parse('2096-01-01'))
  ids.push(newId())
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})
