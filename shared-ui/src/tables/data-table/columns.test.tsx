// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DataTableColumn } from '../data-table.tsx'
import { columns, type Order, table } from './table-of-orders.tsx'

const key = 'kerf.widths.test'

const handleOf = (column: string) => screen.getByRole('separator', { name: `Width of ${column}` })
const widthOf = (column: string) => Number(handleOf(column).getAttribute('aria-valuenow'))
async function openColumns(name = 'Columns') {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Columns' }))
}

beforeEach(() => window.localStorage.clear())
describe('column widths', () => {
  test('an arrow key moves the edge, and Shift moves it further', async () => {
    render(table({ widthsKey: key }))
    handleOf('Order').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(widthOf('Order')).toBe(136)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(widthOf('Order')).toBe(200)
    expect(widthOf('Quantity')).toBe(100)
  })

  test('dragging the edge changes the width', () => {
    render(table({ widthsKey: key }))
    fireEvent.mouseDown(handleOf('Order'), { clientX: 100 })
    fireEvent.mouseMove(document, { clientX: 150 })
    fireEvent.mouseUp(document, { clientX: 150 })
    expect(widthOf('Order')).toBe(170)
  })

  test('no column gets narrower than 80 px, neither by key nor by dragging', async () => {
    render(table())
    handleOf('Quantity').focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(widthOf('Quantity')).toBe(80)
    fireEvent.mouseDown(handleOf('Order'), { clientX: 100 })
    fireEvent.mouseMove(document, { clientX: -400 })
    fireEvent.mouseUp(document, { clientX: -400 })
    expect(widthOf('Order')).toBe(80)
  })

  test('widths are kept in the browser for the next visit', async () => {
    const first = render(table({ widthsKey: key }))
    handleOf('Order').focus()
    await userEvent.keyboard('{ArrowRight}')
    first.unmount()
    render(table({ widthsKey: key }))
    expect(widthOf('Order')).toBe(136)
  })

  test('resetting restores the original columns and removes what is stored', async () => {
    window.localStorage.setItem(key, JSON.stringify({ number: 300, hidden: ['quantity'] }))
    render(table({ widthsKey: key }))
    expect(widthOf('Order')).toBe(300)
    const panel = await openColumns('Columns, 1 hidden')
    await userEvent.click(panel.getByRole('button', { name: 'Reset columns' }))
    expect(widthOf('Order')).toBe(120)
    expect(widthOf('Quantity')).toBe(100)
    expect(window.localStorage.getItem(key)).toBeNull()
    await openColumns()
    expect(screen.queryByRole('button', { name: 'Reset columns' })).toBeNull()
  })

  test('the panel makes a column wider and narrower', async () => {
    render(table({ widthsKey: key }))
    const panel = await openColumns()
    await userEvent.click(panel.getByRole('button', { name: 'Make Order wider' }))
    expect(widthOf('Order')).toBe(152)
    await userEvent.click(panel.getByRole('button', { name: 'Make Order narrower' }))
    await userEvent.click(panel.getByRole('button', { name: 'Make Order narrower' }))
    await userEvent.click(panel.getByRole('button', { name: 'Make Order narrower' }))
    expect(widthOf('Order')).toBe(80)
  })

  test.each(['not json', '[]', '{"number":"wide"}', '{"number":12}', 'null'])(
    'damaged widths in storage are ignored: %s',
    (stored) => {
      window.localStorage.setItem(key, stored)
      render(table({ widthsKey: key }))
      expect(widthOf('Order')).toBe(120)
    },
  )
})

describe('the width of the frame', () => {
  const growing = columns.map((column) => ({ ...column, grow: column.id === 'quantity' }))
  const givenWidths = () => [...document.querySelectorAll('col')].map((col) => col.style.width)

  test('a growing column takes the spare width, until the user sets widths', async () => {
    render(table({ columns: growing }))
    expect(givenWidths()).toEqual(['120px', '', '160px'])
    handleOf('Order').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(givenWidths()).toEqual(['136px', '100px', '160px', ''])
  })

  test('the last column stays visible, in the header and in the rows', () => {
    render(table())
    const last = [...document.querySelectorAll('[data-last]')]
    expect(last.map((cell) => cell.textContent)).toEqual(['Actions', 'Details', 'Details'])
    expect(last.map((cell) => getComputedStyle(cell).position)).toEqual(['sticky', 'sticky', 'sticky'])
  })

  test('a dense table is no wider than its frame, so that its head stays while the page scrolls', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(720)
    const name: DataTableColumn<Order> = {
      id: 'name',
      header: 'Name',
      width: 300,
      cell: () => 'Gearbox housing, second line',
    }
    const status: DataTableColumn<Order> = { id: 'status', header: 'Status', width: 200, cell: () => <b>Packing</b> }
    const costly = columns.map((column) =>
      column.id === 'quantity' ? { ...column, cell: () => '$1,234,567.89' } : column,
    )
    render(table({ columns: [name, status, ...costly] }))
    const widths = givenWidths().map((width) => Number.parseInt(width, 10))
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(718)
    expect(getComputedStyle(screen.getByRole('table').parentElement as HTMLElement).overflow).toBe('clip') // the frame
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('a column is never too narrow for its numbers', async () => {
    const costly = columns.map((column) =>
      column.id === 'quantity' ? { ...column, cell: () => '$1,234,567.89' } : column,
    )
    render(table({ columns: costly }))
    expect(widthOf('Quantity')).toBe(128)
    handleOf('Quantity').focus()
    await userEvent.keyboard('{Home}')
    expect(widthOf('Quantity')).toBe(128)
  })

  test('a number is not cut, other text is', () => {
    render(table())
    const overflowOf = (text: string) => getComputedStyle(screen.getByText(text)).overflow
    expect(overflowOf('3')).toBe('visible')
    expect(getComputedStyle(screen.getByRole('cell', { name: 'SORD-0001' })).overflow).toBe('hidden')
  })
})

describe('chosen columns', () => {
  const shown = () => screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))

  test('a column is hidden, stays so at the next visit, and is shown again', async () => {
    const first = render(table({ widthsKey: key }))
    const panel = await openColumns()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Quantity' }))
    expect(shown()).toEqual(['Order', 'Actions'])
    first.unmount()
    render(table({ widthsKey: key }))
    expect(shown()).toEqual(['Order', 'Actions'])
    const again = await openColumns('Columns, 1 hidden')
    await userEvent.click(again.getByRole('checkbox', { name: 'Quantity' }))
    expect(shown()).toEqual(['Order', 'Quantity', 'Actions'])
    expect(window.localStorage.getItem(key)).toBeNull()
  })

  test('hiding a column keeps the widths that were set', async () => {
    window.localStorage.setItem(key, JSON.stringify({ number: 300 }))
    render(table({ widthsKey: key }))
    const panel = await openColumns()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Quantity' }))
    expect(JSON.parse(window.localStorage.getItem(key) ?? '')).toEqual({ number: 300, hidden: ['quantity'] })
  })

  test('what names a row and its buttons cannot be hidden, whatever is stored', async () => {
    window.localStorage.setItem(key, JSON.stringify({ hidden: ['number', 'actions', 'gone', 7] }))
    render(table({ widthsKey: key }))
    expect(shown()).toEqual(['Order', 'Quantity', 'Actions'])
    const panel = await openColumns()
    expect(panel.getAllByRole('checkbox').map((box) => box.getAttribute('id') !== null)).toEqual([true])
  })

  test('the panel sorts, and gives the focus back when it closes', async () => {
    const onSortChange = vi.fn()
    render(table({ onSortChange }))
    const panel = await openColumns()
    await userEvent.click(panel.getByRole('button', { name: 'Sort by Order' }))
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith('newest')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Columns' }))
  })
})
