import type { BodyFacts } from '@kerf/shared-contracts/contracts/geometry'
import type { BodyMesh } from './mesh.ts'
import type { Face } from './read-faces.ts'
import { along, dot, rounded, scale, type Vector } from './vector.ts'

/** Faces whose outsides look away from each other this much bound a wall; those of a wedge do not. */
const opposite = -0.95
/** One ray may slip through between two triangles: a wall is what some agree on. */
const leastRays = 3

interface Pair {
  faces: [number, number]
  thicknesses: { thickness: number; at: Vector }[]
}

/**
 * The thinnest wall of a body: rays go inwards from the middle of triangles to whatever is opposite. Faces that meet
 * bound an edge and no wall: on a knife edge every thickness can be found, down to nothing.
 * @param rays the most that are sent
 * @param areNeighbours whether two faces meet, by their places in the body
 */
export function thinnestWall(
  mesh: BodyMesh,
  faces: readonly Face[],
  areNeighbours: (a: number, b: number) => boolean,
  { extent, rays }: { extent: number; rays: number },
): BodyFacts['wall'] {
  const pairs = new Map<string, Pair>()
  const skin = Math.max(1e-4, extent * 2e-6)
  const stride = Math.max(1, Math.ceil(mesh.count / rays))
  for (let i = 0; i < mesh.count; i += stride) {
    const { middle, normal, area } = mesh.triangle(i)
    if (area < 1e-9) continue
    const met = mesh.caster.nearest(along(middle, normal, -skin), scale(normal, -1), skin)
    if (!met) continue
    const turn = dot(normal, mesh.triangle(met.triangle).normal)
    const [from, to] = [mesh.faces[i] ?? 0, mesh.faces[met.triangle] ?? 0]
    if (turn > opposite || from === to || areNeighbours(from, to)) continue
    const toPlane = faces[to]?.kind === 'plane' && faces[from]?.kind !== 'plane'
    const thickness = (met.distance + skin) * (toPlane ? -turn : 1)
    const key = from < to ? `${from} ${to}` : `${to} ${from}`
    const pair = pairs.get(key) ?? { faces: [from, to], thicknesses: [] }
    pair.thicknesses.push({ thickness, at: along(middle, normal, -thickness / 2) })
    pairs.set(key, pair)
  }
  let thinnest: BodyFacts['wall'] = null
  for (const { faces: pair, thicknesses } of pairs.values()) {
    const enough = thicknesses.length >= Math.min(leastRays, rays)
    const [first] = thicknesses.sort((a, b) => a.thickness - b.thickness)
    if (!first || (!enough && !arePlanes(pair, faces)) || first.thickness >= (thinnest?.thicknessMm ?? Infinity))
      continue
    thinnest = {
      thicknessMm: Math.round(first.thickness * 1000) / 1000,
      at: rounded(first.at),
      faces: pair.map((face) => faces[face]?.number ?? 0).sort((a, b) => a - b),
    }
  }
  return thinnest
}

/** Between two planes every ray measures alike, and a small rectangle has two triangles only. */
const arePlanes = (pair: readonly number[], faces: readonly Face[]) =>
  pair.every((face) => faces[face]?.kind === 'plane')
