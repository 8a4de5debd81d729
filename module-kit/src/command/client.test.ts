import { describe, expect, test } from 'vitest'
import { moduleNamed } from './channels.ts'
import { targetFrom } from './client.ts'

const token = 'kerf_pub_secret'

describe('the Kerf that a command is for', () => {
  test('is on this machine unless it is named, and a token may end in a line break, as in a file', () => {
    expect(targetFrom({ KERF_TOKEN: `${token}\n` })).toEqual({ url: 'http://127.0.0.1:4000', token })
    expect(targetFrom({ KERF_URL: 'https://portal.example/', KERF_TOKEN: token }).url).toBe('https://portal.example')
  })

  test.each(['portal.example', 'localhost:4000', 'file:///portal'])('is not at %s', (KERF_URL) => {
    expect(() => targetFrom({ KERF_URL, KERF_TOKEN: token })).toThrow('KERF_URL is no address')
  })

  test('needs a token of one word', () => {
    expect(() => targetFrom({})).toThrow('Set KERF_TOKEN')
    expect(() => targetFrom({ KERF_TOKEN: 'two words' })).toThrow('KERF_TOKEN is no publish token')
  })
})

test('a module is named by its folder, also as a shell completes it', () => {
  expect(['mf-orders', 'mf-orders/', './mf-orders', 'orders'].map(moduleNamed)).toEqual(Array(4).fill('orders'))
})
