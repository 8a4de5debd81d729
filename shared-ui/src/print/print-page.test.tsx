import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PrintHead } from './print-document.tsx'
import { PrintPage } from './print-page.tsx'
import { PrintTable } from './print-table.tsx'

const rows = [
  { part: 'Housing', amount: '$120.00' },
  { part: 'Lid', amount: '$40.20' },
]

function renderPage(printDisabledReason?: string) {
  return render(
    <MemoryRouter>
      <PrintPage
        accent="customer"
        back={{ to: '/quotes', label: 'Back to quotes' }}
        documentTitle="Quote SQTE-0007"
        printDisabledReason={printDisabledReason}
      >
        <PrintHead provider={{ name: 'Kerf', logo: null }} title="Quote" lines={['SQTE-0007', 'Revision 2']} />
        <PrintTable
          caption="Prices"
          columns={[
            { id: 'part', header: 'Part', cell: ({ part }) => part },
            { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
          ]}
          rows={rows}
          rowId={({ part }) => part}
          totals={[{ label: 'Total', value: '$160.20' }]}
        />
      </PrintPage>
    </MemoryRouter>,
  )
}

test('printing waits for a click, and the toolbar leads back', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  renderPage()
  expect(print).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Back to quotes' }).getAttribute('href')).toBe('/quotes')
})

test('printing is not possible while there is nothing to print', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  print.mockClear()
  renderPage('The quote is being loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).not.toHaveBeenCalled()
})

test("the tab takes the document's name while it is shown", () => {
  document.title = 'Kerf'
  const { unmount } = renderPage()
  expect(document.title).toBe('Quote SQTE-0007')
  unmount()
  expect(document.title).toBe('Kerf')
})

test('a table has its rows, and its total under the last column', () => {
  renderPage()
  const table = screen.getByRole('table', { name: 'Prices' })
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(within(table).getByRole('row', { name: 'Total $160.20' })).toBeDefined()
})
