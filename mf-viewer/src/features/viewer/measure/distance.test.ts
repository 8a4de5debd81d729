import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { shortest } from './distance.ts'
import type { Measured } from './measured.ts'

type At = [number, number, number]
const vectors = (places: readonly At[]) => places.map((place) => new Vector3(...place))
const edge = (...places: At[]): Measured => ({
  ...{ kind: 'edge', copy: 0, edge: 0, length: 0, circle: null },
  line: vectors(places),
})

/** A flat face of triangles that stand in a fan around its first corner. */
function flat(normal: At, places: readonly At[], isPolygon = true): Measured {
  const corners = vectors(places)
  const [first = new Vector3()] = corners
  const fan = corners.slice(1, -1).flatMap((corner, i) => [first, corner, corners[i + 2] ?? first])
  return {
    ...{ kind: 'face', copy: 0, face: 0, area: 0, cylinder: null, isPolygon, corners: fan },
    plane: { point: first, normal: new Vector3(...normal) },
  }
}

/** 20 × 20 mm around the middle, at z = 0. */
const square = flat(
  [0, 0, 1],
  [
    [-10, -10, 0],
    [10, -10, 0],
    [10, 10, 0],
    [-10, 10, 0],
  ],
)

/** A disc of 40 mm around the middle, at z = 0, whose border is drawn by 32 lines. */
const circle = Array.from({ length: 32 }, (_, i): At => {
  const turn = (i * Math.PI) / 16
  return [20 * Math.cos(turn), 20 * Math.sin(turn), 0]
})
const disc = flat([0, 0, 1], circle, false)

/** A square plate of 100 mm, drawn by many triangles. @param waves how high it goes up and down */
function grid(cells: number, z: number, waves: number): Measured {
  const at = (i: number, j: number) =>
    new Vector3((i / cells) * 100 - 50, (j / cells) * 100 - 50, z + waves * Math.sin(i * 0.3) * Math.cos(j * 0.3))
  const corners: Vector3[] = []
  for (let i = 0; i < cells; i++)
    for (let j = 0; j < cells; j++)
      corners.push(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j), at(i + 1, j + 1), at(i, j + 1))
  return { kind: 'face', copy: 0, face: 0, area: 0, cylinder: null, plane: null, isPolygon: false, corners }
}

/** Both ways round, as it must not matter what was chosen first. */
const distancesOf = (one: Measured, other: Measured) =>
  [shortest(one, other), shortest(other, one)].map(({ mm, isExact }) => [Number(mm.toFixed(6)), isExact])
const twice = (mm: number, isExact = true) => [
  [mm, isExact],
  [mm, isExact],
]

test('an edge over a face that it overhangs on both sides is as far away as it lies above', () => {
  expect(distancesOf(edge([-30, 1, 10], [30, 1, 10]), square)).toEqual(twice(10))
})

test('an edge that goes through a face has no distance', () => {
  expect(distancesOf(edge([3, 2, -15], [1, 4, 25]), square)).toEqual(twice(0))
})

test('edges that cross without touching are apart by what lies between them', () => {
  expect(distancesOf(edge([-50, 0, 0], [50, 0, 0]), edge([0, -50, 10], [0, 50, 10]))).toEqual(twice(10))
  expect(distancesOf(edge([-50, 0, 0], [50, 0, 0]), edge([-50, 0, 7], [50, 0, 7]))).toEqual(twice(7))
  expect(distancesOf(edge([-50, 0, 0], [50, 0, 0]), edge([0, -50, 0], [0, 50, 0]))).toEqual(twice(0))
})

test('flat faces that cross have no distance, and the sides of others are the nearest', () => {
  const upright = (z: number) =>
    flat(
      [1, 0, 0],
      [
        [0, -30, z],
        [0, 30, z],
        [0, 30, z + 40],
        [0, -30, z + 40],
      ],
    )
  expect(distancesOf(upright(-5), square)).toEqual(twice(0))
  expect(distancesOf(upright(4), square)).toEqual(twice(4))
})

test('the way between two things leads to where they are nearest', () => {
  const { from, to } = shortest(edge([-30, 1, 10], [30, 1, 10]), square)
  expect(from.z).toBe(10)
  expect(to.z).toBe(0)
  expect(Math.abs(to.x)).toBeLessThanOrEqual(10)
  expect(from.distanceTo(to)).toBeCloseTo(10)
})

test('beside a face with a round border the distance is not exact, above it is', () => {
  expect(distancesOf({ kind: 'point', at: new Vector3(3, 5, 8) }, disc)).toEqual(twice(8))
  expect(distancesOf(edge([-30, 1, 8], [30, 1, 8]), disc)).toEqual(twice(8))
  expect(shortest({ kind: 'point', at: new Vector3(30, 3, 0) }, disc).isExact).toBe(false)
})

test('of faces of very many triangles the nearest are found', () => {
  const { mm, isExact } = shortest(grid(120, 0, 0.5), grid(120, 12, -0.5))
  expect(mm).toBeCloseTo(11, 2)
  expect(isExact).toBe(false)
})

/** A round wall 40 mm high, drawn by many triangles. @param radiusAt in a direction, 0 to 1 for a full turn */
function around(radiusAt: (turn: number) => number): Measured {
  const at = (i: number, z: number) => {
    const turn = (i % 1024) / 1024
    const [x, y] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]
    return new Vector3(x * radiusAt(turn), y * radiusAt(turn), z * 5)
  }
  const corners: Vector3[] = []
  for (let i = 0; i < 1024; i++)
    for (let z = 0; z < 8; z++)
      corners.push(at(i, z), at(i + 1, z), at(i + 1, z + 1), at(i, z), at(i + 1, z + 1), at(i, z + 1))
  return { kind: 'face', copy: 0, face: 0, area: 0, cylinder: null, plane: null, isPolygon: false, corners }
}

test('what takes too long to compare ends with the nearest that was found, and is not exact', () => {
  // everything is as near as everything else
  const { mm, isExact } = shortest(
    around(() => 10),
    around(() => 12),
  )
  expect(mm).toBeCloseTo(2, 2)
  expect(isExact).toBe(false)
})

test('a narrow place is found among very many that are nearly as near', () => {
  const { mm } = shortest(
    around(() => 10),
    around((turn) => (turn > 0.6 && turn < 0.65 ? 10.5 : 12)),
  )
  expect(mm).toBeCloseTo(0.5, 2)
})
