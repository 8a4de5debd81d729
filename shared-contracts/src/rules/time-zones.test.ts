import { expect, test } from 'vitest'
import { isTimeZone, timeZones } from './time-zones.ts'

test.each(['UTC', 'Europe/Berlin', 'Asia/Calcutta', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
)

test.each(['', 'Mars/Olympus', '+01:00', '-0500', 'Europe/Berlin '])('"%s" is no time zone', (name) => {
  expect(isTimeZone(name)).toBe(false)
})

test('every time zone that is offered can be chosen, and UTC comes first', () => {
  const all = timeZones()
  expect(all[0]).toBe('UTC')
  expect(all.filter((name) => !isTimeZone(name))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})
