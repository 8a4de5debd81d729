// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ToastHost, toast } from './toasts.tsx'

test('there is at most one toast: a new one replaces the previous one', async () => {
  render(<ToastHost />)
  act(() => toast.success('Quote sent'))
  expect(await screen.findByText('Quote sent')).toBeDefined()
  act(() => {
    toast.error('Upload failed', 'The file is encrypted')
    toast.info('Preparing Download')
  })
  expect(await screen.findByText('Preparing Download')).toBeDefined()
  expect(screen.queryByText('Quote sent')).toBeNull()
  expect(screen.queryByText('Upload failed')).toBeNull()
})

test('an error is announced assertively, a success politely, each with its description', async () => {
  render(<ToastHost />)
  act(() => toast.error('Upload failed', 'The file is encrypted'))
  expect((await screen.findByRole('alert')).textContent).toContain('The file is encrypted')
  act(() => toast.success('Uploaded'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Uploaded'))
})

test('a toast disappears after 5 seconds, shown by its progress bar', async () => {
  render(<ToastHost />)
  act(() => toast.success('Saved'))
  await screen.findByText('Saved')
  const bar = screen.getByRole('progressbar', { hidden: true })
  expect(bar.style.animationDuration).toBe('5000ms')
  // React listens for the prefixed event where the environment has no animation events.
  fireEvent(bar, new Event('webkitAnimationEnd', { bubbles: true }))
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
})

test('its button closes a toast', async () => {
  render(<ToastHost />)
  act(() => toast.info('Saved'))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
})

test('F8 focuses the toast, which stays until it loses the focus', async () => {
  render(
    <>
      <button type="button">elsewhere</button>
      <ToastHost />
    </>,
  )
  act(() => toast.info('Saved'))
  await screen.findByText('Saved')
  const isRunning = () => screen.getByRole('progressbar', { hidden: true }).style.animationPlayState === 'running'
  await waitFor(() => expect(isRunning()).toBe(true))
  fireEvent.keyDown(document.body, { code: 'F8' })
  expect(screen.getByRole('status').contains(document.activeElement)).toBe(true)
  await waitFor(() => expect(isRunning()).toBe(false))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  expect(isRunning()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
  await waitFor(() => expect(isRunning()).toBe(true))
})
