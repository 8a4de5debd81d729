import { storeToken, toast } from '@kerf/shared-runtime'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choose, fakeApi, openPage, stepFile, submit } from '../../../test/submit-rfq.tsx'

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Chooses a file whose content is not readable yet. @returns a function that provides it */
function chooseSlowly(name: string): (content: string) => void {
  const file = stepFile(name)
  const content = Promise.withResolvers<ArrayBuffer>()
  const slice = file.slice.bind(file)
  Object.assign(file, { slice: () => ({ arrayBuffer: () => content.promise }) })
  fireEvent.change(screen.getByLabelText('File attachments'), { target: { files: [file] } })
  return (text) => {
    Object.assign(file, { slice })
    content.resolve(new TextEncoder().encode(text).buffer)
  }
}

async function fillIn() {
  await screen.findByLabelText('Project Name')
  type('Project Name', 'Bracket')
  type('Material', 'aluminum')
  type('Tolerance', 'tight')
}

vi.mock('@kerf/shared-runtime', async (original) => ({
  ...(await original<typeof import('@kerf/shared-runtime')>()),
  toast: { error: vi.fn(), info: vi.fn() },
}))

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  storeToken('token')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('submitting a request', () => {
  test('missing fields are reported on submit, and each error disappears once it is corrected', async () => {
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

  test('a viewer is told who can submit one, instead of seeing a form', async () => {
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
    await choose(['bracket.step', 'plate.pdf'])
    submit()
    await screen.findByText('Thank You for Submitting Your RFQ')
    expect(created).toMatchObject([{ projectName: 'Bracket', material: 'aluminum', quantity: 1 }])
    expect(created[0]).not.toHaveProperty('parts')
    expect(uploaded).toEqual([
      { name: 'bracket.step', partId: null },
      { name: 'plate.pdf', partId: null },
    ])
    expect(sessionStorage).toHaveLength(0)
  })

  test('a failed file is retried without creating the request again', async () => {
    const { created, uploaded } = fakeApi({ failUploads: 1 })
    openPage()
    await fillIn()
    await choose(['bracket.step'])
    submit()
    expect(await screen.findByRole('heading', { level: 1, name: 'SQTE-0007 has been submitted' })).toBeDefined()
    expect(screen.queryByText('Submit Request for Quote')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Try bracket.step again' }))
    await screen.findByText('Thank You for Submitting Your RFQ')
    expect(created).toHaveLength(1)
    expect(uploaded).toMatchObject([{ name: 'bracket.step' }])
  })

  test('a refused file can only be removed', async () => {
    fakeApi({ failUploads: 1, failWith: 400 })
    openPage()
    await fillIn()
    await choose(['bracket.step', 'plate.pdf'])
    submit()
    expect(await screen.findByText(/not all of its files could be taken/)).toBeDefined()
    // The server would refuse it again, so no retry is offered.
    expect(screen.queryByRole('button', { name: 'Upload Remaining Files' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try bracket.step again' })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Remove bracket.step' }))
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDefined()
    expect(screen.queryByText('bracket.step')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove plate.pdf' })).toBeNull()
  })

  test('a rejected file is listed with the reason until it is chosen again', async () => {
    fakeApi()
    openPage()
    await fillIn()
    const files = [new File([], '0-byte.step'), new File(['JFIF'], 'photo.pdf')]
    fireEvent.change(screen.getByLabelText('File attachments'), { target: { files } })
    const refused = await screen.findByRole('list', { name: 'Files not accepted' })
    expect(refused.textContent).toMatch(/0-byte\.step.*This file is empty.*photo\.pdf.*Its content is not a PDF/)
    await choose(['0-byte.step'])
    await waitFor(() => expect(screen.queryByText('This file is empty')).toBeNull())
    expect(screen.getByText('Its content is not a PDF')).toBeDefined()
  })

  test('input is restored after the page was left, and the files are named', async () => {
    fakeApi()
    openPage()
    await fillIn()
    await choose(['bracket.step'])
    cleanup()
    openPage()
    expect(await screen.findByLabelText('Project Name')).toHaveProperty('value', 'Bracket')
    expect(screen.getByText(/Please add them again: bracket\.step/)).toBeDefined()
  })

  test('without a session nothing is sent and the input stays', async () => {
    const { created } = fakeApi()
    openPage()
    await fillIn()
    localStorage.clear()
    submit()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit RFQ' }).getAttribute('aria-busy')).toBeNull())
    expect(created).toEqual([])
    expect(screen.getByLabelText('Project Name')).toHaveProperty('value', 'Bracket')
  })

  test('a file chosen twice is added once, and a toast says so', async () => {
    fakeApi()
    openPage()
    await fillIn()
    await choose(['bracket.step'])
    fireEvent.change(screen.getByLabelText('File attachments'), { target: { files: [stepFile('bracket.step')] } })
    await waitFor(() =>
      expect(toast.info).toHaveBeenCalledWith('Already added', expect.stringContaining('bracket.step')),
    )
    expect(screen.getAllByText('bracket.step')).toHaveLength(1)
  })

  test("a file that is only named like a drawing is refused in the words of docs/product/files.md, 'Drawings'", async () => {
    fakeApi()
    openPage()
    await fillIn()
    fireEvent.change(screen.getByLabelText('File attachments'), { target: { files: [stepFile('photo.stp', 'JFIF')] } })
    await screen.findByText('photo.stp')
    expect(toast.error).toHaveBeenCalledWith('Invalid files detected', 'Only STEP and PDF files are allowed')
  })

  test('a PDF that is named like a STEP file is added as the PDF that it is, and that is said at once', async () => {
    const { uploaded } = fakeApi()
    openPage()
    await fillIn()
    const files = [stepFile('bracket.step', '%PDF-1.7'), stepFile('plate.step')]
    fireEvent.change(screen.getByLabelText('File attachments'), { target: { files } })
    const note = await screen.findByText('By its content it is a PDF: it has no 3D model')
    expect(note.closest('li')?.textContent).toContain('bracket.step')
    expect(toast.error).not.toHaveBeenCalled()
    submit()
    await waitFor(() => expect(uploaded.map(({ name }) => name)).toEqual(['bracket.step', 'plate.step']))
  })

  test('a file still being checked on submit is sent with the request', async () => {
    const { created, uploaded } = fakeApi()
    openPage()
    await fillIn()
    const lookInto = chooseSlowly('bracket.step')
    submit()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Submit RFQ/ }).getAttribute('aria-busy')).toBe('true'),
    )
    expect(created).toEqual([])
    lookInto('ISO-10303-21;')
    await waitFor(() => expect(uploaded).toEqual([{ name: 'bracket.step', partId: null }]))
    expect(created).toHaveLength(1)
  })

  test('a file refused after Submit stops the request from being sent without it', async () => {
    const { created } = fakeApi()
    openPage()
    await fillIn()
    const lookInto = chooseSlowly('photo.step')
    submit()
    lookInto('JFIF')
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Invalid files detected', expect.anything()))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Submit RFQ/ }).getAttribute('aria-busy')).not.toBe('true'),
    )
    expect(created).toEqual([])
  })

  test('a file deleted after it was chosen fails with a message that says so', async () => {
    const { uploaded } = fakeApi()
    openPage()
    await fillIn()
    const gone = stepFile('bracket.step')
    fireEvent.change(screen.getByLabelText('File attachments'), { target: { files: [gone] } })
    await screen.findByText('bracket.step')
    Object.assign(gone, { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }) })
    submit()
    expect(await screen.findByText(/moved, changed or deleted after you chose it/)).toBeDefined()
    expect(uploaded).toEqual([])
  })

  test('leaving asks first if there is input that is not saved; an untouched form is left at once', async () => {
    window.history.replaceState(null, '', '/rfq')
    fakeApi({ draftsFail: 503 })
    openPage()
    await fillIn()
    await screen.findAllByText('Not saved, kept in this browser: Not now', undefined, { timeout: 10_000 })
    fireEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
    await screen.findByRole('dialog', { name: 'Leave this request?' })
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
    for (const [label, empty] of [
      ['Project Name', ''],
      ['Material', ''],
      ['Tolerance', ''],
    ] as const) {
      type(label, empty)
    }
    fireEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
    expect(await screen.findByText('Dashboard')).toBeDefined()
  })
})
