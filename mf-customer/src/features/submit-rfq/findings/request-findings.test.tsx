import { storeToken } from '@kerf/shared-runtime'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDrawingOf } from '../../../../test/drawings.ts'
import { blockFacts, choose, click, fakeApi, openPage, savedElsewhere, submit } from '../../../../test/submit-rfq.tsx'
import type { ReadDrawing } from './read-drawing.ts'

/** What the title block of each PDF says, by its name; others cannot be read. */
const papers = vi.hoisted(() => ({ titleBlocks: {} as Record<string, Record<string, string>> }))
vi.mock('./read-drawing.ts', () => ({
  readDrawing: (async ({ name }) => {
    const titleBlock = papers.titleBlocks[name]
    if (!titleBlock) throw new Error('The file is damaged')
    return readDrawingOf(name, titleBlock)
  }) satisfies ReadDrawing,
}))

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  sessionStorage.clear()
  storeToken('token')
  papers.titleBlocks = { 'flange.pdf': { Werkstoff: '1.4301', Stückzahl: '25' } }
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function choosePdf(name: string, label = 'File attachments') {
  const file = new File(['%PDF-1.7\n%%EOF'], name, { lastModified: 1 })
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
  await screen.findAllByText(name)
}

async function enter() {
  await screen.findByLabelText('Project Name')
  type('Project Name', 'Flange')
  type('Material', 'aluminum')
  type(/^Material Grade/, '6061-T6')
  type('Tolerance', 'standard')
  type('Quantity', '10')
}

const list = () => screen.findByRole('list', { name: 'Differences' })
const item = async (name: string) => {
  const heading = await within(await list()).findByText(name)
  const found = heading.closest('li')
  if (!found) throw new Error(`${name} is in no list`)
  return found
}
const shown = (label: string | RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value // an input or a select

test('each difference shows both sides; one is taken, one kept with a reason, and both are sent along', async () => {
  const { created } = fakeApi()
  openPage()
  await enter()
  await choosePdf('flange.pdf')
  const material = await item('Material')
  expect(material.textContent).toContain('Aluminum 6061-T6')
  expect(material.textContent).toContain('Drawing flange.pdf')
  expect(material.textContent).toContain('1.4301')
  expect(screen.getAllByText(/^2 things differ between form, drawing and model/).length).toBeGreaterThan(1)

  click('Use the drawing’s: Steel 304 SS')
  expect([shown('Material'), shown(/^Material Grade/)]).toEqual(['steel', '304 SS'])
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/1 thing differs/))

  click('Keep mine')
  const reason = screen.getByLabelText(/^Say why/)
  expect(document.activeElement).toBe(reason)
  fireEvent.change(reason, { target: { value: 'Only a first batch' } })
  expect(screen.queryByText(/^\d+ things? differs? /)).toBeNull()
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toMatchObject([
    {
      ...{ material: 'steel', materialGrade: '304 SS', quantity: 10 },
      findings: [
        { kind: 'quantity', mine: '10', theirs: '25', answer: 'kept', reason: 'Only a first batch' },
        { kind: 'material', mine: 'Aluminum 6061-T6', theirs: '1.4301', fileName: 'flange.pdf', answer: 'taken' },
      ],
    },
  ])
})

test('a request is sent with differences that nobody answered', async () => {
  const { created } = fakeApi()
  openPage()
  await enter()
  await choosePdf('flange.pdf')
  await item('Quantity')
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toMatchObject([
    {
      findings: [
        { kind: 'material', answer: null },
        { kind: 'quantity', answer: null },
      ],
    },
  ])
})

test('a kept one can be answered again', async () => {
  fakeApi()
  openPage()
  await enter()
  await choosePdf('flange.pdf')
  const quantity = await item('Quantity')
  fireEvent.click(within(quantity).getByRole('button', { name: 'Keep mine' }))
  fireEvent.click(within(quantity).getByRole('button', { name: 'Answer again' }))
  expect(document.activeElement).toBe(within(quantity).getByRole('button', { name: 'Use the drawing’s: 25' }))
  fireEvent.click(within(quantity).getByRole('button', { name: 'Use the drawing’s: 25' }))
  expect(shown('Quantity')).toBe('25')
})

test('Enter in the reason does not submit the request', async () => {
  const { created } = fakeApi()
  openPage()
  await enter()
  await choosePdf('flange.pdf')
  const quantity = await item('Quantity')
  fireEvent.click(within(quantity).getByRole('button', { name: 'Keep mine' }))
  const isGone = fireEvent.keyDown(within(quantity).getByLabelText(/^Say why/), { key: 'Enter' })
  expect(isGone).toBe(false)
  expect(created).toEqual([])
})

test('of several parts each has its own, named after it', async () => {
  const { created } = fakeApi()
  papers.titleBlocks = { 'cover.pdf': { Werkstoff: 'POM' } }
  openPage()
  await enter()
  click('Add another part')
  const second = screen.getByRole('region', { name: 'Part 2' })
  fireEvent.change(within(second).getByLabelText(/^Part Name/), { target: { value: 'カバー' } })
  fireEvent.change(within(second).getByLabelText('Material'), { target: { value: 'brass' } })
  fireEvent.change(within(second).getByLabelText('Tolerance'), { target: { value: 'standard' } })
  await choosePdf('cover.pdf', 'File attachments of Part 2')
  await item('Material of カバー')
  click('Use the drawing’s: Plastic Acetal (POM)')
  expect((within(second).getByLabelText('Material') as HTMLSelectElement).value).toBe('plastic') // a select
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  const [first, cover] = created[0]?.parts ?? []
  expect(first).not.toHaveProperty('findings')
  expect(cover).toMatchObject({ material: 'plastic', findings: [{ kind: 'material', answer: 'taken' }] })
})

test('of several parts one takes the material, its grade and a note at once', async () => {
  fakeApi()
  papers.titleBlocks = { 'arm.pdf': { Werkstoff: 'EN AW-6082' } }
  openPage()
  await enter()
  click('Add another part')
  const second = within(screen.getByRole('region', { name: 'Part 2' }))
  fireEvent.change(second.getByLabelText('Material'), { target: { value: 'brass' } })
  await choosePdf('arm.pdf', 'File attachments of Part 2')
  fireEvent.click(within(await item('Material of Part 2')).getByRole('button', { name: /^Use the drawing’s/ }))
  const taken = ['Material', /^Material Grade/, /^Part Notes/].map(
    (label) => (second.getByLabelText(label) as HTMLInputElement).value, // an input or a select
  )
  expect(taken).toEqual(['aluminum', 'Other', 'Material as on the drawing: EN AW-6082'])
})

test('what no field holds is added to the notes', async () => {
  const { created } = fakeApi({
    takesEarly: true,
    ofFile: (path) => (path.endsWith('/facts') ? { ...measured, fileId: 'early-block.step' } : undefined),
  })
  openPage()
  await enter()
  type(/^Notes/, 'Urgent')
  await choose(['block.step'])
  await item('Number of solids')
  click('Use the model’s: 3 solids')
  expect(shown(/^Notes/)).toBe('Urgent\n\nThe STEP file holds 3 solids: please quote all of them.')
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toMatchObject([
    { findings: [{ kind: 'solids', mine: 'One part', theirs: '3 solids', answer: 'taken' }] },
  ])
})

test('a PDF that cannot be read, and files that agree, say nothing', async () => {
  const { created } = fakeApi()
  papers.titleBlocks = { 'same.pdf': { Material: '6061-T6', Qty: '10' } }
  openPage()
  await enter()
  await choosePdf('damaged.pdf')
  await choosePdf('same.pdf')
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created[0]).not.toHaveProperty('findings')
})

test('answers are there after a reload, and are sent along', async () => {
  const file = { id: '0199-flange', fileName: 'flange.pdf', fileSize: 2048, fileType: 'pdf' }
  const { created } = fakeApi({ draft: savedElsewhere({ projectName: 'Flange' }, [{ part: 'first', file }]) })
  openPage()
  await enter()
  fireEvent.click(within(await item('Material')).getByRole('button', { name: /^Use the drawing’s/ }))
  fireEvent.click(within(await item('Quantity')).getByRole('button', { name: 'Keep mine' }))
  fireEvent.change(screen.getByLabelText(/^Say why/), { target: { value: 'Only a first batch' } })
  cleanup()
  openPage()
  expect(within(await item('Quantity')).getByLabelText(/^Say why/)).toHaveProperty('value', 'Only a first batch')
  expect((await item('Material')).textContent).toContain('Taken from the drawing')
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toMatchObject([
    {
      findings: [
        { kind: 'quantity', answer: 'kept', reason: 'Only a first batch' },
        { kind: 'material', mine: 'Aluminum 6061-T6', answer: 'taken' },
      ],
    },
  ])
  expect(created[0]).not.toHaveProperty('answers')
})

test('what was taken from a file goes with the file', async () => {
  fakeApi()
  openPage()
  await enter()
  await choosePdf('flange.pdf')
  fireEvent.click(within(await item('Material')).getByRole('button', { name: /^Use the drawing’s/ }))
  await screen.findByText('Taken from the drawing')
  click('Remove flange.pdf')
  await waitFor(() => expect(screen.queryByText('Taken from the drawing')).toBeNull())
})

const measured = {
  ...{ status: 'ready', meantUnit: null, unitQuestion: null, code: null, message: null },
  facts: { ...blockFacts, solids: 3 },
}
