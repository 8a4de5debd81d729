import type { PartFacts } from '../contracts/geometry.ts'
import { processes } from './catalog.ts'
import { facesOfBody, inAllCopies } from './face-numbers.ts'
import { manufacturabilityText as text } from './manufacturability-text.ts'

/** What makes a part hard to make, and the faces that show it. A part has at most one note of each kind. */
export interface PartNote {
  kind: 'thin_wall' | 'deep_hole' | 'small_hole' | 'sharp_corner' | 'too_large' | 'many_setups' | 'unreachable'
  /** In words, for whoever asked for the part. */
  text: string
  /** Numbers of faces in all copies, as `contracts/geometry` counts them; every face where it is about whole bodies. */
  faces: number[]
  /** Whether it is about whole bodies, whose faces nobody needs to know by number. */
  isOfBodies: boolean
}

interface Limits {
  /** Millimetres. */
  leastWall: number
  /** Depth by diameter. */
  deepestHole: number
  /** Millimetres. */
  leastHole: number
  /** The machine's room, the longest side first, in millimetres. */
  room: readonly [number, number, number]
  mostSetups: number
  /** Tools are round and come along straight lines: not where material is added. */
  cutsWithRoundTools: boolean
}

const machining: Limits = {
  leastWall: 0.8,
  deepestHole: 10,
  leastHole: 1,
  room: [1000, 600, 500],
  mostSetups: 4,
  cutsWithRoundTools: true,
}
/** By process (docs/product/files.md, 'Notes on making it'); what is not named is made as machining makes it. */
const limitsOf: Readonly<Record<string, Limits>> = {
  additive_manufacturing: {
    ...{ leastWall: 1, deepestHole: 20, leastHole: 1, room: [380, 380, 380], mostSetups: Infinity },
    cutsWithRoundTools: false,
  },
  injection_molding: {
    ...{ leastWall: 0.8, deepestHole: 6, leastHole: 0.8, room: [600, 500, 300], mostSetups: Infinity },
    cutsWithRoundTools: false,
  },
  sheet_metal: {
    ...{ leastWall: 0.5, deepestHole: 2, leastHole: 0.8, room: [3000, 1500, 400], mostSetups: Infinity },
    cutsWithRoundTools: false,
  },
  casting: {
    ...{ leastWall: 3, deepestHole: 4, leastHole: 5, room: [1000, 800, 600], mostSetups: Infinity },
    cutsWithRoundTools: false,
  },
}

const shown = (value: number) => String(Math.round(value * 100) / 100)

/** A process as the catalogue calls it; null for none, and for words that are none. */
export function knownProcess(words: string | null | undefined): string | null {
  return processes.find(({ value }) => value === words)?.value ?? null
}

/**
 * What stands in the way of making a part by a process, the gravest first.
 * @param process a value of the catalogue; without one, machining
 */
export function partNotes(facts: PartFacts, process: string | null): PartNote[] {
  const limits = limitsOf[process ?? ''] ?? machining
  return [
    ...tooLarge(facts, limits),
    ...thinWalls(facts, limits),
    ...hardHoles(facts, limits),
    ...(limits.cutsWithRoundTools ? notForRoundTools(facts) : []),
    ...manySetups(facts, limits),
  ]
}

type Body = PartFacts['bodies'][number]

/** What is to be noted of some faces. */
function ofFaces(kind: PartNote['kind'], faces: readonly number[], words: string): PartNote[] {
  return [{ kind, text: words, faces: [...new Set(faces)], isOfBodies: false }]
}

function ofBodies(kind: PartNote['kind'], bodies: readonly Body[], words: string): PartNote[] {
  return [{ kind, text: words, faces: bodies.flatMap(facesOfBody), isOfBodies: true }]
}

/** Faces of something in a body, in all copies of that. */
const placed = ({ bodies }: PartFacts, { faces, body }: { faces: readonly number[]; body: number }) =>
  inAllCopies(faces, bodies[body] ?? { firstFaces: [0] })

function tooLarge({ bodies }: PartFacts, { room }: Limits): PartNote[] {
  const sides = [...room].sort((a, b) => b - a)
  const larger = bodies.filter(({ sizeMm }) =>
    [...sizeMm].sort((a, b) => b - a).some((side, i) => side > (sides[i] ?? 0)),
  )
  if (larger.length === 0) return []
  return ofBodies('too_large', larger, text.tooLarge(sides.join(' × ')))
}

function thinWalls({ bodies }: PartFacts, { leastWall }: Limits): PartNote[] {
  const thin = bodies.flatMap((body) =>
    body.wall && body.wall.thicknessMm < leastWall ? [{ ...body.wall, body }] : [],
  )
  if (thin.length === 0) return []
  const thinnest = shown(Math.min(...thin.map(({ thicknessMm }) => thicknessMm)))
  const faces = thin.flatMap((wall) => inAllCopies(wall.faces, wall.body))
  return ofFaces('thin_wall', faces, text.thinWalls(thin.length, thinnest, shown(leastWall)))
}

function hardHoles(facts: PartFacts, { deepestHole, leastHole }: Limits): PartNote[] {
  const deep = facts.holes.filter(({ ratio }) => ratio > deepestHole)
  const small = facts.holes.filter(({ diameterMm }) => diameterMm < leastHole)
  const worst = Math.max(...deep.map(({ ratio }) => ratio))
  const narrowest = Math.min(...small.map(({ diameterMm }) => diameterMm))
  const note = (kind: PartNote['kind'], of: typeof facts.holes, words: (holes: number) => string): PartNote[] => {
    const count = of.reduce((sum, { body }) => sum + (facts.bodies[body]?.firstFaces.length ?? 1), 0)
    const faces = of.flatMap((hole) => placed(facts, hole))
    return count > 0 ? ofFaces(kind, faces, words(count)) : []
  }
  return [
    ...note('deep_hole', deep, (holes) => text.deepHoles(holes, shown(worst), String(deepestHole))),
    ...note('small_hole', small, (holes) => text.smallHoles(holes, shown(narrowest), shown(leastHole))),
  ]
}

function notForRoundTools(facts: PartFacts): PartNote[] {
  const corners = facts.sharpCorners.flatMap((corner) => placed(facts, corner))
  const hidden = facts.bodies.flatMap((body) => inAllCopies(body.unreachable, body))
  return [
    ...(corners.length > 0 ? ofFaces('sharp_corner', corners, text.sharpCorners(facts.sharpCorners.length)) : []),
    ...(hidden.length > 0 ? ofFaces('unreachable', hidden, text.unreachable(hidden.length)) : []),
  ]
}

function manySetups({ bodies, setups }: PartFacts, { mostSetups }: Limits): PartNote[] {
  if (setups <= mostSetups) return []
  const often = bodies.filter((body) => body.setups.length > mostSetups)
  return ofBodies('many_setups', often, text.manySetups(setups))
}
