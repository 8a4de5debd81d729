import { describe, expect, test } from 'vitest'
import { fitWidths } from './fit-widths.ts'
import type { DataTableColumn } from './types.ts'

interface Order {
  project: string
  date: string
  amount: string
}

const rows: Order[] = [
  { project: 'Housing of the second pump, revised after the trial', date: 'Nov 28, 2026', amount: '$1,234.50' },
]
const columns: DataTableColumn<Order>[] = [
  { id: 'project', header: 'Project', width: 240, cell: (order) => order.project },
  { id: 'date', header: 'Ordered', width: 160, cell: (order) => order.date },
  { id: 'amount', header: 'Amount', width: 140, align: 'end', cell: (order) => order.amount },
  { id: 'status', header: 'Status', width: 120, cell: () => null },
  { id: 'actions', header: 'Actions', width: 140, minWidth: 100, cell: () => null },
]
const preferred = { project: 240, date: 160, amount: 140, status: 120, actions: 140 }

function widthsAt(room: number) {
  const fit = fitWidths(columns, rows, room)
  return fit.layout === 'table' ? fit.widths : fit.layout
}

const total = (widths: object | string) => Object.values(widths).reduce((sum: number, width) => sum + Number(width), 0)

describe('column widths before the user resizes them', () => {
  test('columns keep their declared widths where they fit', () => {
    expect(widthsAt(800)).toEqual(preferred)
    expect(widthsAt(1200)).toEqual(preferred)
  })

  test('a growing column takes no width from columns with widths of their own', () => {
    const growing = columns.map((column) =>
      column.id === 'status' ? { ...column, minWidth: 180, grow: true } : column,
    )
    expect(fitWidths(growing, rows, 800)).toEqual({ layout: 'table', isDense: false, widths: preferred })
    expect(fitWidths(growing, rows, 780)).toMatchObject({ widths: { status: 180 } })
  })

  test('spare width goes before text is cut', () => {
    expect(widthsAt(760)).toMatchObject({ project: 240, status: 120 })
  })

  test('in a narrow frame the table is dense, long texts are cut, and all columns fit with numbers and dates whole', () => {
    const widths = widthsAt(640)
    expect(total(widths)).toBeLessThanOrEqual(640)
    expect(widths).toMatchObject({ status: 120, date: 110 })
    expect(fitWidths(columns, rows, 640)).toMatchObject({ layout: 'table', isDense: true })
  })

  test('a long word keeps its width before a text of short words does', () => {
    const words = (id: string, text: string): DataTableColumn<object> => ({
      id,
      header: id,
      width: 160,
      cell: () => text,
    })
    const fit = fitWidths(
      [words('one', 'Wellenflansche Ø 120'), words('many', 'a to b of c in d by e at f to g')],
      [{}],
      262,
    )
    expect(fit).toEqual({ layout: 'table', isDense: true, widths: { one: 130, many: 132 } })
  })

  test('a picture takes its room beside the text', () => {
    const column = (id: string) => ({ id, header: 'A', width: 300, cell: () => 'Wellenflansch' })
    const fit = fitWidths([{ ...column('pictured'), picture: () => null }, column('plain')], [{}], 284)
    expect(fit).toEqual({ layout: 'table', isDense: true, widths: { pictured: 162, plain: 122 } })
  })

  test('no column gets narrower than 80 px', () => {
    const narrow = fitWidths([{ id: 'a', header: 'A', cell: () => 'a' }], [{}], 80)
    expect(narrow).toEqual({ layout: 'table', isDense: true, widths: { a: 80 } })
  })

  test('rows become cards where not even the minimum widths fit', () => {
    expect(widthsAt(500)).toBe('cards')
  })
})

describe('a table that is no narrow one', () => {
  const six: DataTableColumn<Order>[] = [
    { id: 'number', header: 'Number', width: 240, minWidth: 240, primary: true, cell: () => null },
    { id: 'project', header: 'Project', width: 240, cell: (order) => order.project },
    { id: 'date', header: 'Ordered', width: 160, cell: (order) => order.date },
    { id: 'amount', header: 'Amount', width: 140, align: 'end', cell: (order) => order.amount },
    { id: 'status', header: 'Status', width: 300, cell: () => null },
    { id: 'actions', header: 'Actions', width: 100, minWidth: 100, hideHeader: true, cell: () => null },
  ]

  test('shows texts below the name of a row before it turns into cards', () => {
    const fit = fitWidths(six, rows, 800)
    expect(fit).toMatchObject({ layout: 'table', folded: { date: 'number' } })
  })

  test('and a narrow one turns into cards', () => {
    expect(fitWidths(six, rows, 770)).toEqual({ layout: 'cards' })
  })
})
