import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { SubmitRfqPage } from '../src/features/submit-rfq/submit-rfq-page.tsx'

const user = { id: '0199-ada', name: 'Ada Lovelace', company: { name: 'Northgate Robotics' } }

function answer(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } })
}

/** A file that the API received, with the part it was sent for. */
interface UploadedFile {
  name: string
  partId: FormDataEntryValue | null
}

/** Stands in for the API: its answers, and the calls that it received. */
export function fakeApi({
  failUploads = 0,
  failWith = 503,
  companyRole = 'owner',
  addresses = [] as object[],
  changed = {},
} = {}) {
  const created: { parts?: object[] }[] = []
  const uploaded: UploadedFile[] = []
  let failuresLeft = failUploads
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url === '/api/auth/me') return answer({ ...user, companyRole })
    if (url === '/api/company/addresses') return answer(addresses)
    if (url.startsWith('/api/company/addresses/')) return answer(changed)
    const body: { parts?: object[] } = JSON.parse(String(request.body))
    created.push(body)
    const parts = (body.parts ?? [{}]).map((_, index) => ({ id: `0199-part-${index + 1}` }))
    return answer({ id: '0199-rfq', displayNumber: 'SQTE-0007', parts }, 201)
  })
  class FakeUpload {
    upload = {}
    status = 201
    statusText = ''
    responseText = '[]'
    onload = () => {}
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    send(form: FormData) {
      const file = form.get('files')
      if (failuresLeft > 0) {
        failuresLeft -= 1
        this.status = failWith
        this.responseText = JSON.stringify({ message: 'This file is incomplete: its end is missing' })
      } else if (file instanceof File) uploaded.push({ name: file.name, partId: form.get('partId') })
      queueMicrotask(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  return { created, uploaded }
}

export function openPage(): void {
  const routes = [
    { path: '/', element: <h1>Dashboard</h1> },
    { path: '/rfq', element: <SubmitRfqPage /> },
    { path: '/rfq/success', element: <h1>Thank You for Submitting Your RFQ</h1> },
  ]
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/rfq'] })} />
    </Provider>,
  )
}

export function stepFile(name: string, content = 'ISO-10303-21;\nHEADER;'): File {
  return new File([content], name, { lastModified: 1 })
}

/** Chooses files as with the browser's picker. @param of the part, if there are several */
export async function choose(names: readonly string[], of?: string): Promise<void> {
  const files = names.map((name) => stepFile(name))
  const label = of === undefined ? 'File attachments' : `File attachments of ${of}`
  fireEvent.change(screen.getByLabelText(label), { target: { files } })
  for (const name of names) await screen.findAllByText(name)
}

export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const submit = () => click('Submit RFQ')
