// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ThemeToggle } from '../theme-toggle.tsx'
import { applyStoredThemeChoice } from './mode.ts'

beforeEach(() => {
  window.localStorage.clear()
  applyStoredThemeChoice()
})

test('a choice is kept in the browser and put on the root element', async () => {
  render(<ThemeToggle />)
  expect(screen.getByRole('radio', { name: 'System' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(window.localStorage.getItem('kerf.theme')).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('going back to the system forgets the choice', async () => {
  window.localStorage.setItem('kerf.theme', 'light')
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(window.localStorage.getItem('kerf.theme')).toBeNull()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('a choice made in another tab takes effect here', () => {
  render(<ThemeToggle />)
  window.localStorage.setItem('kerf.theme', 'dark')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'kerf.theme', newValue: 'dark' }))
  })
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(screen.getByRole('radio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true')
})

test('a value in storage that means nothing counts as the system', () => {
  window.localStorage.setItem('kerf.theme', 'purple')
  applyStoredThemeChoice()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})
