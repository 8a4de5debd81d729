import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [`${windows}; rv:143.0) Gecko/20100101 Firefox/143.0`, 'Firefox on Windows'],
  [`${windows}) ${chrome}`, 'Chrome on Windows'],
  [`${windows}) ${chrome} Edg/140.0.0.0`, 'Microsoft Edge on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome.replace('Safari', 'Mobile Safari')}`, 'Chrome on Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 'Chrome on Linux'],
])('%s gets a name that its owner recognises', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a blank', ' '],
  ['a program’s name', 'curl/8.14.1'],
  ['markup', '<script>alert(1)</script>/1.0'],
  ['other letters', '山田/1.0'],
  ['words for a mail', 'Call +1 555 0100 now/1'],
  ['very much', `Call/1 ${'('.repeat(5000)}`],
])('nothing from the header %s is repeated', (_what, userAgent) => {
  expect(deviceName(userAgent)).toBe('Unknown device')
})

test('a part that is unknown is left out', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Something/1.0')).toBe('Windows')
})
