import { announceFaces } from '@kerf/shared-parts/files/face-choice.ts'
import { announcePanels, type Panel } from '@kerf/shared-runtime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { CharacteristicsSection } from './characteristics-section.tsx'

const id = '018f0000-0000-7000-8000-00000000000a'
const bore = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', orderLineId: null, number: '1', name: 'Bore', kind: 'dimension' },
  ...{ nominal: '25.00', lowerTolerance: '-0.05', upperTolerance: '0.05', toleranceText: null, unit: 'mm' },
  ...{
    measured: ['25.01'],
    passed: null,
    face: null,
    verdict: 'in_tolerance',
    decision: 'approved',
    decisionNote: null,
  },
}
const model = { id: '018f0000-0000-7000-8000-00000000000b', filename: 'bracket.step', fileType: 'step' }

/** A server with these characteristics; records what is saved, or refuses it. */
function fakeApi(characteristics: object[], refusal?: object) {
  const saved: { characteristics: object[]; basedOn: object }[] = []
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    if (request.method === 'PUT' && refusal) return new Response(JSON.stringify(refusal), { status: 409 })
    if (request.method === 'PUT') {
      saved.push(JSON.parse(String(request.body)))
      return new Response(JSON.stringify({ revision: 5, characteristics }))
    }
    if (url.endsWith('/quality-characteristics')) return new Response(JSON.stringify({ revision: 4, characteristics }))
    if (url === `/api/orders/${id}`) {
      const order = {
        id,
        orderStatus: 'quality_check',
        qualityCheckStatus: 'pending',
        lines: [],
        rfq: { files: [model] },
      }
      return new Response(JSON.stringify(order))
    }
    return new Response('[]')
  })
  return saved
}

/** Stands in for the viewer: jsdom has no WebGL. */
const ModelOfBores: Panel = ({ face = '', choose }) => (
  <>
    {['Top:7', 'Bore:3,4'].map((thing) => {
      const [name = '', faces = ''] = thing.split(':')
      const point = (button: Element) => choose === 'faces' && announceFaces(button, faces.split(',').map(Number))
      return (
        <button key={name} type="button" onClick={({ currentTarget }) => point(currentTarget)}>
          {name}
        </button>
      )
    })}
    <p>faces {face} are lit</p>
  </>
)

async function open(button: string) {
  renderPage(<CharacteristicsSection order={{ id, isArchived: false }} />, '/admin/orders')
  fireEvent.click(await screen.findByRole('button', { name: button }))
  // The window is there before its table is loaded.
  await screen.findByRole('button', { name: 'Save Characteristics' })
  return within(screen.getByRole('dialog', { name: 'Inspected characteristics' }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('rows are entered, judged while they are typed, and saved with what they are based on', async () => {
  const saved = fakeApi([])
  const dialog = await open('Enter Characteristics')
  fireEvent.click(await dialog.findByRole('button', { name: 'Add Characteristic' }))
  const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type('No., row 1', '12a')
  type('Nominal, row 1', '25,0')
  type('Upper tol., row 1', '0.1')
  type('Measured, row 1', '25.05; 25.2')
  expect(dialog.getByText('Out of tolerance')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Save Characteristics' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({
    basedOn: { revision: 4 },
    characteristics: [{ id: null, number: '12a', nominal: '25.0', upperTolerance: '0.1', measured: ['25.05', '25.2'] }],
  })
})

test('what is no number is marked at its field, and nothing is sent', async () => {
  const saved = fakeApi([bore])
  const dialog = await open('Edit Characteristics')
  fireEvent.change(await dialog.findByLabelText('Nominal, row 1'), { target: { value: '1,234' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Characteristics' }))
  expect(await dialog.findByText(/can be read in two ways/)).toBeDefined()
  expect(saved).toEqual([])
})

test('a row beyond those that are shown at first is shown and led to when it is wrong', async () => {
  const saved = fakeApi(
    Array.from({ length: 52 }, (_, at) => ({ ...bore, id: `row-${at}`, number: at === 51 ? '' : String(at) })),
  )
  const dialog = await open('Edit Characteristics')
  await dialog.findByText('Show 2 more')
  fireEvent.click(dialog.getByText('Save Characteristics'))
  const wrong = await dialog.findByLabelText('No., row 52')
  await waitFor(() => expect(document.activeElement).toBe(wrong))
  fireEvent.change(wrong, { target: { value: '52' } })
  expect(dialog.getByLabelText('No., row 52')).toHaveProperty('value', '52')
  expect(saved).toEqual([])
})

test('a doubtful number that is only tabbed through is not guessed', async () => {
  fakeApi([bore])
  const dialog = await open('Edit Characteristics')
  const nominal = await dialog.findByLabelText('Nominal, row 1')
  const clipboardData = { getData: () => '1.234\t-0,1\t0,1\n' }
  fireEvent.paste(nominal, { clipboardData })
  expect(nominal).toHaveProperty('value', '1.234')
  fireEvent.blur(nominal)
  fireEvent.click(dialog.getByRole('button', { name: 'Save Characteristics' }))
  expect(await dialog.findByText(/can be read in two ways/)).toBeDefined()
})

test('a table that a colleague saved meanwhile is said with who, and what was typed stays', async () => {
  const changed = { by: 'Grace Colleague', isSelf: false, at: '2026-11-20T12:00:00Z', present: { revision: 5 } }
  fakeApi([bore], { code: 'write.stale', message: 'This was changed', changed })
  const dialog = await open('Edit Characteristics')
  fireEvent.change(await dialog.findByLabelText('Nominal, row 1'), { target: { value: '26' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Characteristics' }))
  expect(await dialog.findByText(/Grace Colleague/)).toBeDefined()
  expect(dialog.getByLabelText('Nominal, row 1')).toHaveProperty('value', '26')
})

const paste = (target: Element, said: string) => fireEvent.paste(target, { clipboardData: { getData: () => said } })

test('cells are pasted into the empty editor, and what was left out is said until it is closed', async () => {
  const saved = fakeApi([])
  const dialog = await open('Enter Characteristics')
  paste(
    dialog.getByLabelText('Paste cells of a spreadsheet here'),
    'No\tName\tNominal\tTolerance\tActual\tColour\nSection A\n1\tBore\t25\t±0.1\t25.01\tred\n2\tSlot\tabout 3\t±0.1\t3\n',
  )
  const notice = within(dialog.getByRole('status'))
  expect(notice.getByText(/^2 characteristics pasted\./)).toBeDefined()
  expect(notice.getByText('Line 2: Section A')).toBeDefined()
  expect(notice.getByText(/^Line 4 \(2\): nominal value “about 3” is not a number/)).toBeDefined()
  expect(notice.getByText('Columns that were not read: Colour')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('No., row 1')))
  const nominal = dialog.getByLabelText('Nominal, row 2')
  await waitFor(() => expect(nominal.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(nominal, { target: { value: '3' } })
  fireEvent.click(notice.getByRole('button', { name: 'Close' }))
  expect(dialog.queryByText(/Section A/)).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Save Characteristics' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.characteristics).toMatchObject([
    { number: '1', nominal: '25' },
    { number: '2', nominal: '3' },
  ])
})

test('cells that are pasted onto a button are added below, and can be taken back until more is typed', async () => {
  fakeApi([bore])
  const dialog = await open('Edit Characteristics')
  await dialog.findByLabelText('No., row 1')
  const pasteBelow = () => paste(dialog.getByRole('button', { name: 'Add Characteristic' }), '2\tSlot\n3\tLength\n')
  pasteBelow()
  expect(dialog.getByLabelText('No., row 3')).toHaveProperty('value', '3')
  fireEvent.click(dialog.getByRole('button', { name: 'Undo Paste' }))
  expect(dialog.queryByLabelText('No., row 2')).toBeNull()
  pasteBelow()
  fireEvent.change(dialog.getByLabelText('Nominal, row 3'), { target: { value: '7' } })
  expect(dialog.queryByRole('button', { name: 'Undo Paste' })).toBeNull()
})

test('a decision of the customer that arrives while a table is typed is said with who decided, and on what', async () => {
  fakeApi([{ ...bore, decision: 'refused', decisionNote: 'Too wide' }], {
    ...{ code: 'write.stale', message: 'This was changed' },
    changed: { by: 'Ada Miller', isSelf: false, at: '2026-11-20T12:00:00Z', present: { revision: 5 } },
  })
  const dialog = await open('Edit Characteristics')
  fireEvent.change(await dialog.findByLabelText('Nominal, row 1'), { target: { value: '26' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Characteristics' }))
  expect(await dialog.findByText(/Ada Miller/)).toBeDefined()
  expect(dialog.getByText('1 (refused: Too wide)')).toBeDefined()
})

function chooseFile(name: string, content: string) {
  const input = screen.getByLabelText('Inspection report')
  fireEvent.change(input, { target: { files: [new File([content], name)] } })
}

test('a report is shown as it was understood, and replaces the rows only when that is asked for', async () => {
  const saved = fakeApi([bore])
  const dialog = await open('Edit Characteristics')
  fireEvent.click(await dialog.findByRole('button', { name: 'Read CSV or Excel' }))
  chooseFile(
    'report.csv',
    'Nr;Merkmal;Nennmaß;Toleranz;Ist;Farbe\n1;Bohrung;25,000;±0,05;25,02;rot\n2;Nut;1.234;H7;5,1;\nGeprüft',
  )
  const reading = within(await screen.findByRole('dialog', { name: 'Read an inspection report' }))
  expect(await reading.findByText('2 characteristics found below the heads in line 1.')).toBeDefined()
  expect(reading.getByText(/^Line 3 .*nominal value .*1\.234.* can be read in two ways/)).toBeDefined()
  expect(reading.getByText(/^Line 4: .*Geprüft/)).toBeDefined()
  expect(reading.getByRole('row', { name: 'Farbe not read' })).toBeDefined()
  expect(dialog.getByLabelText('Nominal, row 1')).toHaveProperty('value', '25.00')
  fireEvent.click(reading.getByRole('button', { name: 'Replace 1 Present' }))
  expect(dialog.getByLabelText('Nominal, row 2')).toHaveProperty('value', '1.234')
  fireEvent.change(dialog.getByLabelText('Nominal, row 2'), { target: { value: '12.34' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Characteristics' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.characteristics).toMatchObject([
    { id: bore.id, number: '1', name: 'Bohrung', nominal: '25.000', measured: ['25.02'] },
    { id: null, number: '2', nominal: '12.34', toleranceText: 'H7' },
  ])
})

test('a file without heads says what is needed', async () => {
  fakeApi([])
  const dialog = await open('Enter Characteristics')
  fireEvent.click(await dialog.findByRole('button', { name: 'Read CSV or Excel' }))
  chooseFile('report.csv', 'a;b\n1;2')
  expect(await screen.findByText(/No line of this sheet names its columns/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Take Over|Replace|Add Below/ })).toBeNull()
})

test('a face is chosen by the link that the viewer copies', async () => {
  const saved = fakeApi([bore])
  const dialog = await open('Edit Characteristics')
  fireEvent.click(await dialog.findByRole('button', { name: /^Choose the face of .*1/ }))
  const choosing = within(await screen.findByRole('dialog', { name: /^Face of .*1 Bore/ }))
  const link = choosing.getByLabelText('Link to the face, or its number')
  fireEvent.change(link, { target: { value: 'top' } })
  fireEvent.click(choosing.getByRole('button', { name: 'Use This Face' }))
  expect(await choosing.findByText(/neither a link to a face/)).toBeDefined()
  fireEvent.change(link, { target: { value: `${window.location.origin}/test-viewer?fileId=${model.id}&face=3%2C4` } })
  fireEvent.click(choosing.getByRole('button', { name: 'Use This Face' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save Characteristics' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.characteristics).toMatchObject([{ face: { fileId: model.id, faces: [3, 4] } }])
})

test('faces are chosen by pointing at them in the model, and once more leaves them out', async () => {
  announcePanels({ load: () => Promise.resolve(ModelOfBores), forget: () => {} })
  const saved = fakeApi([bore])
  const dialog = await open('Edit Characteristics')
  fireEvent.click(await dialog.findByRole('button', { name: /^Choose the face of .*1/ }))
  const choosing = within(await screen.findByRole('dialog', { name: /^Face of .*1 Bore/ }))
  fireEvent.click(await choosing.findByRole('button', { name: 'Top' }))
  fireEvent.click(choosing.getByRole('button', { name: 'Bore' }))
  expect(choosing.getByText('3 faces are chosen.')).toBeDefined()
  expect(choosing.getByText('faces 7,3,4 are lit')).toBeDefined()
  fireEvent.click(choosing.getByRole('button', { name: 'Top' }))
  expect(choosing.getByLabelText('Link to the face, or its number')).toHaveProperty('value', '3, 4')
  fireEvent.click(choosing.getByRole('button', { name: 'Use This Face' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save Characteristics' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.characteristics).toMatchObject([{ face: { fileId: model.id, faces: [3, 4] } }])
})

test('the characteristics of an archived order are only read', async () => {
  fakeApi([bore])
  renderPage(<CharacteristicsSection order={{ id, isArchived: true }} />, '/admin/orders')
  expect(await screen.findByRole('row', { name: /^1 Bore/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Characteristics$/ })).toBeNull()
})
