import { Ray, Vector3 } from 'three'
import { faceOfVertex } from '../model/faces.ts'
import type { Copy, Model } from '../model/model.ts'
import type { Plane } from '../section/section.ts'
import type { DrawnModel } from './drawn-model.ts'

/** What a look in one direction meets first. */
export interface Hit {
  copy: number
  /** Null where faces have no numbers. */
  face: number | null
  point: Vector3
}

/** The nearest surface that is shown: hidden copies and what is cut away are looked through. */
export function pick(
  model: Model,
  drawn: Pick<DrawnModel, 'isHidden' | 'shiftOf'>,
  ray: Ray,
  cut: Plane | null,
): Hit | null {
  let nearest: (Hit & { distance: number }) | null = null
  model.copies.forEach((copy, number) => {
    if (drawn.isHidden(number)) return
    // The copy stays where it is, and the look is moved instead.
    const shift = drawn.shiftOf(number)
    const local = new Ray(ray.origin.clone().sub(shift), ray.direction)
    if (!local.intersectsBox(copy.box)) return
    const isCutAway = (point: Vector3) => cut !== null && cut.normal.dot(point) + cut.normal.dot(shift) > cut.distance
    const found = nearestIn(model, copy, local, isCutAway)
    if (!found || (nearest && found.distance >= nearest.distance)) return
    nearest = {
      ...{ copy: number, face: faceOfVertex(copy, found.vertex), distance: found.distance },
      point: local.at(found.distance, new Vector3()).add(shift),
    }
  })
  return nearest
}

function nearestIn(model: Model, { triangles }: Copy, ray: Ray, isCutAway: (point: Vector3) => boolean) {
  const [a, b, c, at] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()]
  let found: { distance: number; vertex: number } | null = null
  for (let i = triangles.first; i < triangles.first + triangles.count; i += 3) {
    const vertex = model.triangles[i] ?? 0
    a.fromArray(model.positions, vertex * 3)
    b.fromArray(model.positions, (model.triangles[i + 1] ?? 0) * 3)
    c.fromArray(model.positions, (model.triangles[i + 2] ?? 0) * 3)
    if (!ray.intersectTriangle(a, b, c, false, at) || isCutAway(at)) continue
    const distance = at.distanceTo(ray.origin)
    if (!found || distance < found.distance) found = { distance, vertex }
  }
  return found
}
