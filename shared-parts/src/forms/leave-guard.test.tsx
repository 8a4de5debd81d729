// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askBeforeLeaving, DraftGuard, LeaveGuard, resumeLeaveGuards } from './leave-guard.tsx'

/** A stand-in for the Navigation API, which jsdom lacks. */
class FakeNavigation extends EventTarget {
  traverseTo = vi.fn((key: string) => {
    this.traverse('/orders', { key })
    return { committed: Promise.resolve(), finished: Promise.resolve() }
  })

  /** @returns whether the step was taken */
  traverse(path: string, { key = 'entry', cancelable = true } = {}): boolean {
    const event = new Event('navigate', { cancelable })
    const destination = { key, url: location.origin + path }
    return this.dispatchEvent(Object.assign(event, { navigationType: 'traverse', destination }))
  }

  push(path: string): boolean {
    const event = new Event('navigate', { cancelable: true })
    return this.dispatchEvent(Object.assign(event, { navigationType: 'push', destination: { url: path } }))
  }
}

let navigation = new FakeNavigation()

beforeEach(() => {
  navigation = new FakeNavigation()
  Object.assign(window, { navigation })
})
afterEach(() => Reflect.deleteProperty(window, 'navigation'))

function Form({ isDirty }: { isDirty: boolean }) {
  const [note, setNote] = useState(isDirty ? 'Half a sentence' : '')
  return (
    <>
      <h1>Form</h1>
      <label>
        Note <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <Link to="/orders">
        <b>Orders</b>
      </Link>
      <Link to="/orders" target="_blank">
        Orders in a new tab
      </Link>
      <a href="#notes">Notes</a>
      <LeaveGuard when={note !== ''} />
    </>
  )
}

function open({ isDirty = true, children = <Form isDirty={isDirty} /> } = {}) {
  return render(
    <MemoryRouter initialEntries={['/rfq']}>
      <Routes>
        <Route path="/rfq" element={children} />
        <Route path="/orders" element={<h1>My orders</h1>} />
      </Routes>
    </MemoryRouter>,
  )
}

const click = (name: string) => userEvent.click(screen.getByText(name))
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })

/** @returns whether the browser would ask before it unloads the page */
function isUnloadHeldBack(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

describe('a link', () => {
  test('is followed only after a yes; after a no the page stays unchanged', async () => {
    open()
    await click('Orders')
    expect(question()).not.toBeNull()
    await click('Stay')
    expect(question()).toBeNull()
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Half a sentence')
    await click('Orders')
    await click('Leave')
    expect(await screen.findByText('My orders')).toBeDefined()
  })

  test('Escape stays', async () => {
    open()
    await click('Orders')
    await userEvent.keyboard('{Escape}')
    expect(question()).toBeNull()
    expect(screen.getByText('Form')).toBeDefined()
  })

  test('is followed at once when nothing is unsaved, even after input was undone', async () => {
    open()
    await userEvent.clear(screen.getByLabelText('Note'))
    await click('Orders')
    expect(screen.getByText('My orders')).toBeDefined()
  })

  test('to a new tab or to another place on the page does not ask', async () => {
    open()
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await click('Orders in a new tab')
    await click('Notes')
    expect(question()).toBeNull()
  })

  test('asks once if several things are unsaved', async () => {
    const two = (
      <>
        <Form isDirty />
        <LeaveGuard when title="Uploads are under way" />
      </>
    )
    open({ children: two })
    await click('Orders')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await click('Leave')
    expect(await screen.findByText('My orders')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('back and forward', () => {
  test('are blocked until a yes, which repeats the step', async () => {
    open()
    expect(navigation.traverse('/orders', { key: 'before' })).toBe(false)
    await screen.findByRole('dialog')
    await click('Leave')
    await waitFor(() => expect(navigation.traverseTo).toHaveBeenCalledExactlyOnceWith('before'))
    await waitFor(() => expect(question()).toBeNull())
  })

  test('do not ask again while the target page is still loading', async () => {
    open()
    navigation.traverse('/orders')
    await screen.findByRole('dialog')
    await click('Leave')
    await waitFor(() => expect(navigation.traverseTo).toHaveBeenCalledOnce())
    expect(navigation.traverse('/quotes')).toBe(true)
  })

  test('ask again if the step failed', async () => {
    open()
    navigation.traverseTo.mockImplementationOnce(() => {
      const failed = Promise.reject(new DOMException('', 'AbortError'))
      return { committed: failed, finished: failed }
    })
    navigation.traverse('/orders')
    await screen.findByRole('dialog')
    await click('Leave')
    await waitFor(() => expect(isUnloadHeldBack()).toBe(true))
  })

  test('do not happen after a no', async () => {
    open()
    navigation.traverse('/orders')
    await screen.findByRole('dialog')
    await click('Stay')
    expect(navigation.traverseTo).not.toHaveBeenCalled()
  })

  test('within the same page, or where the browser insists, do not ask', () => {
    open()
    expect(navigation.traverse(`${location.pathname}#notes`)).toBe(true)
    expect(navigation.traverse('/orders', { cancelable: false })).toBe(true)
    expect(question()).toBeNull()
  })

  test("the router's own navigation is never half cancelled", () => {
    open()
    expect(navigation.push('/orders')).toBe(true)
  })

  test('a page opens even without the Navigation API', () => {
    Reflect.deleteProperty(window, 'navigation')
    open()
    expect(screen.getByText('Form')).toBeDefined()
  })
})

describe('closing and reloading', () => {
  test('make the browser ask while something is unsaved', async () => {
    open()
    expect(isUnloadHeldBack()).toBe(true)
    await userEvent.clear(screen.getByLabelText('Note'))
    expect(isUnloadHeldBack()).toBe(false)
  })
})

describe('leaving in code', () => {
  test('goes on at once when nothing is unsaved', async () => {
    open({ isDirty: false })
    expect(await askBeforeLeaving()).toBe(true)
  })

  test('asks, and after a yes the browser does not ask again until leaving has failed', async () => {
    open()
    const asked = askBeforeLeaving()
    await screen.findByRole('dialog')
    await click('Leave')
    expect(await asked).toBe(true)
    expect(isUnloadHeldBack()).toBe(false)
    resumeLeaveGuards()
    expect(isUnloadHeldBack()).toBe(true)
  })

  test('typing on after a yes makes the guard ask again', async () => {
    open()
    const asked = askBeforeLeaving()
    await screen.findByRole('dialog')
    await click('Leave')
    await asked
    await userEvent.type(screen.getByLabelText('Note'), ' more')
    expect(isUnloadHeldBack()).toBe(true)
  })

  test('answers no if the user stays, or if the form unmounts before an answer', async () => {
    const page = open()
    const first = askBeforeLeaving()
    await screen.findByRole('dialog')
    await click('Stay')
    expect(await first).toBe(false)
    const second = askBeforeLeaving()
    await screen.findByRole('dialog')
    page.unmount()
    expect(await second).toBe(false)
  })

  test('a yes for one form leaves the others guarded', async () => {
    const { rerender } = render(
      <>
        <LeaveGuard key="panel" when title="Close the panel?" />
        <LeaveGuard key="page" when />
      </>,
    )
    const asked = askBeforeLeaving()
    await screen.findByRole('dialog')
    await click('Leave')
    await asked
    rerender(<LeaveGuard key="page" when />)
    expect(isUnloadHeldBack()).toBe(true)
  })
})

describe('drafts that survive a change of page', () => {
  test('ask only if leaving discards them', async () => {
    render(<DraftGuard areThere={() => true} title="Discard your drafts?" />)
    expect(await askBeforeLeaving()).toBe(true)
    expect(isUnloadHeldBack()).toBe(false)
    const asked = askBeforeLeaving('All of it is discarded.')
    const dialog = await screen.findByRole('dialog', { name: 'Discard your drafts?' })
    expect(dialog.textContent).toContain('All of it is discarded.')
    await click('Leave')
    expect(await asked).toBe(true)
  })

  test('do not ask if there are none', async () => {
    render(<DraftGuard areThere={() => false} />)
    expect(await askBeforeLeaving('All of it is discarded.')).toBe(true)
  })
})
