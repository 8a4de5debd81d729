// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { FilePicture } from '../files/file-picture.tsx'
import { columns, type Order, rows, table } from './data-table/table-of-orders.tsx'

const handleOf = (column: string) => screen.getByRole('separator', { name: `Width of ${column}` })
const rowOf = (text: string) => {
  const row = screen.getByText(text).closest('tr')
  if (!row) throw new Error(`no row with ${text}`)
  return row
}

test('a picture stands before the content of its column, and gives way to a drawing where it is missing', () => {
  const picture = ({ id }: Order) => <FilePicture kind="step" picture={id === 'a' ? '/picture' : null} size="small" />
  const [first, ...others] = columns
  render(table({ columns: first ? [{ ...first, picture }, ...others] : [] }))
  const [drawn, plain] = ['SORD-0001', 'SORD-0002'].map((number) => rowOf(number))
  const image = drawn?.querySelector('img')
  expect(image?.getAttribute('src')).toBe('/picture')
  expect(image?.compareDocumentPosition(screen.getByText('SORD-0001'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect([plain?.querySelectorAll('img').length, plain?.querySelectorAll('svg').length]).toEqual([0, 1])
  if (image) fireEvent.error(image)
  expect(drawn?.querySelectorAll('svg')).toHaveLength(1)
})

test('an empty cell shows a dash in every column', () => {
  const silent = ['', null, undefined].map((nothing, at) => ({ id: `c${at}`, header: `C${at}`, cell: () => nothing }))
  render(table({ columns: [...columns.slice(0, 1), ...silent], rows: rows.slice(0, 1) }))
  const cells = within(rowOf('SORD-0001')).getAllByRole('cell')
  expect(cells.map(({ lastChild }) => lastChild?.textContent)).toEqual(['SORD-0001', '–', '–', '–'])
})

test("a header's accessible name is its column's name alone", () => {
  render(table({ renderExpanded: () => <p>More</p> }))
  const headers = screen.getAllByRole('columnheader')
  for (const name of ['Order', 'Quantity', 'Actions']) {
    expect(headers).toContain(screen.getByRole('columnheader', { name }))
  }
})

describe('the keyboard', () => {
  test('the head is one Tab stop, and arrow keys move within it', async () => {
    render(table({ onSortChange: vi.fn(), onOpenRow: vi.fn() }))
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Order' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.tab()
    expect(document.activeElement).toBe(rowOf('SORD-0001'))
    await userEvent.tab({ shift: true })
    expect(document.activeElement, 'where one left it').toBe(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Order' }))
  })

  test('edges that are dragged are no Tab stops', () => {
    render(table())
    expect(handleOf('Quantity').tabIndex).toBe(-1)
  })
})

describe('sorting', () => {
  test('a header sorts by its first order, and by the other one when that is already active', async () => {
    const onSortChange = vi.fn()
    const { rerender } = render(table({ onSortChange }))
    await userEvent.click(screen.getByRole('button', { name: 'Order' }))
    expect(onSortChange).toHaveBeenLastCalledWith('newest')
    rerender(table({ onSortChange, sort: 'newest' }))
    screen.getByRole('button', { name: 'Order' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(onSortChange).toHaveBeenLastCalledWith('oldest')
  })

  test('only the sorted header states a direction', () => {
    render(table({ onSortChange: vi.fn(), sort: 'oldest' }))
    expect(screen.getByRole('columnheader', { name: 'Order' }).getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getByRole('columnheader', { name: 'Quantity' }).hasAttribute('aria-sort')).toBe(false)
  })

  test('the table keeps the order of the rows it is given', () => {
    render(table({ sort: 'oldest' }))
    const shown = screen.getAllByText(/^SORD-/).map((cell) => cell.textContent)
    expect(shown).toEqual(['SORD-0001', 'SORD-0002'])
  })

  test('a column that cannot be sorted has no button', () => {
    render(table())
    expect(screen.queryByRole('button', { name: 'Quantity' })).toBeNull()
  })
})

describe('rows', () => {
  test('a row opens on click and on Enter', async () => {
    const onOpenRow = vi.fn()
    render(table({ onOpenRow }))
    await userEvent.click(screen.getByText('SORD-0002'))
    expect(onOpenRow).toHaveBeenLastCalledWith(rows[1])
    rowOf('SORD-0001').focus()
    await userEvent.keyboard('{Enter}')
    expect(onOpenRow).toHaveBeenLastCalledWith(rows[0])
    expect(onOpenRow).toHaveBeenCalledTimes(2)
  })

  test('a button inside a row does not open the row, by click or by Enter', async () => {
    const onOpenRow = vi.fn()
    render(table({ onOpenRow }))
    const button = within(rowOf('SORD-0001')).getByRole('button', { name: 'Details' })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(onOpenRow).not.toHaveBeenCalled()
  })

  test('Tab skips rows that open nothing', () => {
    render(table())
    expect(rowOf('SORD-0001').tabIndex).toBe(-1)
  })

  test("the expander shows and hides a row's details", async () => {
    render(table({ renderExpanded: (order) => <p>Shipments of {order.number}</p>, onOpenRow: vi.fn() }))
    await userEvent.click(screen.getByRole('button', { name: 'Show details of SORD-0002' }))
    expect(screen.getByText('Shipments of SORD-0002')).toBeDefined()
    const expander = screen.getByRole('button', { name: 'Hide details of SORD-0002' })
    expect(expander.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(expander)
    expect(screen.queryByText('Shipments of SORD-0002')).toBeNull()
  })

  test('where rows only expand, clicking one expands it', async () => {
    const onExpandedChange = vi.fn()
    render(table({ renderExpanded: () => <p>More</p>, onExpandedChange }))
    await userEvent.click(screen.getByText('SORD-0001'))
    expect(screen.getByText('More')).toBeDefined()
    expect(onExpandedChange).toHaveBeenCalledWith(['a'])
  })

  test('clicking inside expanded details does not close them', async () => {
    render(table({ renderExpanded: () => <p>More</p> }))
    await userEvent.click(screen.getByText('SORD-0001'))
    await userEvent.click(screen.getByText('More'))
    expect(screen.getByText('More')).toBeDefined()
  })
})

describe('states', () => {
  test('an empty table says what will appear there', () => {
    render(table({ rows: [], empty: <p>No orders match your filters</p> }))
    expect(screen.getByText('No orders match your filters')).toBeDefined()
  })

  test('while the first rows load the table is busy and does not claim to be empty', () => {
    render(table({ rows: [], loading: true, empty: <p>No orders</p> }))
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('No orders')).toBeNull()
  })

  test('rows stay while they are fetched again', () => {
    render(table({ loading: true }))
    expect(screen.getByText('SORD-0001')).toBeDefined()
  })

  test('the table is named by its caption', () => {
    render(table())
    expect(screen.getByRole('table', { name: 'Orders' })).toBeDefined()
  })
})
