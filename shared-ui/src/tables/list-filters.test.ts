import { describe, expect, test } from 'vitest'
import { filterQuery, readFilters, readSearch, writeFilters } from './list-filters.tsx'

const choices = { tab: ['active', 'history'], sort: ['date-desc', 'project'] } as const

describe('filters in the address', () => {
  test('an empty address means the default of every filter', () => {
    expect(readFilters(new URLSearchParams(), choices)).toEqual({ tab: 'active', sort: 'date-desc' })
  })

  test('what the address says is taken', () => {
    expect(readFilters(new URLSearchParams('tab=history&sort=project'), choices)).toEqual({
      tab: 'history',
      sort: 'project',
    })
  })

  test('a value that does not exist falls back to the default', () => {
    expect(readFilters(new URLSearchParams('tab=all'), choices).tab).toBe('active')
  })

  test('of a search text that is longer than lists take, the first 200 characters are searched for', () => {
    expect(readSearch(new URLSearchParams({ q: `${'a'.repeat(200)}b` }), 'q')).toBe('a'.repeat(200))
    expect(readSearch(new URLSearchParams(), 'q')).toBe('')
  })

  test('a changed filter is written and everything else in the address stays', () => {
    const next = writeFilters(new URLSearchParams('q=bracket&order=7'), choices, { sort: 'project' })
    expect(next.toString()).toBe('q=bracket&order=7&sort=project')
  })

  test('the filters of one list are taken out of the address, without defaults and what else stands there', () => {
    const address = new URLSearchParams('rfqTab=history&tab=x&rfqSort=date-desc&rfqQ=steel&order=7')
    expect(filterQuery(address, choices, 'rfq')).toBe('rfqQ=steel&rfqTab=history')
    expect(filterQuery(new URLSearchParams('q=&tab=active&sort=lost'), choices)).toBe('')
  })

  test('defaults and emptied searches leave the address', () => {
    const next = writeFilters(new URLSearchParams('q=bracket&tab=history'), choices, { q: '', tab: 'active' })
    expect(next.toString()).toBe('')
  })

  test('a filter whose values have words takes the first of them as its default', () => {
    const worded = { status: { label: 'Status', values: { '': 'All', open: 'Open' } } }
    expect(readFilters(new URLSearchParams('status=open'), worded)).toEqual({ status: 'open' })
    expect(readFilters(new URLSearchParams('status=lost'), worded)).toEqual({ status: '' })
  })

  test('of several lists on a page each has its own names in the address', () => {
    expect(readFilters(new URLSearchParams('orderSort=project&sort=x'), choices, 'order').sort).toBe('project')
    expect(writeFilters(new URLSearchParams(), choices, { sort: 'project' }, 'order').toString()).toBe(
      'orderSort=project',
    )
  })
})
