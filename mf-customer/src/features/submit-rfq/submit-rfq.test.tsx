import { storeToken } from '@kerf/shared-contracts/client/session'
import { makeStore } from '@kerf/shared-contracts/client/store'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SubmitRfqPage } from './submit-rfq-page.tsx'

// A busy machine draws the first page slowly.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 20_000 })

const user = { id: '0199-ada', name: 'Ada Lovelace', company: { name: 'Northgate Robotics' } }

/** Answers of the API, and what was asked of it. */
function fakeApi({ failUploads = 0, companyRole = 'owner' } = {}) {
  const created: unknown[] = []
  const uploaded: string[] = []
  let failuresLeft = failUploads
  const answer = (value: unknown, status = 200) =>
    new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } })
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url === '/api/auth/me') return answer({ ...user, companyRole })
    created.push(JSON.parse(String(request.body)))
    return answer({ id: '0199-rfq', displayNumber: 'SQTE-0007' }, 201)
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
        this.status = 400
        this.responseText = JSON.stringify({ message: 'This file is incomplete: its end is missing' })
      } else if (file instanceof File) uploaded.push(file.name)
      queueMicrotask(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  return { created, uploaded }
}

function openPage() {
  const routes = [
    { path: '/rfq', element: <SubmitRfqPage /> },
    { path: '/rfq/success', element: <h1>Thank You for Submitting Your RFQ</h1> },
  ]
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/rfq'] })} />
    </Provider>,
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function fillIn() {
  await screen.findByLabelText('Project Name')
  type('Project Name', 'Bracket')
  type('Material', 'aluminum')
  type('Tolerance', 'tight')
}

async function choose(...names: string[]) {
  const files = names.map((name) => new File(['ISO-10303-21;\nHEADER;'], name))
  fireEvent.change(screen.getByLabelText('File attachments'), { target: { files } })
  for (const name of names) await screen.findByText(name)
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit RFQ' }))

beforeEach(() => {
  sessionStorage.clear()
  storeToken('token')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('submitting a request', () => {
  test('what is missing is said on submit, and each error goes as soon as it is mended', async () => {
    fakeApi()
    openPage()
    await screen.findByLabelText('Project Name')
    submit()
    expect(await screen.findByText('Project name is required')).toBeDefined()
    expect(screen.getByText('Material is required')).toBeDefined()
    expect(screen.getByText('Tolerance is required')).toBeDefined()
    type('Project Name', 'Bracket')
    await waitFor(() => expect(screen.queryByText('Project name is required')).toBeNull())
  })

  test('a viewer is told who can submit one, in place of a form that would be refused', async () => {
    fakeApi({ companyRole: 'viewer' })
    openPage()
    expect(await screen.findByText(/Owners and buyers of Northgate Robotics submit RFQs/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Submit RFQ' })).toBeNull()
    expect(screen.queryByLabelText('Project Name')).toBeNull()
  })

  test('another material clears the grade', async () => {
    fakeApi()
    openPage()
    await fillIn()
    type('Material Grade (optional)', '6061-T6')
    type('Material', 'steel')
    await waitFor(() => expect(screen.getByLabelText('Material Grade (optional)')).toHaveProperty('value', ''))
  })

  test('the request is created, its files follow one by one, and the thank-you page opens', async () => {
    const { created, uploaded } = fakeApi()
    openPage()
    await fillIn()
    await choose('bracket.step', 'plate.stp')
    submit()
    await screen.findByText('Thank You for Submitting Your RFQ')
    expect(created).toMatchObject([{ projectName: 'Bracket', material: 'aluminum', quantity: 1 }])
    expect(uploaded).toEqual(['bracket.step', 'plate.stp'])
    expect(sessionStorage).toHaveLength(0)
  })

  test('a file that failed is sent again without creating the request again', async () => {
    const { created, uploaded } = fakeApi({ failUploads: 1 })
    openPage()
    await fillIn()
    await choose('bracket.step')
    submit()
    await screen.findByText('SQTE-0007 is submitted')
    fireEvent.click(await screen.findByRole('button', { name: 'Try bracket.step again' }))
    await screen.findByText('Thank You for Submitting Your RFQ')
    expect(created).toHaveLength(1)
    expect(uploaded).toEqual(['bracket.step'])
  })

  test('a file that failed can be removed instead, and there is nothing left to send', async () => {
    fakeApi({ failUploads: 1 })
    openPage()
    await fillIn()
    await choose('bracket.step', 'plate.step')
    submit()
    await screen.findByRole('button', { name: 'Upload Remaining Files' })
    fireEvent.click(screen.getByRole('button', { name: 'Remove bracket.step' }))
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDefined()
    expect(screen.queryByText('bracket.step')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove plate.step' })).toBeNull()
  })

  test('a file that is not taken is named with its reason until it is chosen again', async () => {
    fakeApi()
    openPage()
    await fillIn()
    const files = [new File([], '0-byte.step'), new File(['JFIF'], 'photo.pdf')]
    fireEvent.change(screen.getByLabelText('File attachments'), { target: { files } })
    const refused = await screen.findByRole('list', { name: 'Files that were not taken' })
    expect(refused.textContent).toMatch(/0-byte\.step.*This file is empty.*photo\.pdf.*Not a PDF by its content/)
    await choose('0-byte.step')
    await waitFor(() => expect(screen.queryByText('This file is empty')).toBeNull())
    expect(screen.getByText('Not a PDF by its content')).toBeDefined()
  })

  test('what was typed is there again after the page was left, and the files are named', async () => {
    fakeApi()
    openPage()
    await fillIn()
    await choose('bracket.step')
    cleanup()
    openPage()
    expect(await screen.findByLabelText('Project Name')).toHaveProperty('value', 'Bracket')
    expect(screen.getByText(/Please add them again: bracket\.step/)).toBeDefined()
  })

  test('without a session nothing is sent and what was typed stays', async () => {
    const { created } = fakeApi()
    openPage()
    await fillIn()
    localStorage.clear()
    submit()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit RFQ' }).getAttribute('aria-busy')).toBeNull())
    expect(created).toEqual([])
    expect(screen.getByLabelText('Project Name')).toHaveProperty('value', 'Bracket')
  })
})
