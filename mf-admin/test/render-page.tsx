import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

/** Renders a page at a URL of its route, with its own store and toasts. */
export function renderPage(page: ReactNode, address: string) {
  return renderRoute(page, address.split('?')[0] ?? address, address)
}

/** The same for a page with path parameters. @param path as in the module's routes, `/admin/rfqs/:id` */
export function renderRoute(page: ReactNode, path: string, address: string) {
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [address] })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  )
  return router
}
