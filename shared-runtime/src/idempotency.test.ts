// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fingerprint, holdIdempotencyKey, idempotencyKeyFor, releaseIdempotencyKey } from './idempotency.ts'

test('the same request carries the same key until it succeeded', () => {
  const request = fingerprint('POST', '/api/rfqs', { projectName: 'Bracket' })
  const key = idempotencyKeyFor(request)
  expect(idempotencyKeyFor(request)).toBe(key)
  releaseIdempotencyKey(request)
  expect(idempotencyKeyFor(request)).not.toBe(key)
})

afterEach(() => {
  vi.useRealTimers()
})

test('a request whose answer was lost keeps its key for hours where a screen holds it, others for a minute', () => {
  vi.useFakeTimers()
  const held = fingerprint('POST', '/api/messages', { body: 'held' })
  const other = fingerprint('POST', '/api/messages', { body: 'other' })
  const [heldKey, otherKey] = [idempotencyKeyFor(held), idempotencyKeyFor(other)]
  holdIdempotencyKey(held)
  vi.advanceTimersByTime(60 * 60_000)
  expect(idempotencyKeyFor(other)).not.toBe(otherKey)
  expect(idempotencyKeyFor(held)).toBe(heldKey)
  vi.advanceTimersByTime(60 * 60_000)
  expect(idempotencyKeyFor(held)).toBe(heldKey)
  releaseIdempotencyKey(held)
  expect(idempotencyKeyFor(held)).not.toBe(heldKey)
})

test('other content is another request, files included', () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 1 })
  const upload = (name: string) => fingerprint('POST', '/api/files/upload', { files: [file(name)] })
  expect(upload('a.step')).toBe(upload('a.step'))
  expect(upload('a.step')).not.toBe(upload('b.step'))
})
