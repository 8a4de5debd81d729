import type { HoleFacts } from '@kerf/shared-contracts/contracts/geometry'
import { words } from '@kerf/shared-contracts/words/words'
import { text as measures } from '@kerf/shared-parts/measures/text.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { Measured } from './measure/measured.ts'

/** How long the server may need, told by the size of the file in bytes. */
function expectation(bytes: number): string {
  if (bytes < 3_000_000) return 'This takes a few seconds.'
  return bytes < 12_000_000 ? 'This may take up to half a minute.' : 'A file of this size may take a minute or more.'
}

const millimetres = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const inches = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** What somebody pointed at. */
function named(thing: Measured): string {
  if (thing.kind === 'point') return 'Point'
  if (thing.kind === 'edge') return thing.circle ? 'Round edge' : 'Edge'
  if (thing.plane) return 'Flat face'
  return thing.cylinder ? 'Round face' : 'Curved face'
}

/** What to do next. */
function measureHint(chosen: number, lacks: 'older' | 'own' | null): string {
  if (lacks === 'own')
    return 'A model that the browser made has no exact edges and faces, so nothing can be measured on it.'
  if (lacks) return 'This model knows no edges and faces yet. It is made anew in the background; reload in a while.'
  if (chosen === 0)
    return 'Click a corner, an edge or a face. With the keyboard, turn the model until the cross in the middle is on it, and press Enter.'
  return chosen === 1 ? 'Choose a second one for the distance between them.' : 'The next click begins anew.'
}

export const text = words('mf-viewer/viewer', {
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
    tooManyParts: 'This file has more than 65,535 parts, which are more than the 3D view can tell apart.',
    byHand: measures.byHand,
  },
  own: {
    trying: 'The server could not make this model, so your browser tries…',
    tryingHint: 'This may take a minute. It loads about 3 MB of software once.',
    stop: 'Stop',
    notice:
      'Your browser made this model, since the server could not. Its size is that of its triangles, and nothing can be measured on it.',
    licence: 'Licence of its software',
    failed: (why: string) => `${why} Your browser could not read it either.`,
  },
  trouble: {
    title: 'The model could not be loaded',
    text: 'The file itself is stored safely.',
  },
  noWebgl: {
    title: 'This browser cannot show 3D',
    text: 'WebGL is switched off or not available. The size and the parts are listed beside, and the file can be downloaded.',
  },
  lost: {
    title: 'The picture was lost',
    text: 'The graphics card was reset, or gave its memory to something else.',
    again: 'Draw again',
  },
  picture: (fileName: string) => `Picture of ${isolated(fileName)}`,
  dashboard: 'Go to Dashboard',
  download: 'Download',
  downloadFailed: 'Failed to download file',
  canvas: (fileName: string, size: string) =>
    `3D model of ${isolated(fileName)}, ${size}. Arrow keys turn it, with Shift they move it, plus and minus zoom, 1 to 7 choose a view, F fits it.`,
  toolbar: 'View',
  views: 'Views',
  moreViews: 'More',
  standardViews: {
    front: 'Front',
    back: 'Back',
    left: 'Left',
    right: 'Right',
    top: 'Top',
    bottom: 'Bottom',
    iso: 'Iso',
  },
  tools: {
    label: 'Tools',
    measure: 'Measure',
    section: 'Section',
    explode: 'Explode',
    transparent: 'See through',
    annotations: 'Annotations of the file',
    orthographic: 'Without perspective',
    unit: (other: string) => (other === 'mm' ? 'in, measure in millimetres' : 'mm, measure in inches'),
    picture: 'Save picture',
    link: 'Copy link to this view',
    linkCopied: 'Link copied',
    linkFailed: 'The link could not be copied',
    pictureFailed: 'The picture could not be saved',
    close: (label: string) => `Close ${label}`,
  },
  section: {
    axis: 'Cut along',
    flip: 'Flip',
    position: 'Position of the cut',
    back: 'Move the cut back',
    forth: 'Move the cut forth',
    at: (at: string, size: string) => `${at} of ${size}. Drag the dot in the picture, or press [ and ].`,
    noSolids: 'This file holds surfaces only, so the cut shows their insides.',
  },
  explode: {
    distance: 'Distance',
  },
  measure: {
    named,
    hint: measureHint,
    clear: 'Clear',
    link: 'Copy link to this face',
    length: 'Length',
    radius: 'Radius',
    diameter: 'Diameter',
    area: 'Area',
    distance: 'Distance',
    axes: 'Between axes',
    centers: 'Between centres',
    angle: 'Angle',
    along: (axis: string) => `Along ${axis.toUpperCase()}`,
  },
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
    /** What somebody answered to 'mm or inch?'. */
    meant: 'Meant in',
    units: { mm: 'millimetres', in: 'inches' },
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
    more: (count: number) => (count === 1 ? '1 part' : `${count.toLocaleString('en-US')} parts`),
    isolate: (name: string) => `Show only ${isolated(name)}`,
    showMore: (count: number) => `Show ${count.toLocaleString('en-US')} more`,
    find: 'Find a part',
    none: 'No part has this name.',
  },
  features: {
    found: 'Holes and walls',
    lostFaces: 'The model draws some of these faces otherwise, so they are not shown on it.',
    otherFaces: 'The model counts its faces otherwise, so these are not shown on it.',
    hole: (kind: HoleFacts['kind'], mm: number, count: number) =>
      `${count > 1 ? `${count} × ` : ''}⌀ ${measures.millimetre(mm)}, ${measures.kinds[kind].toLowerCase()}`,
    holeDetails: ({ isThrough, depthMm }: HoleFacts) =>
      isThrough ? `${measures.millimetre(depthMm)} long` : `${measures.millimetre(depthMm)} deep`,
    wall: measures.wall,
  },
  choose: { noFaces: 'This model has no exact faces, so none can be chosen on it.' },
  help: 'Drag to turn, right-drag or two fingers to move, wheel or pinch to zoom. Keys: arrows, + and −, 1 to 7, F; [ and ] move a cut.',
  millimetres: (size: readonly number[]) => `${size.map((mm) => millimetres.format(mm)).join(' × ')} mm`,
  inches: (size: readonly number[]) => `${size.map((mm) => inches.format(mm / 25.4)).join(' × ')} in`,
})
