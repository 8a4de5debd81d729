import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
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

type Body = PartFacts['bodies'][number]

/** Facts name faces of the first copy of a body; here are those of all copies. */
function inAllCopies(faces: readonly number[], { firstFaces }: Pick<Body, 'firstFaces'>): number[] {
  const [first = 0] = firstFaces
  return firstFaces.flatMap((start) => faces.map((face) => face - first + start))
}

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
      from: [-hole.axis[0], -hole.axis[1], -hole.axis[2]],
    }))
}

/** What makes the part harder to make. */
function notesOf({ bodies, sharpCorners, wallMm }: PartFacts): Feature[] {
  const notes: Feature[] = []
  const thin = bodies.find(({ wall }) => wall && wall.thicknessMm === wallMm)
  if (thin?.wall) {
    const { thicknessMm, faces } = thin.wall
    notes.push({
      ...{ id: 'wall', label: text.features.wall, details: text.features.millimetre(thicknessMm) },
      ...{ faces: inAllCopies(faces, thin), from: null },
    })
  }
  const corners = sharpCorners.flatMap(({ faces, body }) => inAllCopies(faces, bodies[body] ?? { firstFaces: [0] }))
  if (sharpCorners.length > 0) {
    const { label, details } = text.features.corners(sharpCorners.length)
    notes.push({ id: 'corners', label, details, faces: corners, from: null })
  }
  const unreachable = bodies.flatMap((body) => inAllCopies(body.unreachable, body))
  if (unreachable.length > 0) {
    const { label, details } = text.features.unreachable(unreachable.length)
    notes.push({ id: 'unreachable', label, details, faces: unreachable, from: null })
  }
  return notes
}

/** What was found in a part and can be pointed at. */
export function featuresOf(facts: PartFacts): { holes: Feature[]; notes: Feature[] } {
  return { holes: holesOf(facts), notes: notesOf(facts) }
}
