import { describe, expect, test } from 'vitest'
import { filterQuery, readFilters, readSearch, writeFilters } from './list-filters.tsx'

const choices = { tab: ['active', 'history'], sort: ['date-desc', 'project'] } as const

describe('filters in the address', () => {
  test('an empty address means the default of every filter', () => {
    expect(readFilters(new URLSearchParams(), choices)).toEqual({ tab: 'active', sort: 'date-desc' })
  })

  test('values in the address are used', () => {
    expect(readFilters(new URLSearchParams('tab=history&sort=project'), choices)).toEqual({
      tab: 'history',
      sort: 'project',
    })
  })

  test('a value that does not exist falls back to the default', () => {
    expect(readFilters(new URLSearchParams('tab=all'), choices).tab).toBe('active')
  })

  test('a search text that is too long is cut to 200 characters', () => {
    expect(readSearch(new URLSearchParams({ q: `${'a'.repeat(200)}b` }), 'q')).toBe('a'.repeat(200))
    expect(readSearch(new URLSearchParams(), 'q')).toBe('')
  })

  test('changing a filter keeps everything else in the address', () => {
    const next = writeFilters(new URLSearchParams('q=bracket&order=7'), choices, { sort: 'project' })
    expect(next.toString()).toBe('q=bracket&order=7&sort=project')
  })

  test('the query holds the filters of one list, without defaults or other parameters', () => {
    const address = new URLSearchParams('rfqTab=history&tab=x&rfqSort=date-desc&rfqQ=steel&order=7')
    expect(filterQuery(address, choices, 'rfq')).toBe('rfqQ=steel&rfqTab=history')
    expect(filterQuery(new URLSearchParams('q=&tab=active&sort=lost'), choices)).toBe('')
  })

  test('default filters and empty searches are removed from the address', () => {
    const next = writeFilters(new URLSearchParams('q=bracket&tab=history'), choices, { q: '', tab: 'active' })
    expect(next.toString()).toBe('')
  })

  test('a filter with labelled values defaults to the first', () => {
    const worded = { status: { label: 'Status', values: { '': 'All', open: 'Open' } } }
    expect(readFilters(new URLSearchParams('status=open'), worded)).toEqual({ status: 'open' })
    expect(readFilters(new URLSearchParams('status=lost'), worded)).toEqual({ status: '' })
  })

  test('several lists on one page have their own names in the address', () => {
    expect(readFilters(new URLSearchParams('orderSort=project&sort=x'), choices, 'order').sort).toBe('project')
    expect(writeFilters(new URLSearchParams(), choices, { sort: 'project' }, 'order').toString()).toBe(
      'orderSort=project',
    )
  })
})
