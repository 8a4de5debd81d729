import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { announcePanels, usePanel } from './panels.ts'

function Place({ name }: { name: string }) {
  const panel = usePanel(name)
  if (panel.status === 'failed')
    return (
      <button type="button" onClick={panel.retry}>
        again
      </button>
    )
  return panel.status === 'ready' ? <panel.Panel fileId="7" /> : <p>{panel.status}</p>
}

test('a panel is shown once a module offers it, and loaded again after it failed', async () => {
  render(<Place name="model" />)
  expect(screen.getByText('missing')).toBeDefined()
  const load = vi
    .fn(async () => ({ fileId }: Readonly<Record<string, string>>) => <p>model of {fileId}</p>)
    .mockRejectedValueOnce(new Error('503'))
  const forget = vi.fn()
  act(() => announcePanels({ load: (name) => (name === 'model' ? load() : undefined), forget }))
  expect(screen.getByText('loading')).toBeDefined()
  fireEvent.click(await screen.findByText('again'))
  expect(await screen.findByText('model of 7')).toBeDefined()
  expect(forget).toHaveBeenCalledExactlyOnceWith('model')
})

test('a panel that no module offers is missing', () => {
  act(() => announcePanels({ load: () => undefined, forget: () => {} }))
  render(<Place name="weather" />)
  expect(screen.getByText('missing')).toBeDefined()
})

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count}
    </button>
  )
}

test('a panel that is shown stays as it is while another list of modules is loaded from, and if that fails', async () => {
  const announce = (load: () => Promise<typeof Counter>) => act(() => announcePanels({ load, forget: () => {} }))
  announce(async () => Counter)
  render(<Place name="model" />)
  fireEvent.click(await screen.findByText('pressed 0'))
  await announce(async () => Counter)
  expect(screen.getByText('pressed 1')).toBeDefined()
  await announce(() => Promise.reject(new Error('503')))
  expect(screen.getByText('pressed 1')).toBeDefined()
})
