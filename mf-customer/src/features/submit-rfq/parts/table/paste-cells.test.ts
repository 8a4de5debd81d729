import { expect, test } from 'vitest'
import { emptyPart, type PartValues } from '../part-list.ts'
import { cellsIn, isSeveralCells, pastedInto } from './paste-cells.ts'

const heads = {
  name: 'Part Name',
  material: 'Material',
  materialGrade: 'Material Grade',
  finishing: 'Finishing',
  tolerance: 'Tolerance',
  quantities: 'Quantity',
}
const part = (key: string, changes: Partial<PartValues> = {}): PartValues => ({ key, ...emptyPart, ...changes })

function paste(parts: PartValues[], text: string, { row = 0, column = 'name' as const, most = 100 } = {}) {
  let next = 1
  return pastedInto(parts, cellsIn(text), { row, column, most, heads, newPart: () => part(`new-${next++}`) })
}

test('cells are divided as spreadsheets write them', () => {
  expect(cellsIn('a\tb\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ])
  expect(cellsIn('"two\nlines"\t"a ""b"""')).toEqual([['two lines', 'a "b"']])
  expect(cellsIn('5" pipe\tx')).toEqual([['5" pipe', 'x']])
})

test('one text is no paste of cells', () => {
  expect(['Base', 'Base\n', 'a, b'].map(isSeveralCells)).toEqual([false, false, false])
  expect(['a\tb', 'a\nb'].map(isSeveralCells)).toEqual([true, true])
})

test('rows are filled from the cell on, and parts are added below', () => {
  const pasted = paste([part('a'), part('b', { notes: 'keep' })], 'Lid\tSteel\nArm\tAluminium 6061-T6\nPin', { row: 1 })
  expect(pasted.parts.map(({ key, name, material, materialGrade }) => [key, name, material, materialGrade])).toEqual([
    ['a', '', '', ''],
    ['b', 'Lid', 'steel', ''],
    ['new-1', 'Arm', 'aluminum', '6061-T6'],
    ['new-2', 'Pin', '', ''],
  ])
  expect(pasted.parts[1]?.notes).toBe('keep')
  expect(pasted).toMatchObject({ changed: 1, added: 2, left: 0 })
})

test('what no list has is kept as it was typed', () => {
  expect(paste([part('a')], 'Lid\tUnobtainium\t?\tGold\tloose\tmany').parts[0]).toMatchObject({
    material: 'Unobtainium',
    materialGrade: '?',
    finishing: 'Gold',
    tolerance: 'loose',
    quantities: ['many'],
  })
})

test('several quantities of a cell are several quantities of the part', () => {
  expect(paste([part('a')], 'Lid\t\t\t\t\t1; 10 50').parts[0]?.quantities).toEqual(['1', '10', '50'])
})

test('a number in groups stays one text, which is refused, and no two numbers', () => {
  expect(paste([part('a')], 'Lid\t\t\t\t\t1,500').parts[0]?.quantities).toEqual(['1,500'])
  expect(paste([part('a')], 'Lid\t\t\t\t\t1,10, 1500').parts[0]?.quantities).toEqual(['1', '10', '1500'])
})

test('an empty cell beside a material with its grade leaves the grade', () => {
  expect(paste([part('a')], 'Lid\tSteel A36\t').parts[0]?.materialGrade).toBe('A36')
})

test('a first row that repeats the heads is no part', () => {
  const pasted = paste([part('a')], 'Part Name\tMaterial\nLid\tBrass')
  expect(pasted.parts).toMatchObject([{ name: 'Lid', material: 'brass' }])
})

test('rows beyond the most that a request may have are counted', () => {
  expect(paste([part('a')], 'a\nb\nc', { most: 2 })).toMatchObject({ added: 1, left: 1 })
})
