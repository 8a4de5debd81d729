import { expect, test } from 'vitest'
import { chosenColumns } from './chosen-columns.ts'
import type { DataTableColumn } from './types.ts'

const cell = () => null
const columns: DataTableColumn<object>[] = [
  { id: 'number', header: 'Order', cell },
  { id: 'project', header: 'Project', cell },
  { id: 'material', header: 'Material', cell, fold: { into: 'project', order: 2 } },
  { id: 'grade', header: 'Grade', cell, fold: { into: 'material', order: 1 } },
]
const folds = (hidden: string[]) => chosenColumns(columns, hidden).map(({ id, fold }) => [id, fold?.into])

test('without hidden columns they are the very same', () => {
  expect(chosenColumns(columns, [])).toBe(columns)
  expect(chosenColumns(columns, ['number', 'unknown'])).toBe(columns)
})

test('a column that folds below a hidden one folds below its target', () => {
  expect(folds(['material'])).toEqual([
    ['number', undefined],
    ['project', undefined],
    ['grade', 'project'],
  ])
})

test('or below the name of the row', () => {
  expect(folds(['material', 'project'])).toEqual([
    ['number', undefined],
    ['grade', 'number'],
  ])
})
