import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

/** How long the server may need, told by the size of the file in bytes. */
function expectation(bytes: number): string {
  if (bytes < 3_000_000) return 'This takes a few seconds.'
  return bytes < 12_000_000 ? 'This may take up to half a minute.' : 'A file of this size may take a minute or more.'
}

const millimetres = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const inches = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

export const text = {
  title: '3D viewer',
  building: {
    queued: 'Waiting for its turn…',
    running: 'Reading the file…',
    loading: 'Loading the model…',
    expectation,
    loadingHint: 'Almost there.',
    kept: 'You may leave this page: the model will be ready when you come back.',
  },
  noFile: {
    title: 'No file chosen',
    text: 'Open a STEP file from a request or an order, and it is shown here.',
  },
  notFound: {
    title: 'File not found',
    text: 'It may have been removed, or it is not yours to see.',
  },
  notStep: {
    title: 'This file has no 3D view',
    text: 'Only STEP files are shown in 3D.',
    open: 'Open the file',
  },
  failed: {
    title: 'No 3D view of this file',
    text: 'The file itself is stored safely.',
  },
  trouble: {
    title: 'The model could not be loaded',
    text: 'The file itself is stored safely. Check your connection and try again.',
  },
  noWebgl: {
    title: 'This browser cannot show 3D',
    text: 'WebGL is switched off or not available. The size and the parts are listed beside, and the file can be downloaded.',
  },
  dashboard: 'Go to Dashboard',
  download: 'Download',
  downloadFailed: 'Failed to download file',
  canvas: (fileName: string, size: string) =>
    `3D model of ${isolated(fileName)}, ${size}. Arrow keys turn it, with Shift they move it, plus and minus zoom, 1 to 7 choose a view, F fits it.`,
  toolbar: 'View',
  fit: 'Fit to view',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  display: {
    label: 'Display',
    edges: 'Edges',
    plain: 'Smooth',
    wire: 'Wire',
  },
  darkBackground: 'Dark background',
  lightBackground: 'Light background',
  facts: {
    title: 'Size',
    size: 'Millimetres',
    inches: 'Inches',
    parts: 'Parts',
    instances: 'Placed',
    solids: 'Solids',
    unit: 'Unit of the file',
    noUnit: 'not clear',
    file: 'File',
    surfacesOnly:
      'This file holds surfaces that enclose nothing, so it has no volume. We can quote it by hand; a solid is quoted faster.',
    unusual:
      'This is an unusual size for a part. Please check that the file was exported in the unit it was drawn in (mm or inch).',
  },
  parts: {
    title: 'Parts',
    show: (name: string) => `Show ${isolated(name)}`,
    hide: (name: string) => `Hide ${isolated(name)}`,
    showAll: 'Show all',
    unnamed: 'Unnamed part',
    more: (count: number) => `${count} parts`,
  },
  help: 'Drag to turn, right-drag or two fingers to move, wheel or pinch to zoom. Keys: arrows, + and −, 1 to 7, F.',
  millimetres: (size: readonly number[]) => `${size.map((mm) => millimetres.format(mm)).join(' × ')} mm`,
  inches: (size: readonly number[]) => `${size.map((mm) => inches.format(mm / 25.4)).join(' × ')} in`,
}
