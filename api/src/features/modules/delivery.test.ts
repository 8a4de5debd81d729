import type { Encoding, ReleaseFile } from '@kerf/module-kit/release/descriptor'
import { expect, test } from 'vitest'
import { immutableAnswer } from './delivery-service.ts'

const file: ReleaseFile = { integrity: `sha384-${'A'.repeat(64)}`, size: 1000, encodings: ['br', 'gzip'] }
const asked = (accepted: Encoding[], ifNoneMatch = '') => ({
  accepts: (encoding: Encoding) => accepted.includes(encoding),
  ifNoneMatch,
})

test('a browser gets the smallest copy it accepts, to cache for ever', () => {
  expect(immutableAnswer(asked(['gzip', 'br']), 'js/page.js', file)).toMatchObject({
    status: 200,
    encoding: 'br',
    headers: {
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    },
  })
  expect(immutableAnswer(asked(['gzip']), 'js/page.js', file).encoding).toBe('gzip')
  expect(immutableAnswer(asked([]), 'js/page.js', file)).toMatchObject({ encoding: null })
  expect(immutableAnswer(asked([]), 'js/page.js', file).headers).not.toHaveProperty('content-encoding')
})

test('a copy the browser already has is not sent again, and has its own ETag', () => {
  const { etag = '' } = immutableAnswer(asked(['br']), 'js/page.js', file).headers
  expect(immutableAnswer(asked(['br'], `"other", ${etag}`), 'js/page.js', file).status).toBe(304)
  expect(immutableAnswer(asked(['gzip'], etag), 'js/page.js', file).status).toBe(200)
})

test('a file of unknown type is served neither as a page nor as a script', () => {
  const { headers } = immutableAnswer(asked([]), 'js/page.exe', file)
  expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' })
})
