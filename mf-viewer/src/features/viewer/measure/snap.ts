import { Line3, Vector3 } from 'three'
import type { Model } from '../model/model.ts'
import type { Hit } from '../scene/pick.ts'
import type { Studio } from '../scene/studio.ts'
import { edgeLine, type Measured, measuredEdge, measuredFace } from './measured.ts'

/** How near, in CSS pixels, a corner or an edge must be to be meant. */
const near = { corner: 9, edge: 7 } as const

/** What is asked of the picture. */
interface Seen {
  pick: Studio['pick']
  rig: Pick<Studio['rig'], 'project'>
  drawn: Pick<Studio['drawn'], 'shiftOf'>
}

/** What is meant by pointing there: a corner, an edge or the face, in this order. Null where there is nothing. */
export function snap(studio: Seen, model: Model, x: number, y: number): Measured | null {
  const hit = studio.pick(x, y)
  if (!hit) return null
  const shift = studio.drawn.shiftOf(hit.copy)
  if (hit.face === null) return { kind: 'point', at: hit.point }
  const edge = nearestEdge(studio, model, { ...hit, face: hit.face }, { x, y })
  if (edge?.corner) return { kind: 'point', at: edge.corner }
  if (edge) return measuredEdge(model, hit.copy, edge.edge, shift)
  return measuredFace(model, hit.copy, hit.face, shift)
}

function nearestEdge(
  { rig, drawn }: Seen,
  model: Model,
  { copy: number, face }: Hit & { face: number },
  at: { x: number; y: number },
): { edge: number; corner: Vector3 | null } | null {
  const copy = model.copies[number]
  const faces = copy?.topology?.edgeFaces
  if (!copy || !faces) return null
  const shift = drawn.shiftOf(number)
  const pointer = new Vector3(at.x, at.y, 0)
  let best: { edge: number; distance: number; corner: null } | null = null
  let bestCorner: { edge: number; distance: number; corner: Vector3 } | null = null
  for (let edge = 0; edge * 2 < faces.length; edge++) {
    if (faces[edge * 2] !== face && faces[edge * 2 + 1] !== face) continue
    const line = edgeLine(model, copy, edge, shift)
    const seen = line.map((place) => rig.project(place))
    const distance = distanceTo(seen, pointer)
    if (distance < near.edge && (!best || distance < best.distance)) best = { edge, distance, corner: null }
    const isClosed = line.length > 2 && line[0]?.distanceTo(line.at(-1) ?? new Vector3()) === 0
    for (const end of isClosed ? [] : [0, line.length - 1]) {
      const [place, corner] = [seen[end], line[end]]
      if (!place || !corner) continue
      const away = Math.hypot(place.x - at.x, place.y - at.y)
      if (away <= near.corner && (!bestCorner || away < bestCorner.distance))
        bestCorner = { edge, distance: away, corner }
    }
  }
  return bestCorner ?? best
}

/** Of a point from a line of several pieces, in pixels. */
function distanceTo(line: readonly ({ x: number; y: number } | null)[], pointer: Vector3): number {
  let least = Number.POSITIVE_INFINITY
  const [from, to, nearest] = [new Vector3(), new Vector3(), new Vector3()]
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]]
    if (!a || !b) continue
    new Line3(from.set(a.x, a.y, 0), to.set(b.x, b.y, 0)).closestPointToPoint(pointer, true, nearest)
    least = Math.min(least, nearest.distanceTo(pointer))
  }
  return least
}
