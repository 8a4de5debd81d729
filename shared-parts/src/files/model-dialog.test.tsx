import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { announcePanels, type Panel } from '@kerf/shared-runtime'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { StoredFiles } from './stored-files.tsx'

const file = (id: string, filename: string, fileType: StoredFile['fileType']): StoredFile => ({
  ...{ id, filename, fileName: filename, fileType, filePath: `/api/files/${id}`, size: 1536, fileSize: 1536 },
  ...{ mimetype: 'application/octet-stream', partId: null, pictureUrl: null, createdAt: '2026-01-05T09:00:00Z' },
})

/** Opens the window of `a.step` on a page whose shell offers this panel. */
function openModel(load: () => Promise<Panel> | undefined): HTMLElement {
  announcePanels({ load: (name) => (name === 'model' ? load() : undefined), forget: () => {} })
  render(
    <MemoryRouter>
      <StoredFiles label="Files" files={[file('1', 'a.step', 'step'), file('2', 'b.pdf', 'pdf')]} />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Show .*a\.step.* in 3D$/ }))
  return screen.getByRole('dialog', { name: 'a.step' })
}

const Shown: Panel = ({ fileId }) => <p>the model of file {fileId}</p>
const Broken: Panel = () => {
  throw new Error('WebGL')
}

afterEach(() => void vi.restoreAllMocks())

test('a STEP file is shown in a window over the page, which leads to a tab of its own; other files are not', async () => {
  const dialog = within(openModel(async () => Shown))
  expect(await dialog.findByText('the model of file 1')).toBeDefined()
  expect(dialog.getByRole('link').getAttribute('href')).toBe('/test-viewer?fileId=1')
  expect(screen.queryByRole('button', { name: /b\.pdf.* in 3D/, hidden: true })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('link', { name: 'a.step' })).toBeDefined()
})

test('a viewer that does not come can be asked for again', async () => {
  const load = vi.fn(async () => Shown).mockRejectedValueOnce(new Error('503'))
  const dialog = within(openModel(load))
  fireEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('the model of file 1')).toBeDefined()
})

test('a viewer that no module offers is said to be missing', () => {
  expect(within(openModel(() => undefined)).getByText('The 3D viewer is not available')).toBeDefined()
})

test('a viewer that breaks leaves the page as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const dialog = within(openModel(async () => Broken))
  expect(await dialog.findByText('The 3D viewer could not be loaded')).toBeDefined()
  expect(screen.getByText('b.pdf')).toBeDefined()
})
