import { storeToken } from '@kerf/shared-runtime'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose, click, fakeApi, openPage, savedElsewhere, submit } from '../../../../test/submit-rfq.tsx'
import { emptyPart } from '../parts/part-list.ts'

const slow = { timeout: 10_000 }

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

beforeEach(() => {
  sessionStorage.clear()
  storeToken('token')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const part = { ...emptyPart, key: 'first', material: 'aluminum', tolerance: 'tight' }
const file = { id: '0199-plate', fileName: 'plate.step', fileSize: 2048, fileType: 'step' }

test('what is typed is saved, with the files that were sent, and the form says so', async () => {
  const { drafts } = fakeApi({ takesEarly: true })
  openPage()
  await screen.findByLabelText('Project Name')
  expect(screen.getByText('What you type is saved as a draft, which only you see.')).toBeDefined()
  type('Project Name', 'Bracket')
  expect(await screen.findByText('Saving…')).toBeDefined()
  await choose(['bracket.step'])
  expect(await screen.findByText(/^Saved. Kept until Dec 30, 2026/, undefined, slow)).toBeDefined()
  await waitFor(
    () => expect(drafts.saved.at(-1)?.files).toEqual([{ fileId: 'early-bracket.step', part: 'first' }]),
    slow,
  )
  expect(drafts.saved.at(-1)?.values.projectName).toBe('Bracket')
})

test('a draft from elsewhere is there with its files, and submitting it sends nothing again', async () => {
  const { created, early, uploaded } = fakeApi({
    draft: savedElsewhere({ projectName: 'Bracket', parts: [part] }, [{ part: 'first', file }]),
  })
  openPage()
  expect(await screen.findByText(/Draft saved Nov 30, 2026.*, kept until Dec 30, 2026/)).toBeDefined()
  expect([shown('Project Name'), shown('Material')]).toEqual(['Bracket', 'aluminum'])
  expect(screen.getByRole('list', { name: 'Chosen files' }).textContent).toMatch(/plate\.step.*Uploaded/)
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created[0]?.fromDraft.files).toEqual([{ fileId: '0199-plate', part: null }])
  expect(early).toEqual(['taken 0199-plate'])
  expect(sessionStorage).toHaveLength(0)
  expect(uploaded).toEqual([])
})

test('without a connection the form says so, and what was typed is there after a reload', async () => {
  fakeApi({ draftsFail: 0 })
  openPage()
  await screen.findByLabelText('Project Name')
  type('Project Name', 'Bracket')
  // Once for the eye, once for a screen reader.
  const words = 'Not saved: you are offline, kept in this browser'
  expect(await screen.findAllByText(words, undefined, slow)).toHaveLength(2)
  cleanup()
  const { drafts } = fakeApi()
  openPage()
  await screen.findByLabelText('Project Name')
  expect(shown('Project Name')).toBe('Bracket')
  await waitFor(() => expect(drafts.saved.at(-1)?.values.projectName).toBe('Bracket'), slow)
})

test('when it changed elsewhere nothing is saved until its writer chooses this one', async () => {
  const { drafts } = fakeApi({ draft: savedElsewhere({ projectName: 'Old' }) })
  openPage()
  await screen.findByLabelText('Project Name')
  drafts.replace({ ...savedElsewhere({ projectName: 'Theirs' }), revision: '01990000-0000-7000-8000-000000000901' })
  type('Project Name', 'Mine')
  expect(await screen.findByText(/Your draft was changed in another window/, undefined, slow)).toBeDefined()
  expect(drafts.saved).toEqual([])
  click('Choose which one')
  expect(document.activeElement?.textContent).toContain('Which one do you want to go on with?')
  click('Keep what is here')
  await waitFor(() => expect(drafts.saved.at(-1)?.values.projectName).toBe('Mine'), slow)
  expect(screen.queryByText(/Your draft was changed/)).toBeNull()
})

test('the other one can be taken, and from it the way leads back to what was typed', async () => {
  const { drafts } = fakeApi({ draft: savedElsewhere({ projectName: 'Old' }) })
  openPage()
  await screen.findByLabelText('Project Name')
  drafts.replace({ ...savedElsewhere({ projectName: 'Theirs' }), revision: '01990000-0000-7000-8000-000000000901' })
  type('Project Name', 'Mine')
  fireEvent.click(await screen.findByRole('button', { name: 'Use the other one' }, slow))
  await waitFor(() => expect(shown('Project Name')).toBe('Theirs'), slow)
  click('Back to what you typed here')
  await waitFor(() => expect(shown('Project Name')).toBe('Mine'))
  await waitFor(() => expect(drafts.saved.at(-1)?.values.projectName).toBe('Mine'), slow)
})

test('a draft that was discarded elsewhere is not brought back unasked', async () => {
  const { drafts } = fakeApi({ draft: savedElsewhere({ projectName: 'Old' }) })
  openPage()
  await screen.findByLabelText('Project Name')
  drafts.replace(null)
  type('Project Name', 'Mine')
  expect(await screen.findByText(/submitted or discarded in another window/, undefined, slow)).toBeDefined()
  click('Keep it as a new draft')
  await waitFor(() => expect(drafts.now()).not.toBeNull(), slow)
})

test('discarding asks first, and removes the draft from the server', async () => {
  const { drafts } = fakeApi({ draft: savedElsewhere({ projectName: 'Bracket' }) })
  openPage()
  await screen.findByLabelText('Project Name')
  click('Start over')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(drafts.now()).not.toBeNull()
  click('Discard draft')
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(shown('Project Name')).toBe(''), slow)
  expect(drafts.now()).toBeNull()
})

test('a window that shows an older draft discards nothing, and asks which one stays', async () => {
  const { drafts } = fakeApi({ draft: savedElsewhere({ projectName: 'Old' }) })
  openPage()
  await screen.findByLabelText('Project Name')
  drafts.replace({ ...savedElsewhere({ projectName: 'Theirs' }), revision: '01990000-0000-7000-8000-000000000901' })
  click('Discard draft')
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText(/Your draft was changed in another window/, undefined, slow)).toBeDefined()
  expect(drafts.now()?.values).toMatchObject({ projectName: 'Theirs' })
  expect(shown('Project Name')).toBe('Old')
})

test('a draft that could not be read is saved over with its drawings, and only as it was when it was last read', async () => {
  const draft = savedElsewhere({ projectName: 'Bracket', parts: [part] }, [{ part: 'first', file }])
  fakeApi({ draft })
  openPage()
  await screen.findByText(/Draft saved Nov 30, 2026/)
  cleanup()
  fakeApi({ draft, draftsFail: 503 })
  openPage()
  expect((await screen.findByRole('list', { name: 'Chosen files' })).textContent).toContain('plate.step')
  const { drafts } = fakeApi({ draft })
  type('Project Name', 'Bracket 2')
  await waitFor(() => expect(drafts.saved).toHaveLength(1), slow)
  expect(drafts.saved[0]?.files).toEqual([{ fileId: '0199-plate', part: 'first' }])
})

test('whoever leaves at once leaves it saved, and finds it again', async () => {
  const { drafts } = fakeApi()
  openPage()
  await screen.findByLabelText('Project Name')
  type('Project Name', 'Bracket')
  fireEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  await screen.findByText('Dashboard')
  await waitFor(() => expect(drafts.saved.at(-1)?.values.projectName).toBe('Bracket'))
})

test('a file that could not be sent says so, and is sent again on demand', async () => {
  const { early } = fakeApi({ takesEarly: true, earlyFailures: 1 })
  openPage()
  await screen.findByLabelText('Project Name')
  await choose(['plate.step'])
  expect(await screen.findByText('Not sent yet. We try again by ourselves')).toBeDefined()
  click('Try plate.step again')
  await waitFor(() => expect(early).toEqual(['sent plate.step']))
  expect(screen.queryByText('Not sent yet. We try again by ourselves')).toBeNull()
})

test('what could not be sent is sent when the connection is back', async () => {
  const { early } = fakeApi({ takesEarly: true, earlyFailures: 1 })
  openPage()
  await screen.findByLabelText('Project Name')
  await choose(['plate.step'])
  await screen.findByText('Not sent yet. We try again by ourselves')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(early).toEqual(['sent plate.step']))
})

test('a submission that is repeated takes what was moved and added since', async () => {
  const parts = ['base', 'lid'].map((key) => ({ ...part, key, name: key }))
  const draft = savedElsewhere({ projectName: 'Gripper', parts }, [{ part: 'base', file }])
  const { created, early, drafts } = fakeApi({ draft, takesEarly: true, lostAnswers: 1 })
  openPage()
  await screen.findByText(/Draft saved Nov 30, 2026/)
  submit()
  await waitFor(() => expect(created).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit RFQ' }).getAttribute('aria-busy')).toBeNull())
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move plate.step to part…' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: /Part 2/ }))
  await choose(['pin.step'], 'Part 1')
  await waitFor(() => expect(early).toContain('sent pin.step'))
  cleanup()
  openPage()
  const first = await screen.findByRole('list', { name: 'Chosen files of Part 1' })
  expect(first.textContent).toContain('pin.step')
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created[1]).toEqual(created[0])
  expect(early.slice(-2)).toEqual(['POST 0199-plate/link', 'POST early-pin.step/link'])
  expect(drafts.saved).toEqual([])
})
