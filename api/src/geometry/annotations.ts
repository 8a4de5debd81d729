import { along, cross, dot, unit as unitOf, type Vector } from './facts/vector.ts'
import { referencesIn, withoutNames } from './part21-text.ts'

/** Millimetres in each unit that an outline names. */
const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, µm: 0.001, in: 25.4, ft: 304.8 }

const occurrences =
  /#(\d+)\s*=\s*(?:TESSELLATED_ANNOTATION_OCCURRENCE|(?:DRAUGHTING_)?ANNOTATION_(?:CURVE_)?OCCURRENCE)\s*\(([^;]*)\)\s*;/g
const shapes =
  /#(\d+)\s*=\s*(COORDINATES_LIST|TESSELLATED_CURVE_SET|(?:COMPLEX_)?TRIANGULATED_SURFACE_SET|TESSELLATED_GEOMETRIC_SET|GEOMETRIC_CURVE_SET|GEOMETRIC_SET|POLYLINE)\s*\(([^;]*)\)\s*;/g
/** A set that is placed somewhere is an entity of several types. */
const placedSets = /#(\d+)\s*=\s*\(([^;]*\bREPOSITIONED_TESSELLATED_ITEM\b[^;]*)\)\s*;/g
const placementOf = /\bREPOSITIONED_TESSELLATED_ITEM\s*\(\s*#(\d+)\s*\)/
const itemsOf = /\bTESSELLATED_GEOMETRIC_SET\s*\(\s*\(([^()]*)\)/
const placements = /#(\d+)\s*=\s*AXIS2_PLACEMENT_3D\s*\(([^;]*)\)\s*;/g
const triples = /#(\d+)\s*=\s*(?:CARTESIAN_POINT|DIRECTION)\s*\(\s*'[^']*'\s*,\s*\(([^()]*)\)\s*\)\s*;/g

/** Points of a line; one that is missing interrupts it. */
type Line = (Vector | undefined)[]

/** What one occurrence draws: six numbers a line segment, in millimetres. */
export interface Annotation {
  /** The number of its entity. */
  id: string
  segments: number[]
}

/**
 * The graphic annotations of a file (dimensions, tolerances, notes) as lines that it holds itself, in the coordinates of
 * the part or assembly that each belongs to. Neither kernel here gives them out.
 * @param text a STEP file as latin1
 * @param unit as its outline names it; lines of an unknown length are left out
 */
export function annotationsIn(text: string, unit: string | null): Annotation[] {
  const scale = millimetres[unit ?? '']
  // the last reference of an occurrence is what is drawn; those before are its styles
  const drawn = [...text.matchAll(occurrences)].flatMap(([, id = '', body = '']) => {
    const set = referencesIn(body).at(-1)
    return set === undefined ? [] : [{ id, set }]
  })
  if (scale === undefined || drawn.length === 0) return []
  const found = new Map<string, number[]>()
  for (const { id, line } of new AnnotationReader(text).lines(drawn)) {
    const segments = found.get(id) ?? []
    found.set(id, segments)
    for (let i = 1; i < line.length; i++) {
      const [from, to] = [line[i - 1], line[i]]
      if (from && to) segments.push(...[...from, ...to].map((value) => value * scale))
    }
  }
  return [...found].map(([id, segments]) => ({ id, segments }))
}

/** A line of an occurrence. */
interface Drawn {
  id: string
  line: Line
}
interface Drawing extends Drawn {
  placement: string | undefined
}

/** Follows references through a file's text. What is not there is left out. */
class AnnotationReader {
  readonly #text: string
  readonly #shapes: ReadonlyMap<string, { type: string; body: string }>
  readonly #placedSets: ReadonlyMap<string, string>

  constructor(text: string) {
    this.#text = text
    this.#shapes = new Map(
      [...text.matchAll(shapes)].map(([, id = '', type = '', body = '']) => [id, { type, body }] as const),
    )
    this.#placedSets = new Map([...text.matchAll(placedSets)].map(([, id = '', body = '']) => [id, body] as const))
  }

  /** @param drawn occurrences of annotations, and the set that each draws */
  lines(drawn: readonly { id: string; set: string }[]): Drawn[] {
    const polylines: { id: string; places: string[] }[] = []
    const drawings: Drawing[] = []
    for (const { id, set } of drawn) {
      const { items, placement } = this.#set(set)
      for (const item of items) {
        const { type, body = '' } = this.#shapes.get(item) ?? {}
        if (type === 'POLYLINE') polylines.push({ id, places: referencesIn(body) })
        else if (type) drawings.push(...this.#curves(type, body).map((line) => ({ id, line, placement })))
      }
    }
    const points = this.#triples(new Set(polylines.flatMap(({ places }) => places)))
    const frames = this.#frames(new Set(drawings.flatMap(({ placement }) => placement ?? [])))
    return [
      ...polylines.map(({ id, places }) => ({ id, line: places.map((place) => points.get(place)) })),
      ...drawings.flatMap(({ id, line, placement }) => {
        if (placement === undefined) return [{ id, line }]
        const frame = frames.get(placement)
        return frame ? [{ id, line: line.map((point) => point && placed(frame, point)) }] : []
      }),
    ]
  }

  /** What a set holds, and where it is placed; anything else holds itself. */
  #set(id: string): { items: string[]; placement?: string | undefined } {
    const repositioned = this.#placedSets.get(id)
    if (repositioned !== undefined)
      return {
        items: referencesIn(itemsOf.exec(repositioned)?.[1] ?? ''),
        placement: placementOf.exec(repositioned)?.[1],
      }
    const shape = this.#shapes.get(id)
    return { items: shape && /GEOMETRIC_(CURVE_)?SET$/.test(shape.type) ? referencesIn(shape.body) : [id] }
  }

  /** Lines between places in a list of coordinates, from 1: those of curves, and the outlines of letters. */
  #curves(type: string, body: string): Line[] {
    const list = this.#shapes.get(referencesIn(body)[0] ?? '')
    if (list?.type !== 'COORDINATES_LIST') return []
    const coordinates = [...list.body.matchAll(/\(([^()]+)\)/g)].map(([, inside = '']) => pointOf(inside))
    const lines = type === 'TESSELLATED_CURVE_SET' ? placesIn(body) : outlineOf(trianglesOf(type, body))
    return lines.map((places) => places.map((place) => coordinates[place - 1]))
  }

  #triples(wanted: ReadonlySet<string>): Map<string, Vector | undefined> {
    const found = new Map<string, Vector | undefined>()
    if (wanted.size === 0) return found
    for (const [, id = '', inside = ''] of this.#text.matchAll(triples))
      if (wanted.has(id)) found.set(id, pointOf(inside))
    return found
  }

  #frames(wanted: ReadonlySet<string>): Map<string, Frame> {
    const found = new Map<string, Frame>()
    if (wanted.size === 0) return found
    const bodies = [...this.#text.matchAll(placements)].flatMap(([, id = '', body = '']) =>
      wanted.has(id) ? [{ id, references: referencesIn(body) }] : [],
    )
    const triples = this.#triples(new Set(bodies.flatMap(({ references }) => references)))
    for (const { id, references } of bodies) {
      const [origin, axis, reference] = references.map((triple) => triples.get(triple))
      if (origin) found.set(id, frameOf(origin, axis ?? [0, 0, 1], reference ?? [1, 0, 0]))
    }
    return found
  }
}

/** Lists of places, such as `((1,2),(2,3))`. */
const placesIn = (body: string) =>
  [...withoutNames(body).matchAll(/\(([\d\s,]+)\)/g)].map(([, inside = '']) => numbersIn(inside))

type Triangle = readonly [number, number, number]

/** The triangles of a filled letter or arrow: given one by one, or as strips and fans. */
function trianglesOf(type: string, body: string): Triangle[] {
  const [, , , , through = '', ...lists] = entriesOf(withoutNames(body))
  // where a list is given, triangles name places in it
  const table = numbersIn(through)
  const real = (place = 0) => (table.length > 0 ? (table[place - 1] ?? 0) : place)
  const [strips = [], fans = []] = lists.map((list) => placesIn(list).map((places) => places.map(real)))
  if (type === 'TRIANGULATED_SURFACE_SET') return strips.map(([a = 0, b = 0, c = 0]) => [a, b, c] as const)
  const byStrip = strips.flatMap((strip) =>
    strip.slice(2).map((place, i) => [strip[i] ?? 0, strip[i + 1] ?? 0, place] as const),
  )
  const byFan = fans.flatMap(([first = 0, ...rest]) =>
    rest.slice(1).map((place, i) => [first, rest[i] ?? 0, place] as const),
  )
  return [...byStrip, ...byFan]
}

/** The sides that only one triangle has. */
function outlineOf(triangles: readonly Triangle[]): [number, number][] {
  const sides = new Map<string, [number, number] | null>()
  for (const [a, b, c] of triangles) {
    // strips turn back by way of triangles without area
    if (a === b || b === c || c === a) continue
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const key = from < to ? `${from} ${to}` : `${to} ${from}`
      sides.set(key, sides.has(key) ? null : [from, to])
    }
  }
  return [...sides.values()].flatMap((side) => (side ? [side] : []))
}

/** Entries of a list, divided by the commas outside of parentheses. */
function entriesOf(list: string): string[] {
  const entries: string[] = []
  let [depth, start] = [0, 0]
  for (let i = 0; i <= list.length; i++) {
    const letter = list[i]
    if (letter === '(') depth++
    else if (letter === ')') depth--
    else if (letter === undefined || (letter === ',' && depth === 0)) {
      entries.push(list.slice(start, i))
      start = i + 1
    }
  }
  return entries
}

/** Where a placement is, and its axes. */
interface Frame {
  origin: Vector
  axes: readonly [Vector, Vector, Vector]
}

/** As AXIS2_PLACEMENT_3D: its z, and of the other direction what is at right angles to it as x. */
function frameOf(origin: Vector, axis: Vector, reference: Vector): Frame {
  const z = unitOf(axis)
  const x = unitOf(along(reference, z, -dot(reference, z)))
  return { origin, axes: [x, cross(z, x), z] }
}

const placed = ({ origin, axes: [x, y, z] }: Frame, [a, b, c]: Vector): Vector =>
  along(along(along(origin, x, a), y, b), z, c)

const numbersIn = (body: string) =>
  [...body.matchAll(/[-+]?\d[\d.]*(?:E[-+]?\d+)?/gi)].map(([number]) => Number(number))

function pointOf(inside: string): Vector | undefined {
  const [x, y, z] = numbersIn(inside)
  return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z]
}
