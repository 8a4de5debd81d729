import type { HoleFacts, PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { inAllCopies } from '@kerf/shared-contracts/rules/face-numbers'
import { type PartNote, partNotes } from '@kerf/shared-contracts/rules/manufacturability'
import { text as measures } from '@kerf/shared-parts/measures/text.ts'
import { text } from '../text.ts'

/** Something that was found in a part, with its faces, so that it can be shown on the model. */
export interface Feature {
  id: string
  label: string
  details: string
  /** Numbers of faces in the file, in all placed copies. */
  faces: number[]
  /** From where it is seen best, if it is known: into the mouths of bores. */
  from: readonly [number, number, number] | null
}

const intoMouth = ({ axis: [x, y, z] }: HoleFacts) => [-x, -y, -z] as const

/** Holes, those that are alike as one. */
function holesOf({ holes, bodies }: PartFacts): Feature[] {
  const alike = new Map<string, { hole: PartFacts['holes'][number]; count: number; faces: number[] }>()
  for (const hole of holes) {
    const key = [hole.kind, ...[hole.diameterMm, hole.widestMm, hole.depthMm].map((mm) => mm.toFixed(2))].join(' ')
    const body = bodies[hole.body] ?? { firstFaces: [0] }
    const group = alike.get(key) ?? { hole, count: 0, faces: [] }
    group.count += body.firstFaces.length
    group.faces.push(...inAllCopies(hole.faces, body))
    alike.set(key, group)
  }
  return [...alike]
    .sort(([, a], [, b]) => a.hole.diameterMm - b.hole.diameterMm)
    .map(([id, { hole, count, faces }]) => ({
      ...{ id: `hole ${id}`, faces },
      label: text.features.hole(hole.kind, hole.diameterMm, count),
      details: text.features.holeDetails(hole),
      from: intoMouth(hole),
    }))
}

/** The thinnest wall, whether or not it is too thin for any process. */
function wallOf({ bodies, wallMm }: PartFacts): Feature[] {
  const thin = bodies.find(({ wall }) => wall && wall.thicknessMm === wallMm)
  if (!thin?.wall) return []
  const { thicknessMm, faces } = thin.wall
  const label = text.features.wall
  return [{ id: 'wall', label, details: measures.millimetre(thicknessMm), faces: inAllCopies(faces, thin), from: null }]
}

/** Into the mouth of a hole that a note is about; from where its faces look, for all others. */
function standpointFor({ holes }: PartFacts, { faces: [face = -1] }: PartNote): Feature['from'] {
  const hole = holes.find(({ faces }) => faces.includes(face))
  return hole ? intoMouth(hole) : null
}

const notePrefix = 'note '

/** The id in the list of a note of this kind. */
export const noteId = (kind: string) => `${notePrefix}${kind}`

/** The kind of the note that has this id; null for all else in the list. */
export const noteOf = (id: string | null) => (id?.startsWith(notePrefix) ? id.slice(notePrefix.length) : null)

/** What was found in a part and can be pointed at, and what of it is hard to make by a process. */
export function featuresOf(facts: PartFacts, process: string | null): { found: Feature[]; notes: Feature[] } {
  const notes = partNotes(facts, process).map((note) => ({
    ...{ id: noteId(note.kind), label: note.text, details: measures.namedFaces(note), faces: note.faces },
    from: note.kind === 'deep_hole' || note.kind === 'small_hole' ? standpointFor(facts, note) : null,
  }))
  return { found: [...holesOf(facts), ...wallOf(facts)], notes }
}
