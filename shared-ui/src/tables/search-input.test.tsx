// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchInput } from './search-input.tsx'

afterEach(() => void vi.useRealTimers())

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('')
  const search = (next: string) => {
    setText(next)
    onSearch(next)
  }
  return <SearchInput value={text} onValueChange={search} delay={60_000} />
}

test('accepts no more characters than a list search allows', async () => {
  const onSearch = vi.fn()
  render(<Search onSearch={onSearch} />)
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.paste('a'.repeat(201))
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('a'.repeat(200))
})

test('Enter searches at once, Escape clears', async () => {
  const onSearch = vi.fn()
  render(<Search onSearch={onSearch} />)
  const input = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.type(input, 'housing')
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('housing')
  await userEvent.keyboard('{Escape}')
  expect(onSearch).toHaveBeenLastCalledWith('')
  expect(input.value).toBe('')
})

test('moving on to something else searches for the typed text', async () => {
  const onSearch = vi.fn()
  render(<Search onSearch={onSearch} />)
  await userEvent.type(screen.getByRole('searchbox'), 'housing')
  await userEvent.tab()
  expect(onSearch.mock.calls).toEqual([['housing']])
})

test('typing is reported once, when it has paused', () => {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  render(<SearchInput value="" onValueChange={onSearch} delay={300} />)
  const input = screen.getByRole('searchbox')
  fireEvent.change(input, { target: { value: 'ho' } })
  vi.advanceTimersByTime(200)
  fireEvent.change(input, { target: { value: 'house' } })
  vi.advanceTimersByTime(299)
  expect(onSearch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSearch.mock.calls).toEqual([['house']])
})

test('the search waits while the pointer is pressed, and text typed before the click takes effect', () => {
  vi.useFakeTimers()
  const events: string[] = []
  render(
    <>
      <SearchInput value="" onValueChange={(words) => events.push(`searched ${words}`)} />
      <button type="button" onClick={() => events.push('clicked')}>
        View
      </button>
    </>,
  )
  const input = screen.getByRole('searchbox')
  const button = screen.getByRole('button', { name: 'View' })
  fireEvent.change(input, { target: { value: 'housing' } })
  fireEvent.pointerDown(button)
  fireEvent.blur(input)
  vi.advanceTimersByTime(10_000)
  expect(events).toEqual([])
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  expect(events).toEqual(['searched housing', 'clicked'])
})

test('a press without a click counts as a pause', () => {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  render(<SearchInput value="" onValueChange={onSearch} delay={300} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'housing' } })
  fireEvent.pointerDown(document.body)
  fireEvent.blur(screen.getByRole('searchbox'))
  fireEvent.pointerCancel(document.body)
  vi.advanceTimersByTime(300)
  expect(onSearch.mock.calls).toEqual([['housing']])
})

test('a value changed from outside replaces the typed text', () => {
  const { rerender } = render(<SearchInput value="old" onValueChange={vi.fn()} />)
  rerender(<SearchInput value="" onValueChange={vi.fn()} />)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})
