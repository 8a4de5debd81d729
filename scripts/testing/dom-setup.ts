import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

afterEach(cleanup)
// Each test must clean up what its page keeps in the history entry.
afterEach(() => window.history.replaceState(null, ''))

// Leaves the page as the next file of this worker expects it.
afterAll(() => {
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

// A busy machine is slow, not wrong: what a test waits for may take far longer than the one second of the library.
configure({ asyncUtilTimeout: 60_000 })

// What browsers have and jsdom has not. Layout is never tested here, so these only need to exist.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

globalThis.ResizeObserver ??= NoObserver
// jsdom has no layout: nothing ever comes into view.
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
