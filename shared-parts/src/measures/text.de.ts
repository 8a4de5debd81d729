import type { HoleFacts } from '@kerf/shared-contracts/contracts/geometry'
import { labelOf, processes } from '@kerf/shared-contracts/rules/catalog'
import type { PartNote } from '@kerf/shared-contracts/rules/manufacturability'
import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const kinds: Readonly<Record<HoleFacts['kind'], string>> = {
  through: 'Durchgangsloch',
  blind: 'Sackloch',
  counterbore: 'Flachsenkung',
  countersink: 'Kegelsenkung',
  inner: 'Innen, geschlossen',
}

const number = (value: number, digits = 2) =>
  value.toLocaleString('de-DE', { maximumFractionDigits: digits, useGrouping: true })

/** A size, as in "90 × 60 × 75 mm". */
const millimetres = (size: readonly number[]) => `${size.map((side) => number(side, 1)).join(' × ')} mm`
const inches = (size: readonly number[]) => `${size.map((side) => number(side / 25.4)).join(' × ')} in`

/** More numbers of faces than these are counted. */
const mostNamed = 4

function namedFaces({ faces, isOfBodies }: Pick<PartNote, 'faces' | 'isOfBodies'>): string {
  if (faces.length === 0) return ''
  if (isOfBodies) return 'Ganzer Körper'
  if (faces.length === 1) return `Fläche ${faces.join(', ')}`
  const named = faces.slice(0, mostNamed)
  const others = faces.length - named.length
  const last = others > 0 ? `${number(others)} weitere` : named.pop()
  return `Flächen ${named.join(', ')} und ${last}`
}

export const text: WordsOf<typeof english> = {
  of: (file) => `Vermessen anhand von ${isolated(file)}`,
  measuring: 'Die Zeichnung wird vermessen …',
  byHand: 'Wir kalkulieren dieses Teil von Hand.',
  failed: (file) => `Die Maße von ${isolated(file)} konnten nicht geladen werden`,
  failedText: 'Die Zeichnung selbst ist nicht betroffen.',
  notLoaded: 'Die Maße konnten nicht geladen werden. Die Zeichnung selbst ist nicht betroffen.',
  retry: 'Erneut versuchen',
  retryOf: (file) => `Erneut versuchen: ${isolated(file)}`,
  size: 'Größe',
  volume: 'Volumen',
  area: 'Außenfläche',
  solids: 'Volumenkörper',
  wall: 'Dünnste Wand',
  setups: 'Aufspannungen',
  stock: 'Rohmaterial',
  holes: 'Bohrungen',
  notesFor: (process) =>
    process === null || process === 'recommendation' || process === 'no_preference'
      ? 'Hinweise zur spanenden Fertigung'
      : `Hinweise zur Fertigung: ${isolated(labelOf(processes, process))}`,
  namedFaces,
  showNote: (note) => `${namedFaces(note) ? `${namedFaces(note)} in` : 'In'} 3D zeigen`,
  faces: 'Flächen',
  corners: 'Scharfe Innenecken',
  annotations: 'PMI',
  author: 'Erstellt mit',
  unit: 'Einheit',
  noUnit: 'Keine angegeben',
  severalUnits: 'Mehrere',
  otherUnit: 'Eine andere, umgerechnet',
  notKnown: 'Nicht bekannt',
  cutShort: 'Die Zeit reichte nicht, um in jedem Teil nach Wänden und Aufspannungen zu suchen.',
  millimetres,
  sizes: (size) => `${millimetres(size)}\n${inches(size)}`,
  cubic: (mm3) => `${number(mm3 / 1000)} cm³`,
  square: (mm2) => `${number(mm2 / 100)} cm²`,
  millimetre: (mm) => `${number(mm)} mm`,
  noVolume: {
    open_surfaces: 'Keines: Die Flächen sind nicht geschlossen',
  },
  someVolume: (volume) => `${volume}\nOhne offene Flächen`,
  block: (size, ratio) =>
    ratio === null ? millimetres(size) : `${millimetres(size)}\n${number(ratio)}-mal so viel wie das Teil`,
  ofStock: (mm3, ratio) =>
    ratio === null
      ? `${number(mm3 / 1000)} cm³`
      : `${number(mm3 / 1000)} cm³\n${number(ratio)}-mal so viel wie die Teile`,
  copies: (bodies, instances) =>
    bodies === instances ? number(bodies) : `${number(instances)}, davon ${number(bodies)} verschiedene`,
  pmi: (annotations, tolerances, dimensions) =>
    `${number(annotations)} Anmerkungen, ${number(tolerances)} Toleranzen, ${number(dimensions)} Maße`,
  holeCount: (count) => (count === 1 ? '1 Bohrung' : `${number(count)} Bohrungen`),
  columns: { kind: 'Bohrung', count: 'Anzahl', diameter: 'Durchmesser', depth: 'Tiefe', ratio: 'Tiefe / Durchmesser' },
  kinds,
  widened: (diameter, widest) =>
    widest > diameter ? `${number(diameter)} mm, erweitert auf ${number(widest)} mm` : `${number(diameter)} mm`,
  ratio: (ratio) => `${number(ratio, 1)} ×`,
  question: {
    title: 'Ist dieses Teil in Millimetern oder in Zoll gezeichnet?',
    read: (size) => `Laut Datei ist es ${millimetres(size)} groß. Das ist eine ungewöhnliche Größe.`,
    noUnit: (size) => `Die Datei nennt keine Einheit. Wir lesen ${millimetres(size)}.`,
    keep: (size) => `${millimetres(size)} stimmt`,
    change: (unit, size) => `${unit === 'mm' ? 'Millimeter' : 'Zoll'}: ${millimetres(size)}`,
    failed: 'Die Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    answered: (meant) =>
      meant === 'as_read'
        ? 'Bisherige Antwort: Diese Größe stimmt.'
        : `Bisherige Antwort: Die Zahlen sind ${meant === 'mm' ? 'Millimeter' : 'Zoll'}.`,
  },
}
