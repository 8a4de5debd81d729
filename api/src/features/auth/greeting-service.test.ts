import { expect, test } from 'vitest'
import { addressOf, hello } from './greeting-service.ts'

const email = 'somebody@example.com'

test.each([
  '1.2.3.4/login',
  'evil。com',
  'evil．com/x',
  'Win 500 at evil.com/x',
  'evil\u200b.com',
  'you＠evil',
  '\u200b',
])('a name that contains an address, or is empty, is left out of the greeting: %j', (name) => {
  expect(hello(name)).toBe('Hello,')
  expect(addressOf({ name, email })).toEqual({ address: email })
})

test.each(['J. P. O’Neil', '山田 太郎', 'St. Mary'])('%s is greeted by name', (name) => {
  expect(hello(name)).toBe(`Hello ${name},`)
  expect(addressOf({ name, email })).toEqual({ name, address: email })
})

test('free text that is longer than a name is cut', () => {
  const name = 'Your account is locked, call this number at once to unlock it before midnight and have your card ready'
  expect(hello(name).length).toBeLessThanOrEqual('Hello ,'.length + 60)
  expect(addressOf({ name, email }).name?.length).toBeLessThanOrEqual(60)
})
