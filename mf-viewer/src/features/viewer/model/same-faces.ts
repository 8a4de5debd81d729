import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { faceOfNumber } from './faces.ts'
import type { Model } from './model.ts'

type Body = PartFacts['bodies'][number]
type Place = readonly [number, number, number, number, number, number]

/** How far two boxes around the same face may be apart, as shares of body and model: both are drawn by triangles. */
const apart = { ofBody: 0.002, ofModel: 0.0003 }

/**
 * The same facts with the numbers that the model gives to the faces they name. Another kernel measured, and each mends
 * shells in its own way, so that the same faces may come in another order; they are known by the boxes around them.
 * @returns also how many faces were not found, which are left out
 */
export function inNumbersOf(model: Model, facts: PartFacts): { facts: PartFacts; lost: number } {
  const finders = facts.bodies.map((body) => new FaceFinder(model, body))
  let lost = 0
  const faces = (numbers: readonly number[], body: number) => {
    const finder = finders[body]
    const found = finder ? numbers.flatMap((number) => finder.find(number) ?? []) : [...numbers]
    lost += numbers.length - found.length
    return found
  }
  return {
    facts: {
      ...facts,
      holes: facts.holes.map((hole) => ({ ...hole, faces: faces(hole.faces, hole.body) })),
      sharpCorners: facts.sharpCorners.map((corner) => ({ ...corner, faces: faces(corner.faces, corner.body) })),
      bodies: facts.bodies.map((body, i) => ({
        ...body,
        unreachable: faces(body.unreachable, i),
        wall: body.wall && { ...body.wall, faces: faces(body.wall.faces, i) },
      })),
    },
    lost,
  }
}

/** Finds the faces of a body's first copy among those of the model. */
class FaceFinder {
  readonly #model: Model
  readonly #body: Body
  readonly #near: number
  #places: { number: number; place: Place }[] | undefined

  constructor(model: Model, body: Body) {
    this.#model = model
    this.#body = body
    const { min, max } = model.box
    this.#near = 0.01 + diagonalOf(model, body) * apart.ofBody + min.distanceTo(max) * apart.ofModel
  }

  /** @returns null where nothing is drawn that is there and as large */
  find(number: number): number | null {
    const place = this.#body.facePlaces?.[number]
    if (!place) return number
    const own = placeOf(this.#model, number)
    if (own && distance(own, place) <= this.#near) return number
    let [best, nearest]: [number | null, number] = [null, this.#near]
    for (const other of this.#all()) {
      const away = distance(other.place, place)
      if (away <= nearest) [best, nearest] = [other.number, away]
    }
    return best
  }

  #all() {
    const [first = 0] = this.#body.firstFaces
    this.#places ??= Array.from({ length: this.#body.faceCount }, (_, i) => first + i).flatMap((number) => {
      const place = placeOf(this.#model, number)
      return place ? [{ number, place }] : []
    })
    return this.#places
  }
}

/**
 * From corner to corner of a body as it is drawn. Model and places count in the unit that the file was read in; the size
 * among the facts counts in the one that was meant, which may be 25 times as large.
 */
function diagonalOf(model: Model, { firstFaces: [first] }: Body): number {
  const face = first === undefined ? null : faceOfNumber(model, first)
  const box = face && model.copies[face.copy]?.box
  return box ? box.min.distanceTo(box.max) : 0
}

const distance = (one: Place, other: Place) => Math.max(...one.map((mm, i) => Math.abs(mm - (other[i] ?? 0))))

/** The box around a face, as the file counts; null for one that is not drawn. */
function placeOf(model: Model, number: number): Place | null {
  const face = faceOfNumber(model, number)
  const copy = face && model.copies[face.copy]
  const starts = copy?.topology?.faceStarts
  if (!copy || !starts) return null
  const [from = 0, to = 0] = [starts[face.face], starts[face.face + 1]]
  if (from === to) return null
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (let vertex = copy.vertices.first + from; vertex < copy.vertices.first + to; vertex++) {
    for (let axis = 0; axis < 3; axis++) {
      const value = model.positions[vertex * 3 + axis] ?? 0
      min[axis] = Math.min(min[axis] ?? value, value)
      max[axis] = Math.max(max[axis] ?? value, value)
    }
  }
  const { x, y, z } = model.center
  const at = (corner: readonly number[]) => [(corner[0] ?? 0) + x, (corner[1] ?? 0) + y, (corner[2] ?? 0) + z] as const
  return [...at(min), ...at(max)]
}
