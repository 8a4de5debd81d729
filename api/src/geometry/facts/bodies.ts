import type { TopoDS_Shape } from 'replicad-opencascadejs'
import { type FactsKernel, ShapeNumbers, shapesIn } from './kernel.ts'

/** One solid, surface or loose face, however often it is placed. */
export interface Body {
  isSolid: boolean
  /** Each placed copy, with the number of its first face in the walk over all faces. */
  copies: { shape: TopoDS_Shape; firstFace: number }[]
  faceCount: number
}

/**
 * Finds the bodies of a shape and numbers their faces, as `contracts/geometry` says.
 * @returns bodies in the order of their first copies, and how many faces there are over all copies
 */
export function findBodies(oc: FactsKernel, shape: TopoDS_Shape): { bodies: Body[]; faces: number } {
  const walk = shapesIn(oc, shape, 'TopAbs_FACE')
  // Each list is in the order of the walk, so the next body is the one that begins with the walk's next face.
  const queues = [
    { isSolid: true, shapes: shapesIn(oc, shape, 'TopAbs_SOLID') },
    { isSolid: false, shapes: shapesIn(oc, shape, 'TopAbs_SHELL', 'TopAbs_SOLID') },
    { isSolid: false, shapes: shapesIn(oc, shape, 'TopAbs_FACE', 'TopAbs_SHELL') },
  ].map(({ isSolid, shapes }) => ({ isSolid, next: 0, shapes: placedShapes(oc, shapes) }))
  const numbers = new ShapeNumbers(oc)
  const nowhere = new oc.TopLoc_Location()
  const bodies = new Map<number, Body>()
  for (let at = 0; at < walk.length; ) {
    const face = walk[at]
    const queue = queues.find(({ next, shapes }) => face && shapes[next]?.first.IsSame(face))
    const placed = queue?.shapes[queue.next++]
    if (!queue || !placed) {
      at++
      continue
    }
    const key = numbers.of(placed.shape.Located(nowhere, false))
    const body = bodies.get(key) ?? { isSolid: queue.isSolid, copies: [], faceCount: placed.faceCount }
    body.copies.push({ shape: placed.shape, firstFace: at })
    bodies.set(key, body)
    at += placed.faceCount
  }
  for (const face of walk) face.delete()
  numbers.delete()
  return { bodies: [...bodies.values()], faces: walk.length }
}

/** Those that have faces, each with its first. */
function placedShapes(oc: FactsKernel, shapes: readonly TopoDS_Shape[]) {
  return shapes.flatMap((shape) => {
    const [first, ...others] = shapesIn(oc, shape, 'TopAbs_FACE')
    for (const face of others) face.delete()
    return first ? [{ shape, first, faceCount: others.length + 1 }] : []
  })
}
