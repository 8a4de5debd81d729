import type { HoleFacts } from '@kerf/shared-contracts/contracts/geometry'
import type { BodyMesh } from './mesh.ts'
import type { Face } from './read-faces.ts'
import type { Round } from './round.ts'
import { along, dot, length, lineDirection, rounded, scale, subtract, type Vector } from './vector.ts'

/** A stretch of one width along an axis. */
interface Bore {
  axis: Vector
  foot: Vector
  from: number
  to: number
  radius: number
  /** Turn times height of its faces: a bore is theirs together, however many halves it was cut into. */
  covered: number
  faces: number[]
}

/** Bores and cones of one axis that follow each other. */
interface Stack {
  bores: Bore[]
  cones: { round: Round; face: number }[]
}

/** Less of a circle than this is a fillet or the end of a slot. */
const leastTurn = 0.7 * 2 * Math.PI
/** A cone this much wider than its bore is a countersink and not a broken edge. */
const sinkRatio = 1.4

type Hole = Omit<HoleFacts, 'body'>

/** Finds the holes of one body by its hollow round faces. */
export function findHoles(faces: readonly Face[], mesh: BodyMesh | null, extent: number): Hole[] {
  const near = Math.max(1e-3, extent * 1e-5)
  const bores = mergeBores(faces, near).filter(({ covered, from, to }) => covered / (to - from) > leastTurn)
  const stacks = stackBores(bores, near)
  for (const face of faces) {
    const { round } = face
    if (!round?.isHollow || isStraight(round)) continue
    const stack = stacks.find(({ bores: [first] }) => first && isCoaxial(first, pointedUp(round), near))
    if (stack && touches(stack, pointedUp(round), near))
      stack.cones.push({ round: pointedUp(round), face: face.number })
  }
  return stacks.map((stack) => describe(stack, faces, mesh, near))
}

const isStraight = ({ low, high }: Round) => Math.abs(low.radius - high.radius) < 1e-3

/** The same round face, counted along the direction that all of its line share. */
function pointedUp(round: Round): Round {
  const axis = lineDirection(round.axis)
  if (dot(axis, round.axis) > 0) return round
  return {
    ...round,
    axis,
    low: { z: -round.high.z, radius: round.high.radius },
    high: { z: -round.low.z, radius: round.low.radius },
  }
}

const isCoaxial = (a: Pick<Round, 'axis' | 'foot'>, b: Pick<Round, 'axis' | 'foot'>, near: number) =>
  dot(a.axis, b.axis) > 0.99999 && length(subtract(a.foot, b.foot)) < near * 5

function mergeBores(faces: readonly Face[], near: number): Bore[] {
  const bores: Bore[] = []
  for (const { round, number } of faces) {
    if (!round?.isHollow || !isStraight(round)) continue
    const { axis, foot, low, high, turn } = pointedUp(round)
    const same = bores.find(
      (bore) =>
        Math.abs(bore.radius - low.radius) < near &&
        isCoaxial(bore, { axis, foot }, near) &&
        low.z <= bore.to + near &&
        high.z >= bore.from - near,
    )
    const covered = turn * (high.z - low.z)
    if (!same) bores.push({ axis, foot, from: low.z, to: high.z, radius: low.radius, covered, faces: [number] })
    else {
      same.covered += covered
      same.from = Math.min(same.from, low.z)
      same.to = Math.max(same.to, high.z)
      same.faces.push(number)
    }
  }
  return bores
}

/** Bores that follow each other are one hole; those of opposite walls with a room between are two. */
function stackBores(bores: readonly Bore[], near: number): Stack[] {
  const stacks: Stack[] = []
  for (const bore of [...bores].sort((a, b) => a.from - b.from)) {
    const stack = stacks.find(
      ({ bores: known }) =>
        known[0] && isCoaxial(known[0], bore, near) && bore.from <= topOf({ bores: known }) + gap(known, bore),
    )
    if (stack) stack.bores.push(bore)
    else stacks.push({ bores: [bore], cones: [] })
  }
  return stacks
}

const topOf = ({ bores }: Pick<Stack, 'bores'>) => Math.max(...bores.map(({ to }) => to))
const bottomOf = ({ bores }: Pick<Stack, 'bores'>) => Math.min(...bores.map(({ from }) => from))
const gap = (bores: readonly Bore[], bore: Bore) => Math.max(bore.radius, ...bores.map(({ radius }) => radius))

function touches(stack: Stack, { low, high }: Round, near: number): boolean {
  return Math.abs(high.z - bottomOf(stack)) < near * 5 || Math.abs(low.z - topOf(stack)) < near * 5
}

function describe(stack: Stack, faces: readonly Face[], mesh: BodyMesh | null, near: number): Hole {
  const { bores, cones } = stack
  const [bottom, top] = [bottomOf(stack), topOf(stack)]
  const lowest = bores.find(({ from }) => from === bottom) ?? bores[0]
  const highest = bores.find(({ to }) => to === top) ?? bores[0]
  if (!lowest || !highest) throw new Error('A hole has at least one bore')
  const { axis, foot } = lowest
  const isOpen = (z: number, way: number, radius: number) => {
    const met = mesh?.caster.nearest(along(foot, axis, z - way * near), scale(axis, way))
    if (!met || met.distance > radius * 1.3 + 1e-2) return true
    // A flat floor lies at the end of the bore; what is farther away is the point of a drill or a wall across a room.
    const floor = mesh && faces[mesh.faces[met.triangle] ?? -1]
    return met.distance > near * 5 && !floor?.round && floor?.kind !== 'sphere' && floor?.kind !== 'torus'
  }
  const [opensDown, opensUp] = [isOpen(bottom, -1, lowest.radius), isOpen(top, 1, highest.radius)]
  // A drill comes from the open side, and of two from the wider one.
  const comesFromTop = opensUp && (!opensDown || highest.radius >= lowest.radius)
  const radii = bores.map(({ radius }) => radius)
  const narrowest = Math.min(...radii)
  const mouth = comesFromTop ? top : bottom
  const sink = cones.filter(({ round }) => {
    const isAtMouth = comesFromTop ? Math.abs(round.low.z - top) < near * 5 : Math.abs(round.high.z - bottom) < near * 5
    return isAtMouth && Math.max(round.low.radius, round.high.radius) > sinkRatio * narrowest
  })
  const isThrough = opensDown && opensUp
  const depth = top - bottom
  const widest = Math.max(...radii, ...sink.flatMap(({ round }) => [round.low.radius, round.high.radius]))
  return {
    kind: kindOf({ isThrough, isClosed: !opensDown && !opensUp, hasSink: sink.length > 0, steps: steps(radii, near) }),
    isThrough,
    diameterMm: micrometres(narrowest * 2),
    widestMm: micrometres(widest * 2),
    depthMm: micrometres(depth),
    ratio: Math.round((depth / narrowest / 2) * 100) / 100,
    axis: rounded(scale(axis, comesFromTop ? -1 : 1), 6),
    at: rounded(along(foot, axis, mouth)),
    faces: [...bores.flatMap((bore) => bore.faces), ...cones.map(({ face }) => face)].sort((a, b) => a - b),
  }
}

const micrometres = (mm: number) => Math.round(mm * 1000) / 1000

const steps = (radii: readonly number[], near: number) =>
  radii.filter((radius, i) => radii.findIndex((other) => Math.abs(other - radius) < near) === i).length

function kindOf(hole: { isThrough: boolean; isClosed: boolean; hasSink: boolean; steps: number }): Hole['kind'] {
  if (hole.isClosed) return 'inner'
  if (hole.steps > 1) return 'counterbore'
  if (hole.hasSink) return 'countersink'
  return hole.isThrough ? 'through' : 'blind'
}
