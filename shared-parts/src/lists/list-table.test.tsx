// @vitest-environment jsdom
import { makeStore } from '@kerf/shared-runtime'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { byDate, byProject, sortChoice, statusChoice } from './list-choices.ts'
import { ListTable } from './list-table.tsx'
import type { PagedList } from './paged-list.ts'

interface Drill {
  id: string
  name: string
}

const drills: Drill[] = ['a', 'b', 'c'].map((id) => ({ id, name: `Drill ${id}` }))

const columns: DataTableColumn<Drill>[] = [
  { id: 'name', header: 'Name', sorts: byProject, cell: ({ name }) => name },
  { id: 'date', header: 'Date', sorts: byDate, cell: () => 'today' },
]
const choices = {
  status: statusChoice(['sharp', 'blunt'], (status) => status),
  sort: sortChoice('date-desc', 'date-asc', 'project'),
}

const full: PagedList<Drill> = {
  rows: drills,
  total: drills.length,
  loading: false,
  failed: false,
  retrying: false,
  retry: vi.fn(),
  loadingMore: false,
  loadMore: undefined,
}
const none = { ...full, rows: [], total: 0 }

interface DrillsProps {
  list?: PagedList<Drill>
  only?: Record<string, readonly string[]>
  exported?: boolean
  onCollapse?: (close: () => void) => void
  onSharpen?: (drills: readonly Drill[]) => void
  expanded?: ReactNode
  onGone?: (drill: Drill) => void
}

function Drills({ list = full, only, exported, onCollapse, onSharpen, expanded, onGone }: DrillsProps) {
  const filters = useListFilters(choices)
  return (
    <>
      <ListTable
        name="test.drills"
        words={{
          caption: 'Drills',
          noun: 'drills',
          noMatch: 'No drill matches',
          search: { label: 'Search drills', placeholder: 'Name' },
        }}
        list={list}
        filters={filters}
        only={only}
        exported={exported ? { list: 'drills', query: filters.asked } : undefined}
        columns={columns}
        rowLabel={({ name }) => name}
        renderExpanded={({ name }) => expanded ?? <p>All of {name}</p>}
        {...(onGone && { onGone })}
        onCollapse={onCollapse}
        bulkActions={
          onSharpen &&
          ((selected) => (
            <button type="button" onClick={() => onSharpen(selected)}>
              Sharpen
            </button>
          ))
        }
        empty={<p>No drills yet</p>}
      />
      <output data-testid="address">{useLocation().search}</output>
    </>
  )
}

const store = makeStore()

const drillsAt = (address: string, props: DrillsProps = {}) => (
  <Provider store={store}>
    <MemoryRouter initialEntries={[address]}>
      <Drills {...props} />
    </MemoryRouter>
  </Provider>
)
const address = () => screen.getByTestId('address').textContent
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => window.localStorage.clear())

describe('filters', () => {
  test('a chosen filter is in the address, its default is not', () => {
    render(drillsAt('/'))
    choose('Status', 'blunt')
    expect(address()).toBe('?status=blunt')
    choose('Status', '')
    expect(address()).toBe('')
  })

  test('unavailable choices are not offered', () => {
    render(drillsAt('/', { only: { status: ['sharp'] } }))
    const offered = [...screen.getByLabelText<HTMLSelectElement>('Status').options].map(({ value }) => value)
    expect(offered).toEqual(['', 'sharp'])
  })

  test('filters that match nothing can be cleared', () => {
    render(drillsAt('/?q=x&status=blunt&sort=project', { list: none }))
    expect(screen.getByText('No drill matches')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('?sort=project')
  })

  test('an empty list says what will appear here', () => {
    render(drillsAt('/?sort=project', { list: none }))
    expect(screen.getByText('No drills yet')).toBeDefined()
  })
})

describe('the order of the rows', () => {
  test('a header sorts, and the sort select follows', () => {
    render(drillsAt('/'))
    fireEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(address()).toBe('?sort=project')
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('project')
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  })

  test('a header that already sorts reverses the order', () => {
    render(drillsAt('/'))
    fireEvent.click(screen.getByRole('button', { name: 'Date' }))
    expect(address()).toBe('?sort=date-asc')
  })
})

describe('states', () => {
  test('a list that failed to load can be retried', () => {
    const retry = vi.fn()
    render(drillsAt('/', { list: { ...none, failed: true, retry } }))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Failed to load drills')).toBeDefined()
    expect(retry).toHaveBeenCalledOnce()
  })

  test('the footer says how much is shown, with the limit where counting stops, and loads more', () => {
    const loadMore = vi.fn()
    render(drillsAt('/', { list: { ...full, total: 10_001, loadMore } }))
    expect(screen.getByText('Showing 3 of 10,000+ drills')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(loadMore).toHaveBeenCalledOnce()
  })

  test('an empty list cannot be exported', () => {
    render(drillsAt('/', { list: none, exported: true }))
    expect(screen.getByRole('button', { name: 'Export CSV' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('selected rows', () => {
  const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))

  test('bulk actions appear with the first selected row, and receive all selected ones', () => {
    const onSharpen = vi.fn()
    render(drillsAt('/', { onSharpen }))
    expect(screen.queryByRole('button', { name: 'Sharpen' })).toBeNull()
    select('Select Drill c')
    select('Select Drill a')
    fireEvent.click(screen.getByRole('button', { name: 'Sharpen' }))
    expect(onSharpen).toHaveBeenCalledExactlyOnceWith([drills[0], drills[2]])
  })

  test('a row that has left the list is not acted on', () => {
    const onSharpen = vi.fn()
    const { rerender } = render(drillsAt('/', { onSharpen }))
    select('Select Drill a')
    select('Select Drill b')
    rerender(drillsAt('/', { onSharpen, list: { ...full, rows: drills.slice(1) } }))
    expect(screen.getByText('1 selected')).toBeDefined()
  })

  test('all shown rows can be selected and deselected', () => {
    render(drillsAt('/', { onSharpen: vi.fn() }))
    select('Select Drill a')
    fireEvent.click(screen.getByRole('button', { name: 'Select all 3 shown' }))
    expect(screen.getByText('3 selected')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByText('3 selected')).toBeNull()
  })
})

function Note() {
  const [note, setNote] = useState('')
  return (
    <>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <LeaveGuard when={note !== ''} />
    </>
  )
}

describe('a row with unsent input', () => {
  const without = { ...full, rows: drills.slice(1) }
  const onGone = vi.fn()
  const begin = () => {
    onGone.mockClear()
    const { rerender } = render(drillsAt('/', { expanded: <Note />, onGone }))
    fireEvent.click(screen.getByRole('button', { name: 'Show details of Drill a' }))
    const receive = (list: PagedList<Drill>) => rerender(drillsAt('/', { list, expanded: <Note />, onGone }))
    const type = (words: string) => fireEvent.change(screen.getByLabelText('Note'), { target: { value: words } })
    return { receive, type }
  }

  test('keeps its place when it leaves the list, until the input is undone', () => {
    const { receive, type } = begin()
    type('Half a sentence')
    receive(without)
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Half a sentence')
    expect(screen.getByText(/This row is no longer in the list/)).toBeDefined()
    type('')
    expect(screen.queryByLabelText('Note')).toBeNull()
    expect(onGone).not.toHaveBeenCalled()
  })

  test('asks before a filter changes', async () => {
    const { type } = begin()
    type('Half a sentence')
    choose('Status', 'blunt')
    fireEvent.click(await screen.findByText('Stay'))
    expect(address()).toBe('')
    choose('Status', 'blunt')
    fireEvent.click(await screen.findByText('Leave'))
    await waitFor(() => expect(address()).toBe('?status=blunt'))
    expect(screen.queryByLabelText('Note')).toBeNull()
  })

  test('a row without any disappears and the page is notified', () => {
    const { receive } = begin()
    receive(without)
    expect(screen.queryByLabelText('Note')).toBeNull()
    expect(onGone).toHaveBeenCalledExactlyOnceWith(drills[0])
  })
})

describe('the remembered place', () => {
  const scrollPage = (to: number) => {
    vi.stubGlobal('scrollY', to)
    fireEvent.scroll(document)
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const expand = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Show details of ${name}` }))

  test('the row that was expanded on leaving is expanded again on return', () => {
    const first = render(drillsAt('/'))
    expand('Drill b')
    first.unmount()
    render(drillsAt('/'))
    expect(screen.getByText('All of Drill b')).toBeDefined()
  })

  test('a new visit starts fresh', () => {
    const first = render(drillsAt('/'))
    expand('Drill b')
    first.unmount()
    window.history.pushState({ key: 'another' }, '')
    render(drillsAt('/'))
    expect(screen.queryByText('All of Drill b')).toBeNull()
  })

  test('the scroll position is restored on return', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const first = render(drillsAt('/'))
    scrollPage(120)
    await waitFor(() => expect(JSON.stringify(window.history.state)).toContain('"page":120'))
    first.unmount()
    render(drillsAt('/'))
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 120)
  })

  test('a scroll position just before a click on a link is remembered', () => {
    const first = render(drillsAt('/'))
    scrollPage(80)
    fireEvent.click(screen.getByText('Drill c'))
    expect(JSON.stringify(window.history.state)).toContain('"page":80')
    first.unmount()
  })

  test('a row with unsent input closes only after a yes', () => {
    const closings: (() => void)[] = []
    render(drillsAt('/', { onCollapse: (close) => closings.push(close) }))
    expand('Drill a')
    fireEvent.click(screen.getByRole('button', { name: 'Hide details of Drill a' }))
    expect(screen.getByText('All of Drill a')).toBeDefined()
    act(() => closings[0]?.())
    expect(screen.queryByText('All of Drill a')).toBeNull()
  })
})
