import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

/** Opens a page at an address of its route, with a store and toasts of its own. */
export function renderPage(page: ReactNode, address: string) {
  const path = address.split('?')[0] ?? address
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [address] })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  )
  return router
}
