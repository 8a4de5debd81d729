import type { Part21, Ref, Vec3 } from './part21.ts'

/** One piece of an outline in a plane, from where the last one ended. */
export type Segment =
  | { to: readonly [number, number] }
  | { to: readonly [number, number]; center: readonly [number, number]; turn: 'left' | 'right' }

/** A closed outline with the material on its left: outer ones run counter-clockwise, holes clockwise. */
export interface Outline {
  start: readonly [number, number]
  segments: readonly Segment[]
}

/** A plane in space: local x, y and, by the right hand, z. */
export interface Frame {
  origin: Vec3
  x: Vec3
  y: Vec3
}

interface Vertex {
  at: Vec3
  ref: Ref
}
interface Edge {
  ref: Ref
  from: Vertex
  to: Vertex
}
/** An edge as a loop runs along it. */
interface Step {
  edge: Edge
  forward: boolean
}
/** A face that can still be drilled: its loops are written last. */
export interface Face {
  surface: Ref
  sameSense: boolean
  /** Outward normal of a flat face. */
  normal: Vec3
  loops: Step[][]
}
/** A circle of two half edges, counter-clockwise about its axis. */
interface Ring {
  center: Vec3
  halves: readonly [Edge, Edge]
}

const plus = (a: Vec3, b: Vec3, by = 1): Vec3 => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Vec3): Vec3 => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
const minus = (a: Vec3): Vec3 => [-a[0], -a[1], -a[2]]
/** Any direction at right angles to another. */
const aside = (a: Vec3): Vec3 => unit(cross(a, Math.abs(a[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]))

const forwards = (edges: readonly Edge[]): Step[] => edges.map((edge) => ({ edge, forward: true }))
const backwards = (edges: readonly Edge[]): Step[] => edges.toReversed().map((edge) => ({ edge, forward: false }))

/** Builds one closed body out of an extruded outline, bores and bosses. Lengths in millimetres. */
export class Solid {
  readonly #part: Part21
  readonly #faces: Face[] = []

  constructor(part: Part21) {
    this.#part = part
  }

  #vertex(at: Vec3): Vertex {
    return { at, ref: this.#part.add(`VERTEX_POINT('',${this.#part.point(at)})`) }
  }

  #edge(from: Vertex, to: Vertex, curve: Ref): Edge {
    return { from, to, ref: this.#part.add(`EDGE_CURVE('',${from.ref},${to.ref},${curve},.T.)`) }
  }

  #line(from: Vertex, to: Vertex): Edge {
    const along = unit(plus(to.at, from.at, -1))
    const vector = this.#part.add(`VECTOR('',${this.#part.direction(along)},1.)`)
    return this.#edge(from, to, this.#part.add(`LINE('',${this.#part.point(from.at)},${vector})`))
  }

  /** An arc that runs counter-clockwise about its axis. */
  #arc(from: Vertex, to: Vertex, center: Vec3, axis: Vec3): Edge {
    const toStart = plus(from.at, center, -1)
    const frame = this.#part.placement(center, axis, unit(toStart))
    return this.#edge(from, to, this.#part.add(`CIRCLE('',${frame},${this.#part.real(Math.hypot(...toStart))})`))
  }

  #face(surface: Ref, sameSense: boolean, normal: Vec3, loops: Step[][]): Face {
    const face = { surface, sameSense, normal, loops }
    this.#faces.push(face)
    return face
  }

  #flat(at: Vec3, normal: Vec3, loops: Step[][]): Face {
    return this.#face(
      this.#part.add(`PLANE('',${this.#part.placement(at, normal, aside(normal))})`),
      true,
      normal,
      loops,
    )
  }

  #round(center: Vec3, axis: Vec3, radius: number, isOutside: boolean, loop: Step[]): Face {
    const frame = this.#part.placement(center, axis, aside(axis))
    const surface = this.#part.add(`CYLINDRICAL_SURFACE('',${frame},${this.#part.real(radius)})`)
    return this.#face(surface, isOutside, axis, [loop])
  }

  /** Extrudes outlines along the frame's z. Returns the two ends, and the sides by outline and segment. */
  extrude(frame: Frame, outlines: readonly Outline[], height: number) {
    const z = unit(cross(frame.x, frame.y))
    const place = ([u, v]: readonly [number, number], lift: number): Vec3 =>
      plus(plus(plus(frame.origin, frame.x, u), frame.y, v), z, lift)
    const top = this.#flat(place([0, 0], height), z, [])
    const bottom = this.#flat(place([0, 0], 0), minus(z), [])
    const sides = outlines.map((outline) => {
      const corners = [outline.start, ...outline.segments.slice(0, -1).map((segment) => segment.to)]
      const ends = [0, height].map((lift) => corners.map((corner) => this.#vertex(place(corner, lift))))
      const [low = [], high = []] = ends
      const pick = <T>(items: readonly T[], i: number): T => items[i % items.length] as T // an index within, by the remainder
      const along = (vertices: readonly Vertex[], lift: number) =>
        outline.segments.map((segment, i) => {
          const [from, to] = [pick(vertices, i), pick(vertices, i + 1)]
          if (!('center' in segment)) return this.#line(from, to)
          return this.#arc(from, to, place(segment.center, lift), segment.turn === 'left' ? z : minus(z))
        })
      const [lowEdges, highEdges] = [along(low, 0), along(high, height)]
      const upright = low.map((vertex, i) => this.#line(vertex, pick(high, i)))
      top.loops.push(forwards(highEdges))
      bottom.loops.push(backwards(lowEdges))
      return outline.segments.map((segment, i) => {
        const loop: Step[] = [
          { edge: pick(lowEdges, i), forward: true },
          { edge: pick(upright, i + 1), forward: true },
          { edge: pick(highEdges, i), forward: false },
          { edge: pick(upright, i), forward: false },
        ]
        const from = pick(low, i).at
        if (!('center' in segment)) {
          return this.#flat(from, unit(cross(plus(pick(low, i + 1).at, from, -1), z)), [loop])
        }
        const center = place(segment.center, 0)
        return this.#round(center, z, Math.hypot(...plus(from, center, -1)), segment.turn === 'left', loop)
      })
    })
    return { top, bottom, sides }
  }

  #ring(center: Vec3, axis: Vec3, radius: number): Ring {
    const [first, second] = [
      this.#vertex(plus(center, aside(axis), radius)),
      this.#vertex(plus(center, aside(axis), -radius)),
    ]
    return { center, halves: [this.#arc(first, second, center, axis), this.#arc(second, first, center, axis)] }
  }

  #wall(low: Ring, high: Ring, axis: Vec3, radius: number, isOutside: boolean): void {
    const uprights = low.halves.map((half, i) => this.#line(half.from, (high.halves[i] ?? half).from))
    for (const i of [0, 1] as const) {
      const [start, end] = [uprights[i], uprights[1 - i]]
      if (!start || !end) continue
      const outside: Step[] = [
        { edge: low.halves[i], forward: true },
        { edge: end, forward: true },
        { edge: high.halves[i], forward: false },
        { edge: start, forward: false },
      ]
      const inside = outside.toReversed().map(({ edge, forward }) => ({ edge, forward: !forward }))
      this.#round(low.center, axis, radius, isOutside, isOutside ? outside : inside)
    }
  }

  /**
   * Drills into a flat face, square to it.
   * @param end how deep, or the parallel face where it comes out again
   * @returns the floor of the bore, or that face
   */
  bore(face: Face, center: Vec3, radius: number, depth: number, exit?: Face): Face {
    const axis = face.normal
    const [mouth, floor] = [this.#ring(center, axis, radius), this.#ring(plus(center, axis, -depth), axis, radius)]
    face.loops.push(backwards(mouth.halves))
    this.#wall(floor, mouth, axis, radius, false)
    if (!exit) return this.#flat(floor.center, axis, [forwards(floor.halves)])
    exit.loops.push(forwards(floor.halves))
    return exit
  }

  /** Raises a round boss on a flat face. Returns its end. */
  boss(face: Face, center: Vec3, radius: number, height: number): Face {
    const axis = face.normal
    const [foot, head] = [this.#ring(center, axis, radius), this.#ring(plus(center, axis, height), axis, radius)]
    face.loops.push(backwards(foot.halves))
    this.#wall(foot, head, axis, radius, true)
    return this.#flat(head.center, axis, [forwards(head.halves)])
  }

  /** Writes the faces and closes the body. */
  finish(name: string): Ref {
    const part = this.#part
    const faces = this.#faces.map((face) => {
      const bounds = face.loops.map((loop, i) => {
        const edges = loop.map(({ edge, forward }) =>
          part.add(`ORIENTED_EDGE('',*,*,${edge.ref},.${forward ? 'T' : 'F'}.)`),
        )
        const kind = i === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND'
        return part.add(`${kind}('',${part.add(`EDGE_LOOP('',${part.list(edges)})`)},.T.)`)
      })
      return part.add(`ADVANCED_FACE('',${part.list(bounds)},${face.surface},.${face.sameSense ? 'T' : 'F'}.)`)
    })
    const shell = part.add(`CLOSED_SHELL('',${part.list(faces)})`)
    return part.add(`MANIFOLD_SOLID_BREP(${name},${shell})`)
  }
}

/** A rectangle around the origin with rounded corners, running counter-clockwise. */
export function roundedRectangle(width: number, depth: number, radius: number): Outline {
  const [w, d, r] = [width / 2, depth / 2, radius]
  return {
    start: [-w + r, -d],
    segments: [
      { to: [w - r, -d] },
      { to: [w, -d + r], center: [w - r, -d + r], turn: 'left' },
      { to: [w, d - r] },
      { to: [w - r, d], center: [w - r, d - r], turn: 'left' },
      { to: [-w + r, d] },
      { to: [-w, d - r], center: [-w + r, d - r], turn: 'left' },
      { to: [-w, -d + r] },
      { to: [-w + r, -d], center: [-w + r, -d + r], turn: 'left' },
    ],
  }
}

/** A full circle, as the outline of a body or of a hole through it. */
export function circle(center: readonly [number, number], radius: number, as: 'body' | 'hole'): Outline {
  const turn = as === 'body' ? 'left' : 'right'
  const [u, v] = center
  return {
    start: [u + radius, v],
    segments: [
      { to: [u - radius, v], center, turn },
      { to: [u + radius, v], center, turn },
    ],
  }
}
