import { afterEach, expect, expectTypeOf, test } from 'vitest'
import { speak, type WordsOf, words } from './words.ts'

const english = {
  title: 'Orders',
  columns: { status: 'Status', due: 'Due' },
  counted: (count: number) => `${count} orders`,
  failed: ['Failed', 'Try again'] as const,
}
const german: WordsOf<typeof english> = {
  title: 'Aufträge',
  columns: { status: 'Status', due: 'Fällig' },
  counted: (count) => `${count} Aufträge`,
  failed: ['Fehlgeschlagen', 'Erneut versuchen'],
}
const text = words('test/orders', english)

afterEach(() => speak(() => undefined))

test('words are English until another language is spoken', () => {
  expect(text.title).toBe('Orders')
  expect(text.columns.due).toBe('Due')
  speak(() => ({ 'test/orders': german }))
  expect(text.title).toBe('Aufträge')
  expect(text.columns.due).toBe('Fällig')
  expect(text.counted(3)).toBe('3 Aufträge')
  expect(text.failed).toEqual(['Fehlgeschlagen', 'Erneut versuchen'])
})

test('a part that was taken before answers in the language that is spoken when it is read', () => {
  const { columns } = text
  speak(() => ({ 'test/orders': german }))
  expect(columns.due).toBe('Fällig')
  expect(text.columns).toBe(columns)
  expect(Object.entries(columns)).toEqual([
    ['status', 'Status'],
    ['due', 'Fällig'],
  ])
})

test('what a translation lacks is English', () => {
  speak(() => ({ 'test/orders': { title: 'Aufträge' } }))
  expect(text.title).toBe('Aufträge')
  expect(text.columns.due).toBe('Due')
  expect(text.counted(1)).toBe('1 orders')
})

test('the language may differ from word to word, as on a server', () => {
  let dictionary: Record<string, unknown> | undefined
  speak(() => dictionary)
  dictionary = { 'test/orders': german }
  expect(text.title).toBe('Aufträge')
  dictionary = undefined
  expect(text.title).toBe('Orders')
})

test('a translation has the keys of the text and functions of its values', () => {
  expectTypeOf<{ title: string }>().not.toExtend<WordsOf<typeof english>>()
  expectTypeOf<WordsOf<typeof english>['counted']>().toEqualTypeOf<(count: number) => string>()
})
