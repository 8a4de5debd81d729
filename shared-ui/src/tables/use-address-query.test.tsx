import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useListFilters } from './list-filters.tsx'
import { useAddressDialog } from './use-address-dialog.tsx'
import { useAddressQuery } from './use-address-query.ts'

const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>
const useAll = () => ({
  filters: useListFilters({ sort: ['newest', 'oldest'] }),
  dialog: useAddressDialog('order'),
  query: useAddressQuery()[0].toString(),
  go: useNavigate(),
})

test('a second change before the address is rendered keeps the first', async () => {
  const { result } = renderHook(useAll, { wrapper })
  act(() => {
    result.current.filters.set({ q: 'shaft' })
    result.current.dialog.open('7')
  })
  await waitFor(() => expect(result.current.query).toBe('q=shaft&order=7'))
})

test('a requested change is dropped once another address is rendered', async () => {
  const { result } = renderHook(useAll, { wrapper })
  act(() => result.current.filters.set({ q: 'shaft' }))
  act(() => result.current.filters.set({ q: '' }))
  act(() => result.current.dialog.open('7'))
  await waitFor(() => expect(result.current.query).toBe('order=7'))
})

test('a change by a handler that was rendered before the last change keeps that change', async () => {
  const { result } = renderHook(useAll, { wrapper })
  const { filters, dialog } = result.current
  act(() => filters.set({ sort: 'oldest' }))
  act(() => dialog.open('7'))
  await waitFor(() => expect(result.current.query).toBe('sort=oldest&order=7'))
})

test('the same change requested twice is one history step', async () => {
  const { result } = renderHook(useAll, { wrapper })
  act(() => result.current.filters.set({ q: 'shaft' }))
  act(() => {
    result.current.filters.set({ sort: 'oldest' })
    result.current.filters.set({ sort: 'oldest' })
  })
  await waitFor(() => expect(result.current.query).toBe('q=shaft&sort=oldest'))
  act(() => void result.current.go(-1))
  await waitFor(() => expect(result.current.query).toBe('q=shaft'))
})

test('Back undoes the last filter together with later searches', async () => {
  const { result } = renderHook(useAll, { wrapper })
  act(() => result.current.filters.set({ sort: 'oldest' }))
  act(() => result.current.filters.set({ q: 's' }))
  act(() => result.current.filters.set({ q: 'shaft' }))
  await waitFor(() => expect(result.current.query).toBe('sort=oldest&q=shaft'))
  act(() => void result.current.go(-1))
  await waitFor(() => expect(result.current.query).toBe(''))
})
