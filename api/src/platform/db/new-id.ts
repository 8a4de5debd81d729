import { randomFillSync } from 'node:crypto'

const random = new Uint8Array(10)
let lastMillisecond = 0
let counter = 0

/**
 * Creates a UUID of version 7 (RFC 9562): 48 bits of Unix milliseconds, a 12-bit counter, 62 random bits. Ids of one
 * process are strictly ascending, even within a millisecond and when the clock steps back, so sorting by id is sorting
 * by time.
 */
export function newId(): string {
  randomFillSync(random)
  const now = Date.now()
  if (now > lastMillisecond) {
    lastMillisecond = now
    // The highest bit starts at zero, which leaves at least 2048 ids for the rest of the millisecond.
    counter = byte(0) | ((byte(1) & 0x07) << 8)
  } else if (++counter > 0xfff) {
    lastMillisecond++
    counter = 0
  }
  const time = hex(lastMillisecond, 12)
  const variant = hex(0x80 | (byte(2) & 0x3f), 2) + hex(byte(3), 2)
  let node = ''
  for (let i = 4; i < 10; i++) node += hex(byte(i), 2)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(counter, 3)}-${variant}-${node}`
}

function byte(index: number): number {
  return random[index] ?? 0
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}
