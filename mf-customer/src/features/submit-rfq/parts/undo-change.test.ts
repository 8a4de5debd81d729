import { expect, test } from 'vitest'
import { emptyPart, type PartValues } from './part-list.ts'
import { undone } from './undo-change.ts'

const part = (key: string, changes: Partial<PartValues> = {}): PartValues => ({ key, ...emptyPart, ...changes })
const before = [part('a', { material: 'steel' }), part('b'), part('c')]
const noFiles = () => false
const after = [...before.slice(0, 1), part('b', { material: 'steel' }), part('c', { material: 'steel' }), part('new')]

test('a change is taken back, and the parts that it added go', () => {
  expect(undone(after, { before, after }, noFiles)).toEqual(before)
})

test('what was typed since stays', () => {
  const [a, b, c, added] = after
  const now = [c, { ...b, material: 'brass' }, { ...added, name: 'Mine' }, a].flatMap(
    (each) => each ?? [],
  ) as PartValues[]
  expect(undone(now, { before, after }, noFiles)).toMatchObject([
    { key: 'c', material: '' },
    { key: 'b', material: 'brass' },
    { key: 'new', name: 'Mine' },
    { key: 'a', material: 'steel' },
  ])
})

test('a part that was added stays with the files that it was given: none of them is hidden', () => {
  expect(undone(after, { before, after }, (key) => key === 'new')).toEqual([...before, part('new')])
})
