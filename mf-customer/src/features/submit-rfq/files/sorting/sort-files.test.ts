import { expect, test } from 'vitest'
import { type SortedPart, sortFiles } from './sort-files.ts'

const step = (name: string, productName: string | null = null) => ({ name, kind: 'step' as const, productName })
const pdf = (name: string) => ({ name, kind: 'pdf' as const, productName: null })
const part = (key: string, changes: Partial<SortedPart> = {}): SortedPart => ({
  ...{ key, names: [], isTaken: false, hasStep: false },
  ...changes,
})

function sort(files: Parameters<typeof sortFiles>[0], parts: SortedPart[], room = 50) {
  let next = 1
  return sortFiles(files, parts, room, () => `new-${next++}`)
}

test('each STEP file makes a part, the first one fills the empty part, and PDFs follow their names', () => {
  const files = [pdf('lid rev B.pdf'), step('base.step'), step('lid.step', 'Lid, left'), pdf('terms.pdf')]
  expect(sort(files, [part('first')])).toEqual({
    targets: ['new-1', 'first', 'new-1', 'request'],
    added: [{ key: 'new-1', name: 'Lid, left' }],
    named: [{ key: 'first', name: 'base' }],
  })
})

test('a PDF goes to the only part, whatever its name', () => {
  expect(sort([pdf('terms.pdf')], [part('first')]).targets).toEqual(['first'])
})

test('a STEP file goes to the part of its name that waits for one, whose name stays', () => {
  const parts = [part('a', { names: ['Base'], isTaken: true }), part('b', { names: ['Lid'], isTaken: true })]
  expect(sort([step('lid.step')], parts)).toEqual({ targets: ['b'], added: [], named: [] })
})

test('a part that has a STEP file gets no second one', () => {
  const parts = [part('a', { names: ['base.step'], isTaken: true, hasStep: true })]
  expect(sort([step('base.step')], parts).targets).toEqual(['new-1'])
})

test('files for which there is no room are told apart', () => {
  const parts = [part('a', { isTaken: true, hasStep: true })]
  expect(sort([step('x.step'), step('y.step')], parts, 1)).toMatchObject({
    targets: ['new-1', null],
    added: [{ name: 'x' }],
  })
})
