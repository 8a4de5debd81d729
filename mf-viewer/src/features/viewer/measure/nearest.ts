import { Box3, Line3, Plane, Triangle, Vector3 } from 'three'

/** A point, a straight line or a triangle, by its corners. */
export type Piece = readonly Vector3[]

export interface Nearest {
  from: Vector3
  to: Vector3
  /** Whether there was too much to compare, so that something else may be nearer still. */
  isCutShort: boolean
}

/** Steps of the search beyond which the nearest so far has to do, so that nobody waits longer than a moment. */
const mostSteps = 50_000
/** Corners from all over a thing that are compared first, so that a search that is cut short has looked everywhere. */
const firstCorners = 200

/** Where two things made of many pieces are nearest to each other; they are at the same place where the things touch. */
export function nearest(one: readonly Piece[], other: readonly Piece[]): Nearest {
  const best = new Best()
  let steps = 0
  let isCutShort = false
  const search = (a: Heap, b: Heap) => {
    if (gapBetween(a.box, b.box) >= best.squared) return
    if (steps >= mostSteps) {
      isCutShort = true
      return
    }
    steps++
    const isFirst = a.pieces.length > 1 && (b.pieces.length === 1 || sizeOf(a) >= sizeOf(b))
    const [divided] = isFirst ? [a] : [b]
    if (divided.pieces.length === 1) {
      comparePieces(a.pieces[0] ?? [], b.pieces[0] ?? [], best)
      return
    }
    // the nearer half first, as it may make the other one needless
    const pairs = halvesOf(divided).map((half): [Heap, Heap] => (isFirst ? [half, b] : [a, half]))
    pairs.sort(([a1, b1], [a2, b2]) => gapBetween(a1.box, b1.box) - gapBetween(a2.box, b2.box))
    for (const pair of pairs) search(...pair)
  }
  if (one.length > 0 && other.length > 0) {
    const [first, second] = [heapOf(one), heapOf(other)]
    for (const corner of someCornersOf(one)) search(heapOf([[corner]]), second)
    for (const corner of someCornersOf(other)) search(first, heapOf([[corner]]))
    search(first, second)
  }
  return { from: best.from, to: best.to, isCutShort }
}

function someCornersOf(pieces: readonly Piece[]): Vector3[] {
  const every = Math.max(Math.ceil(pieces.length / firstCorners), 1)
  return pieces.flatMap(([corner], i) => (corner && i % every === 0 ? [corner] : []))
}

/** The nearest two places so far. */
class Best {
  squared = Number.POSITIVE_INFINITY
  readonly from = new Vector3()
  readonly to = new Vector3()

  take(from: Vector3, to: Vector3): void {
    const squared = from.distanceToSquared(to)
    // not the other way round: a triangle without area may answer with no number
    if (!(squared < this.squared)) return
    this.squared = squared
    this.from.copy(from)
    this.to.copy(to)
  }
}

/** Pieces that lie together. They are divided only where somebody looks closer. */
interface Heap {
  pieces: readonly Piece[]
  box: Box3
  halves?: readonly [Heap, Heap]
}

function heapOf(pieces: readonly Piece[]): Heap {
  const box = new Box3()
  for (const piece of pieces) for (const corner of piece) box.expandByPoint(corner)
  return { pieces, box }
}

const sizeOf = ({ box }: Heap) => box.min.distanceToSquared(box.max)

/** The square of what lies between two boxes at least. */
function gapBetween(one: Box3, other: Box3): number {
  const x = Math.max(one.min.x - other.max.x, other.min.x - one.max.x, 0)
  const y = Math.max(one.min.y - other.max.y, other.min.y - one.max.y, 0)
  const z = Math.max(one.min.z - other.max.z, other.min.z - one.max.z, 0)
  return x * x + y * y + z * z
}

function halvesOf(heap: Heap): readonly [Heap, Heap] {
  heap.halves ??= divide(heap)
  return heap.halves
}

/** In the middle of the longest side; by number where all pieces lie on one side of it. */
function divide({ pieces, box }: Heap): readonly [Heap, Heap] {
  const { x, y, z } = box.getSize(new Vector3())
  const longer = x >= y ? 'x' : 'y'
  const axis = z > Math.max(x, y) ? 'z' : longer
  const middle = (box.min[axis] + box.max[axis]) / 2
  const isLow = (piece: Piece) => piece.reduce((sum, corner) => sum + corner[axis], 0) / piece.length < middle
  const [low, high]: [Piece[], Piece[]] = [[], []]
  for (const piece of pieces) (isLow(piece) ? low : high).push(piece)
  if (low.length > 0 && high.length > 0) return [heapOf(low), heapOf(high)]
  const half = pieces.length >> 1
  return [heapOf(pieces.slice(0, half)), heapOf(pieces.slice(half))]
}

/** Corners with pieces, sides with sides, and where a side goes through a triangle: one of these is nearest. */
function comparePieces(one: Piece, other: Piece, best: Best): void {
  const [there, back] = [new Vector3(), new Vector3()]
  for (const corner of one) best.take(corner, closestOn(other, corner, there))
  for (const corner of other) best.take(closestOn(one, corner, there), corner)
  const [sides, otherSides] = [sidesOf(one), sidesOf(other)]
  for (const side of sides) {
    for (const otherSide of otherSides) {
      side.distanceSqToLine3(otherSide, there, back)
      best.take(there, back)
    }
    if (goesThrough(side, other, there)) best.take(there, there)
  }
  for (const side of otherSides) if (goesThrough(side, one, there)) best.take(there, there)
}

function closestOn([a, b, c]: Piece, point: Vector3, found: Vector3): Vector3 {
  if (a && b && c) return new Triangle(a, b, c).closestPointToPoint(point, found)
  if (a && b) return new Line3(a, b).closestPointToPoint(point, true, found)
  return found.copy(a ?? point)
}

function sidesOf([a, b, c]: Piece): Line3[] {
  if (a && b && c) return [new Line3(a, b), new Line3(b, c), new Line3(c, a)]
  return a && b ? [new Line3(a, b)] : []
}

function goesThrough(side: Line3, [a, b, c]: Piece, found: Vector3): boolean {
  if (!a || !b || !c) return false
  const crossing = new Plane().setFromCoplanarPoints(a, b, c).intersectLine(side, found)
  return crossing !== null && Triangle.containsPoint(found, a, b, c)
}
