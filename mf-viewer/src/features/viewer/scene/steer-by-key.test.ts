import { expect, test, vi } from 'vitest'
import { steerByKey } from './steer-by-key.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

function press(key: string, held: Partial<typeof plain> = {}) {
  const studio = { view: vi.fn(), fit: vi.fn(), zoom: vi.fn(), orbit: vi.fn(), pan: vi.fn() }
  const isMeant = steerByKey(studio, { key, ...plain, ...held })
  const calls = Object.entries(studio).flatMap(([name, call]) => call.mock.calls.map((given) => [name, ...given]))
  return { isMeant, calls }
}

test('arrows turn the model, with Shift they move it', () => {
  expect(press('ArrowLeft').calls).toEqual([['orbit', -Math.PI / 18, 0]])
  expect(press('ArrowUp').calls).toEqual([['orbit', 0, Math.PI / 18]])
  expect(press('ArrowRight', { shiftKey: true }).calls).toEqual([['pan', 0.06, 0]])
})

test('1 to 7 choose a view, F fits, plus and minus zoom back and forth', () => {
  expect(press('1').calls).toEqual([['view', 'front']])
  expect(press('5').calls).toEqual([['view', 'top']])
  expect(press('7').calls).toEqual([['view', 'iso']])
  expect(press('f').calls).toEqual([['fit']])
  const [[, nearer], [, further]] = [press('+').calls[0] ?? [], press('-').calls[0] ?? []]
  expect(Number(nearer) * Number(further)).toBeCloseTo(1)
  expect(nearer).toBeLessThan(1)
})

test('other keys, and keys held with Ctrl, Alt or Meta, are left to the browser', () => {
  for (const key of ['a', 'Tab', 'Enter', '8', '0']) expect(press(key)).toEqual({ isMeant: false, calls: [] })
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const) {
    expect(press('1', { [held]: true })).toEqual({ isMeant: false, calls: [] })
  }
})
