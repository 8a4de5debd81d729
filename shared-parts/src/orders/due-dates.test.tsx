import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DueDateChanges, promiseFacts } from './due-dates.tsx'

test('the promised date is shown if the order is due on another day', () => {
  const due = { dueDate: '2027-01-20', promisedDate: '2027-01-08' }
  expect(promiseFacts(due)).toEqual([{ label: 'Promised', value: 'Jan 08, 2027' }])
  expect(promiseFacts({ ...due, dueDate: '2027-01-08' })).toEqual([])
  expect(promiseFacts({ ...due, promisedDate: null })).toEqual([])
})

test('each change shows both dates and the reason; the first date has no earlier one', () => {
  const change = { changedAt: '2026-12-01T12:00:00Z', to: '2027-01-20', reason: null }
  const order = {
    dueDateChanges: [
      { ...change, from: '2027-01-08', reason: 'The material is late.' },
      { ...change, changedAt: '2026-11-30T12:00:00Z', from: null },
    ],
  }
  render(<DueDateChanges order={order} />)
  const [latest, first] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(latest).toBe('Dec 01, 2026: due Jan 20, 2027 instead of Jan 08, 2027The material is late.')
  expect(first).toBe('Nov 30, 2026: due Jan 20, 2027')
})
