import type { PartFacts } from '../contracts/geometry.ts'

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
const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

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
  return isLarger ? [{ kind: 'too_large', text: `Larger than the machine, which takes ${words} mm.`, faces: [] }] : []
}

function thinWalls({ bodies }: PartFacts, { leastWall }: Limits): PartNote[] {
  return bodies.flatMap(({ wall }): PartNote[] =>
    wall && wall.thicknessMm < leastWall
      ? [
          {
            kind: 'thin_wall',
            text: `A wall of ${shown(wall.thicknessMm)} mm; below ${shown(leastWall)} mm it may bend or break.`,
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
  const note = (kind: PartNote['kind'], of: typeof holes, text: string): PartNote[] =>
    of.length > 0 ? [{ kind, text, faces: of.flatMap(({ faces }) => faces) }] : []
  return [
    ...note(
      'deep_hole',
      deep,
      `${counted(deep.length, 'A hole is', 'holes are')} up to ${shown(worst)} times as deep as wide; more than ${deepestHole} times needs special drills.`,
    ),
    ...note(
      'small_hole',
      small,
      `${counted(small.length, 'A hole is', 'holes are')} ${shown(narrowest)} mm wide or more, but less than ${shown(leastHole)} mm.`,
    ),
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
            text: `${counted(sharpCorners.length, 'A sharp corner', 'sharp corners')} inside, where no round tool gets in. A radius makes the part cheaper.`,
            faces: [...new Set(corners)],
          },
        ]
      : []),
    ...(hidden.length > 0
      ? [
          {
            kind: 'unreachable' as const,
            text: `${counted(hidden.length, 'A face', 'faces')} that no tool reaches along a straight line.`,
            faces: hidden,
          },
        ]
      : []),
  ]
}

function manySetups({ setups }: PartFacts, { mostSetups }: Limits): PartNote[] {
  return setups > mostSetups
    ? [{ kind: 'many_setups', text: `It must be clamped ${setups} times; each costs time.`, faces: [] }]
    : []
}
