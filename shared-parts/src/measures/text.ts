import type { HoleFacts, MeantUnit } from '@kerf/shared-contracts/contracts/geometry'
import { labelOf, processes } from '@kerf/shared-contracts/rules/catalog'
import type { PartNote } from '@kerf/shared-contracts/rules/manufacturability'
import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

const kinds: Readonly<Record<HoleFacts['kind'], string>> = {
  through: 'Through',
  blind: 'Blind',
  counterbore: 'Counterbore',
  countersink: 'Countersink',
  inner: 'Inside, closed',
}

const number = (value: number, digits = 2) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits, useGrouping: true })

/** A size, as in "90 × 60 × 75 mm". */
const millimetres = (size: readonly number[]) => `${size.map((side) => number(side, 1)).join(' × ')} mm`
const inches = (size: readonly number[]) => `${size.map((side) => number(side / 25.4)).join(' × ')} in`

/** More numbers of faces than these are counted. */
const mostNamed = 4

/** The faces of a note, by the numbers that links to them have; empty where none is known. */
function namedFaces({ faces, isOfBodies }: Pick<PartNote, 'faces' | 'isOfBodies'>): string {
  if (faces.length === 0) return ''
  if (isOfBodies) return 'Whole body'
  if (faces.length === 1) return `Face ${faces.join(', ')}`
  const named = faces.slice(0, mostNamed)
  const others = faces.length - named.length
  const last = others > 0 ? `${number(others)} more` : named.pop()
  return `Faces ${named.join(', ')} and ${last}`
}

export const text = words('shared-parts/measures', {
  /** With the name of the file: a part may have several. */
  of: (file: string) => `Measured from ${isolated(file)}`,
  measuring: 'The drawing is being measured …',
  byHand: 'We will quote this by hand.',
  failed: (file: string) => `The measurements of ${isolated(file)} could not be loaded`,
  failedText: 'The drawing itself is not affected.',
  /** Below the name of the file. */
  notLoaded: 'The measurements could not be loaded. The drawing itself is not affected.',
  retry: 'Try again',
  retryOf: (file: string) => `Try again: ${isolated(file)}`,
  size: 'Size',
  volume: 'Volume',
  area: 'Surface',
  solids: 'Solids',
  wall: 'Thinnest wall',
  setups: 'Setups',
  stock: 'Stock',
  holes: 'Holes',
  /** Where nothing was chosen, machining counts; where somebody chooses for the customer, so too. */
  notesFor: (process: string | null) =>
    process === null || process === 'recommendation' || process === 'no_preference'
      ? 'Notes on making it by machining'
      : `Notes on making it: ${isolated(labelOf(processes, process))}`,
  namedFaces,
  /** Shows the model with what a note is about. */
  showNote: (note: PartNote) => ['Show', namedFaces(note).toLowerCase(), 'in 3D'].filter(Boolean).join(' '),
  faces: 'Faces',
  corners: 'Sharp inner corners',
  annotations: 'PMI',
  author: 'Written by',
  unit: 'Unit',
  noUnit: 'None declared',
  severalUnits: 'Several',
  otherUnit: 'Another one, converted',
  notKnown: 'Not known',
  cutShort: 'There was no time to look for walls and setups in every part.',
  millimetres,
  sizes: (size: readonly number[]) => `${millimetres(size)}\n${inches(size)}`,
  cubic: (mm3: number) => `${number(mm3 / 1000)} cm³`,
  square: (mm2: number) => `${number(mm2 / 100)} cm²`,
  millimetre: (mm: number) => `${number(mm)} mm`,
  noVolume: {
    open_surfaces: 'None: the surfaces are not closed',
  },
  someVolume: (volume: string) => `${volume}\nOpen surfaces not counted`,
  block: (size: readonly number[], ratio: number | null) =>
    ratio === null ? millimetres(size) : `${millimetres(size)}\n${number(ratio)} times the part`,
  ofStock: (mm3: number, ratio: number | null) =>
    ratio === null ? `${number(mm3 / 1000)} cm³` : `${number(mm3 / 1000)} cm³\n${number(ratio)} times the parts`,
  copies: (bodies: number, instances: number) =>
    bodies === instances ? number(bodies) : `${number(instances)}, of ${number(bodies)} kinds`,
  pmi: (annotations: number, tolerances: number, dimensions: number) =>
    `${number(annotations)} annotations, ${number(tolerances)} tolerances, ${number(dimensions)} dimensions`,
  holeCount: (count: number) => (count === 1 ? '1 hole' : `${number(count)} holes`),
  columns: { kind: 'Hole', count: 'Count', diameter: 'Diameter', depth: 'Depth', ratio: 'Depth / diameter' },
  kinds,
  widened: (diameter: number, widest: number) =>
    widest > diameter ? `${number(diameter)} mm, widens to ${number(widest)} mm` : `${number(diameter)} mm`,
  ratio: (ratio: number) => `${number(ratio, 1)} ×`,
  question: {
    title: 'Is this part in millimetres or inches?',
    read: (size: readonly number[]) => `The file says ${millimetres(size)}. That is an unusual size.`,
    noUnit: (size: readonly number[]) => `The file names no unit. We read ${millimetres(size)}.`,
    keep: (size: readonly number[]) => `It is ${millimetres(size)}`,
    change: (unit: 'mm' | 'in', size: readonly number[]) =>
      `${unit === 'mm' ? 'Millimetres' : 'Inches'}: ${millimetres(size)}`,
    failed: 'The answer could not be kept. Please try again.',
    answered: (meant: MeantUnit) =>
      meant === 'as_read'
        ? 'The answer so far: this size is right.'
        : `The answer so far: the numbers are ${meant === 'mm' ? 'millimetres' : 'inches'}.`,
  },
} as const)
