// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { applyStoredThemeChoice, useThemeChoice } from './theme-mode.ts'

beforeEach(() => {
  window.localStorage.clear()
  applyStoredThemeChoice()
})

test('a choice is stored in the browser and set on the root element', () => {
  const { result } = renderHook(useThemeChoice)
  expect(result.current[0]).toBe('system')
  act(() => result.current[1]('dark'))
  expect(window.localStorage.getItem('kerf.theme')).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test("choosing the system's mode removes the stored choice", () => {
  window.localStorage.setItem('kerf.theme', 'light')
  const { result } = renderHook(useThemeChoice)
  act(() => result.current[1]('system'))
  expect(window.localStorage.getItem('kerf.theme')).toBeNull()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('a choice made in another tab takes effect here', () => {
  const { result } = renderHook(useThemeChoice)
  window.localStorage.setItem('kerf.theme', 'dark')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'kerf.theme', newValue: 'dark' }))
  })
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(result.current[0]).toBe('dark')
})

test("an invalid stored value counts as the system's mode", () => {
  window.localStorage.setItem('kerf.theme', 'purple')
  applyStoredThemeChoice()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})
