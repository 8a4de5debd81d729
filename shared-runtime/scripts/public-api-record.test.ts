import path from 'node:path'
import { expect, test } from 'vitest'
import { changeBetween, isEnough, publicApi, readRecord, writeRecord } from './public-api-record.ts'

const api = (names: Record<string, string>) => new Map(Object.entries(names))
const before = api({ readToken: 'function readToken(): string | null;', polling: 'const polling: number;' })

test('a record is read back as it was written', () => {
  const record = { version: '1.2.0', api: before }
  expect(readRecord(writeRecord(record))).toEqual(record)
})

test('the same API is no change', () => {
  expect(changeBetween(before, api(Object.fromEntries(before)))).toBe('none')
})

test('an added name is a minor change', () => {
  const now = api({ ...Object.fromEntries(before), toast: 'const toast: {};' })
  expect(changeBetween(before, now)).toEqual({ kind: 'minor', names: ['toast'] })
})

test.each([
  ['a name that is gone', { readToken: 'function readToken(): string | null;' }, ['polling']],
  [
    'a name that is declared otherwise',
    { ...Object.fromEntries(before), polling: 'const polling: string;' },
    ['polling'],
  ],
])('%s is a major change', (_what, now, names) => {
  expect(changeBetween(before, api(now))).toEqual({ kind: 'major', names })
})

test.each([
  ['1.2.0', '1.2.1', 'minor', false],
  ['1.2.0', '1.3.0', 'minor', true],
  ['1.2.0', '1.3.0', 'major', false],
  ['1.2.0', '2.0.0', 'major', true],
  ['1.2.0', '2.0.0', 'minor', true],
] as const)('after %s, %s for a %s change is enough: %s', (earlier, version, kind, enough) => {
  expect(isEnough(earlier, version, kind)).toBe(enough)
})

test('the public API is read from the entries, with the types that it names', { timeout: 60_000 }, () => {
  const offered = publicApi(path.join(import.meta.dirname, '..'))
  expect(offered.get('watchUpload')).toBe('function watchUpload(file: Blob, listener: Listener): () => void;')
  expect(offered.get('Listener (upload-progress)')).toBe('type Listener = (progress: UploadProgress) => void;')
  expect(offered.get('Link')).toBe('as its library has it')
  expect(offered.has('idempotencyKeyFor')).toBe(false)
})
