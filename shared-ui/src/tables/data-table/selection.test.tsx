// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { DataTable, type DataTableColumn } from '../data-table.tsx'

interface Order {
  id: string
}

const rows: Order[] = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const columns: DataTableColumn<Order>[] = [{ id: 'number', header: 'Order', cell: ({ id }) => `SORD-${id}` }]
const idOf = ({ id }: Order) => id

function Selecting({ onOpenRow }: { onOpenRow?: () => void }) {
  const [selectedIds, setSelectedIds] = useState<string[]>([])
  return (
    <>
      <DataTable
        caption="Orders"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowLabel={({ id }) => `SORD-${id}`}
        onOpenRow={onOpenRow}
        selectedIds={selectedIds}
        onSelectedChange={setSelectedIds}
      />
      <output>{selectedIds.join(' ')}</output>
    </>
  )
}

describe('selecting rows', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  const selected = () => screen.getByRole('status').textContent

  test('a checkbox selects its row without opening it', async () => {
    const onOpenRow = vi.fn()
    render(<Selecting onOpenRow={onOpenRow} />)
    await userEvent.click(box('Select SORD-b'))
    expect(selected()).toBe('b')
    await userEvent.click(box('Select SORD-b'))
    expect(selected()).toBe('')
    expect(onOpenRow).not.toHaveBeenCalled()
  })

  test('Shift selects all rows from the previously clicked one', async () => {
    render(<Selecting />)
    await userEvent.click(box('Select SORD-d'))
    fireEvent.click(box('Select SORD-b'), { shiftKey: true })
    expect(selected()).toBe('b c d')
  })

  test("the header's checkbox selects all rows, then none, and is mixed when some are selected", async () => {
    render(<Selecting />)
    const all = box('Select all rows shown')
    await userEvent.click(box('Select SORD-a'))
    expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    expect(selected()).toBe('a b c d')
    expect(all.indeterminate).toBe(false)
    await userEvent.click(all)
    expect(selected()).toBe('')
  })

  test('the space bar selects the focused row', async () => {
    render(<Selecting onOpenRow={vi.fn()} />)
    screen.getByText('SORD-c').closest('tr')?.focus()
    await userEvent.keyboard(' ')
    expect(selected()).toBe('c')
  })

  test('a table without selection has no checkboxes', () => {
    render(<DataTable caption="Orders" columns={columns} rows={rows} rowId={idOf} />)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
