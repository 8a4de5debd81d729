import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unpacked } from './unpacked.ts'

const step = new TextEncoder().encode('ISO-10303-21;').buffer

test('plain text stays as it is, and what is packed by gzip is unpacked', async () => {
  expect(await unpacked(step)).toBe(step)
  const again = await unpacked(new Uint8Array(gzipSync(new Uint8Array(step))).buffer)
  expect(new TextDecoder().decode(again ?? undefined)).toBe('ISO-10303-21;')
})

test('a ZIP is not opened', async () => {
  expect(await unpacked(new TextEncoder().encode('PK\u0003\u0004').buffer)).toBeNull()
})

test('gzip that ends too early is nothing, rather than a reason to try again', async () => {
  const whole = gzipSync(new Uint8Array(step))
  expect(await unpacked(new Uint8Array(whole.subarray(0, whole.length - 6)).buffer)).toBeNull()
})
