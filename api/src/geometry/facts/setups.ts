import type { BodyMesh } from './mesh.ts'
import type { Face } from './read-faces.ts'
import { dot, lineDirection, rounded, scale, unit, type Vector } from './vector.ts'

/** Share of a face's samples that a direction must reach to reach the face. */
const reachedShare = 0.9
/** Tools reach walls along their way, but not what hangs over. */
const overhang = -0.02
const mostDirections = 14

export interface Setups {
  directions: Vector[]
  /** Places in the body of faces that no direction reaches. */
  unreachable: number[]
}

interface Samples {
  at: Vector
  normal: Vector
}

/**
 * The fewest directions, found greedily, from which a tool reaches every face along a straight line.
 * @param rays about how many are sent
 */
export function findSetups(
  mesh: BodyMesh,
  faces: readonly Face[],
  holeAxes: readonly Vector[],
  { extent, rays }: { extent: number; rays: number },
): Setups {
  const directions = candidates(faces, holeAxes)
  const samples = sampleFaces(mesh, faces.length, Math.max(2, Math.floor(rays / directions.length / faces.length)))
  const skin = Math.max(1e-3, extent * 1e-4)
  const reached = directions.map((direction) => {
    const found = new Set<number>()
    samples.forEach((ofFace, face) => {
      const free = ofFace.filter(({ at, normal }) => {
        if (dot(normal, direction) < overhang) return false
        const start: Vector = [at[0] + normal[0] * skin, at[1] + normal[1] * skin, at[2] + normal[2] * skin]
        return !mesh.caster.nearest(start, direction)
      })
      if (ofFace.length > 0 && free.length >= ofFace.length * reachedShare) found.add(face)
    })
    return found
  })
  const left = new Set([...samples.keys()].filter((face) => reached.some((ofDirection) => ofDirection.has(face))))
  const unreachable = [...samples.keys()].filter((face) => !left.has(face) && (samples[face]?.length ?? 0) > 0)
  const chosen: Vector[] = []
  while (left.size > 0) {
    const gains = reached.map((ofDirection) => [...ofDirection].filter((face) => left.has(face)).length)
    const best = gains.indexOf(Math.max(...gains))
    const direction = directions[best]
    if (!direction || !gains[best]) break
    chosen.push(rounded(direction, 6))
    for (const face of reached[best] ?? []) left.delete(face)
  }
  return { directions: chosen, unreachable }
}

/** Along the axes, along holes both ways, and against the planes that are there most. */
function candidates(faces: readonly Face[], holeAxes: readonly Vector[]): Vector[] {
  const found: Vector[] = []
  const add = (direction: Vector) => {
    if (found.length < mostDirections && !found.some((known) => dot(known, direction) > 0.9999)) found.push(direction)
  }
  const axes: Vector[] = [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ]
  for (const axis of axes) {
    add(axis)
    add(scale(axis, -1))
  }
  for (const axis of holeAxes) {
    add(unit(scale(axis, -1)))
    add(unit(axis))
  }
  const counts = new Map<string, { direction: Vector; count: number }>()
  for (const { normal } of faces) {
    if (!normal) continue
    const key = lineDirection(normal)
      .map((component) => component.toFixed(3))
      .join()
    const known = counts.get(key) ?? { direction: normal, count: 0 }
    known.count++
    counts.set(key, known)
  }
  for (const { direction } of [...counts.values()].sort((a, b) => b.count - a.count)) {
    add(direction)
    add(scale(direction, -1))
  }
  return found
}

/** Some triangles' middles of each face, spread over it. */
function sampleFaces(mesh: BodyMesh, faceCount: number, perFace: number): Samples[][] {
  const triangles: number[][] = Array.from({ length: faceCount }, () => [])
  for (let i = 0; i < mesh.count; i++) triangles[mesh.faces[i] ?? 0]?.push(i)
  return triangles.map((ofFace) => {
    const stride = Math.max(1, Math.ceil(ofFace.length / perFace))
    return ofFace
      .filter((_, i) => i % stride === 0)
      .flatMap((i) => {
        const { middle, normal, area } = mesh.triangle(i)
        return area > 1e-9 ? [{ at: middle, normal }] : []
      })
  })
}
