// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fingerprint, idempotencyKeyFor, releaseIdempotencyKey } from './idempotency.ts'

test('the same request carries the same key until it succeeded', () => {
  const request = fingerprint('POST', '/api/rfqs', { projectName: 'Bracket' })
  const key = idempotencyKeyFor(request)
  expect(idempotencyKeyFor(request)).toBe(key)
  releaseIdempotencyKey(request)
  expect(idempotencyKeyFor(request)).not.toBe(key)
})

test('other content is another request, files included', () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 1 })
  const upload = (name: string) => fingerprint('POST', '/api/files/upload', { files: [file(name)] })
  expect(upload('a.step')).toBe(upload('a.step'))
  expect(upload('a.step')).not.toBe(upload('b.step'))
})
