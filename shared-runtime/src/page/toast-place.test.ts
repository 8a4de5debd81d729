import { expect, test } from 'vitest'
import { type Area, placeFor } from './toast-place.ts'

const toast = { width: 380, height: 60 }
const wide = { width: 1440, height: 900, hasWindow: false }
const buttonAt = (left: number, top: number): Area => ({ left, top, right: left + 100, bottom: top + 36 })
const [bottomRight, topRight, bottomLeft] = [buttonAt(1300, 840), buttonAt(1300, 100), buttonAt(40, 840)]

test.each([
  ['nothing is in its way', [], 'bottom end'],
  ['a form ends elsewhere', [buttonAt(900, 840)], 'bottom end'],
  ['a form is saved at the lower right', [bottomRight], 'top end'],
  ['buttons are at the right', [bottomRight, topRight], 'bottom start'],
  ['buttons are in three corners', [bottomRight, topRight, bottomLeft], 'top start'],
])('where %s', (_what, buttons, place) => {
  expect(placeFor(toast, wide, buttons, undefined)).toBe(place)
})

test('it stays where it is while it covers nothing there', () => {
  expect(placeFor(toast, wide, [bottomRight], 'bottom start')).toBe('bottom start')
  expect(placeFor(toast, wide, [bottomLeft], 'bottom start')).toBe('bottom end')
})

test('over a dialog it begins at the top', () => {
  expect(placeFor(toast, { ...wide, hasWindow: true }, [], undefined)).toBe('top end')
})

test('on a phone it is below the header, or else at the bottom', () => {
  const phone = { width: 390, height: 844, hasWindow: false }
  const small = { ...toast, width: 358 }
  expect(placeFor(small, phone, [], undefined)).toBe('top end')
  expect(placeFor(small, phone, [buttonAt(200, 90)], undefined)).toBe('bottom end')
})
