import type { BodyFacts } from '@kerf/shared-contracts/contracts/geometry'
import type { BodyMesh } from './mesh.ts'

type Place = NonNullable<BodyFacts['facePlaces']>[string]

/** Where least and greatest x, y and z stand in a place. */
const ends = [
  [0, 3],
  [1, 4],
  [2, 5],
] as const

/**
 * Where faces lie, by the boxes around them: another kernel that reads the same file may number them differently, as
 * each mends shells in its own way.
 * @param numbers of the faces that are wanted
 * @param firstFace the number of the body's first face
 */
export function placesOf(mesh: BodyMesh, numbers: Iterable<number>, firstFace: number): Record<string, Place> {
  const places = new Map<number, Place>()
  for (const number of numbers)
    places.set(number - firstFace, [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity])
  for (let triangle = 0; triangle < mesh.count; triangle++) {
    const place = places.get(mesh.faces[triangle] ?? -1)
    if (!place) continue
    for (let i = triangle * 3; i < triangle * 3 + 3; i++) {
      const corner = (mesh.triangles[i] ?? 0) * 3
      for (const [least, most] of ends) {
        const value = mesh.positions[corner + least] ?? 0
        place[least] = Math.min(place[least], value)
        place[most] = Math.max(place[most], value)
      }
    }
  }
  const drawn = [...places].filter(([, place]) => Number.isFinite(place[0]))
  return Object.fromEntries(
    drawn.map(([face, [x, y, z, farX, farY, farZ]]) => [
      face + firstFace,
      [micrometre(x), micrometre(y), micrometre(z), micrometre(farX), micrometre(farY), micrometre(farZ)],
    ]),
  )
}

const micrometre = (mm: number) => Math.round(mm * 1000) / 1000
