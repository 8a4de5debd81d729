// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { learnContents } from './file-contents.ts'
import { fingerprint, holdIdempotencyKey, idempotencyKeyFor, releaseIdempotencyKey } from './idempotency.ts'

test('the same request keeps its key until it succeeds', () => {
  const request = fingerprint('POST', '/api/rfqs', { projectName: 'Bracket' })
  const key = idempotencyKeyFor(request)
  expect(idempotencyKeyFor(request)).toBe(key)
  releaseIdempotencyKey(request)
  expect(idempotencyKeyFor(request)).not.toBe(key)
})

afterEach(() => {
  vi.useRealTimers()
})

test('an unanswered request keeps its key for hours if a screen holds it, otherwise for a minute', () => {
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

test('different content, files included, is a different request', () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 1 })
  const upload = (name: string) => fingerprint('POST', '/api/files/upload', { files: [file(name)] })
  expect(upload('a.step')).toBe(upload('a.step'))
  expect(upload('a.step')).not.toBe(upload('b.step'))
})

test('files with the same name, size and time are told apart by content', async () => {
  const upload = async (content: string) => {
    const file = new File([content], 'a.step', { lastModified: 1 })
    await learnContents([file])
    return fingerprint('POST', '/api/files/upload', { files: [file] })
  }
  const long = 'x'.repeat(2 * 1024 * 1024)
  expect(await upload(`${long}1`)).toBe(await upload(`${long}1`))
  expect(await upload(`${long}1`)).not.toBe(await upload(`${long}2`))
})

test('an unreadable file is identified by its time', async () => {
  const file = (lastModified: number) => {
    const unreadable = new File(['x'], 'a.step', { lastModified })
    unreadable.slice = () => {
      throw new DOMException('The file has changed.', 'NotReadableError')
    }
    return unreadable
  }
  const [one, other] = [file(1), file(2)]
  await learnContents([one, other])
  const [first, second] = [one, other].map((unreadable) => fingerprint('POST', '/api/files/upload', [unreadable]))
  expect(first).not.toBe(second)
})
