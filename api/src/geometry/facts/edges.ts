import type { TopoDS_Shape } from 'replicad-opencascadejs'
import { type FactsKernel, ShapeNumbers, shapesIn, take } from './kernel.ts'
import type { BodyMesh } from './mesh.ts'
import type { Face } from './read-faces.ts'
import { along, cross, dot, length, subtract, unit, type Vector } from './vector.ts'

/** An edge between two faces. Its ends run so that the first face lies left of it, as seen from outside. */
interface Edge {
  faces: [number, number]
  from: Vector
  to: Vector
}

/** Which faces of a body meet, and where. */
export class Edges {
  readonly #edges: Edge[]
  readonly #neighbours = new Set<string>()

  constructor(oc: FactsKernel, body: TopoDS_Shape) {
    this.#edges = readEdges(oc, body)
    for (const { faces } of this.#edges) this.#neighbours.add(pairKey(...faces))
  }

  areNeighbours = (a: number, b: number): boolean => this.#neighbours.has(pairKey(a, b))

  /**
   * Corners inside the part that a round tool cannot cut: two planes meet there in a hollow angle, and no tool that
   * comes along one of them gets to the other, because the way out is closed.
   * @returns pairs of faces, by their places in the body
   */
  sharpCorners(mesh: BodyMesh, faces: readonly Face[], extent: number): [number, number][] {
    const skin = Math.max(1e-3, extent * 1e-4)
    return this.#edges.flatMap(({ faces: [a, b], from, to }) => {
      const [first, second] = [faces[a]?.normal, faces[b]?.normal]
      if (!first || !second || Math.abs(dot(first, second)) > 0.95) return []
      const intoFirst = cross(first, unit(subtract(to, from)))
      if (dot(intoFirst, second) <= 0.05) return []
      const middle = along(from, subtract(to, from), 0.5)
      const start = along(along(middle, first, skin), second, skin)
      const isClosed = [first, second].every((way) => mesh.caster.nearest(start, way))
      return isClosed ? [[a, b]] : []
    })
  }
}

const pairKey = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`)

function readEdges(oc: FactsKernel, body: TopoDS_Shape): Edge[] {
  const numbers = new ShapeNumbers(oc)
  const seen = new Map<number, { face: number; from: Vector; to: Vector }>()
  const edges: Edge[] = []
  shapesIn(oc, body, 'TopAbs_FACE').forEach((face, place) => {
    for (const edge of shapesIn(oc, face, 'TopAbs_EDGE')) {
      const key = numbers.of(edge)
      const first = seen.get(key)
      if (!first) {
        const ends = endsOf(oc, edge)
        if (ends) seen.set(key, { face: place, ...ends })
      } else if (first.face !== place) {
        edges.push({ faces: [first.face, place], from: first.from, to: first.to })
      }
    }
    face.delete()
  })
  numbers.delete()
  return edges
}

/** Where an edge begins and ends as its face goes round it; null for a point. A closed edge ends where it begins. */
function endsOf(oc: FactsKernel, shape: TopoDS_Shape): { from: Vector; to: Vector } | null {
  const vertices = shapesIn(oc, shape, 'TopAbs_VERTEX')
  const ends = vertices.map((vertex) => {
    const typed = oc.TopoDS.Vertex(vertex)
    const end = { isStart: vertex.Orientation() === 'TopAbs_FORWARD', at: take(oc.BRep_Tool.Pnt(typed)) }
    typed.delete()
    vertex.delete()
    return end
  })
  const from = ends.find(({ isStart }) => isStart)?.at
  const to = ends.find(({ isStart }) => !isStart)?.at
  return from && to && Number.isFinite(length(from)) ? { from, to } : null
}
