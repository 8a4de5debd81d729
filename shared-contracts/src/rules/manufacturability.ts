import type { PartFacts } from '../contracts/geometry.ts'
import { manufacturabilityText as text } from './manufacturability-text.ts'

/** What makes a part hard to make, and the faces that show it. */
export interface PartNote {
  kind: 'thin_wall' | 'deep_hole' | 'small_hole' | 'sharp_corner' | 'too_large' | 'many_setups' | 'unreachable'
  /** In words, for whoever asked for the part. */
  text: string
  /** Numbers of faces, as `contracts/geometry` counts them; none where it is about the whole part. */
  faces: number[]
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

function tooLarge({ bodies }: PartFacts, { room }: Limits): PartNote[] {
  const sides = [...room].sort((a, b) => b - a)
  const isLarger = bodies.some(({ sizeMm }) =>
    [...sizeMm].sort((a, b) => b - a).some((side, i) => side > (sides[i] ?? 0)),
  )
  const words = sides.join(' × ')
  return isLarger ? [{ kind: 'too_large', text: text.tooLarge(words), faces: [] }] : []
}

function thinWalls({ bodies }: PartFacts, { leastWall }: Limits): PartNote[] {
  return bodies.flatMap(({ wall }): PartNote[] =>
    wall && wall.thicknessMm < leastWall
      ? [
          {
            kind: 'thin_wall',
            text: text.thinWall(shown(wall.thicknessMm), shown(leastWall)),
            faces: wall.faces,
          },
        ]
      : [],
  )
}

function hardHoles({ holes }: PartFacts, { deepestHole, leastHole }: Limits): PartNote[] {
  const deep = holes.filter(({ ratio }) => ratio > deepestHole)
  const small = holes.filter(({ diameterMm }) => diameterMm < leastHole)
  const worst = Math.max(...deep.map(({ ratio }) => ratio))
  const narrowest = Math.min(...small.map(({ diameterMm }) => diameterMm))
  const note = (kind: PartNote['kind'], of: typeof holes, said: string): PartNote[] =>
    of.length > 0 ? [{ kind, text: said, faces: of.flatMap(({ faces }) => faces) }] : []
  return [
    ...note('deep_hole', deep, text.deepHoles(deep.length, shown(worst), String(deepestHole))),
    ...note('small_hole', small, text.smallHoles(small.length, shown(narrowest), shown(leastHole))),
  ]
}

function notForRoundTools({ sharpCorners, bodies }: PartFacts): PartNote[] {
  const corners = sharpCorners.flatMap(({ faces }) => faces)
  const hidden = bodies.flatMap(({ unreachable }) => unreachable)
  return [
    ...(corners.length > 0
      ? [
          {
            kind: 'sharp_corner' as const,
            text: text.sharpCorners(sharpCorners.length),
            faces: [...new Set(corners)],
          },
        ]
      : []),
    ...(hidden.length > 0
      ? [
          {
            kind: 'unreachable' as const,
            text: text.unreachable(hidden.length),
            faces: hidden,
          },
        ]
      : []),
  ]
}

function manySetups({ setups }: PartFacts, { mostSetups }: Limits): PartNote[] {
  return setups > mostSetups ? [{ kind: 'many_setups', text: text.manySetups(setups), faces: [] }] : []
}
