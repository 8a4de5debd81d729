import { Part21, part21Text, type Vec3 } from './part21.ts'
import { Products } from './product.ts'
import { circle, type Outline, roundedRectangle, Solid } from './solid.ts'

const steelBlue: Vec3 = [0.42, 0.52, 0.62]
const aluminium: Vec3 = [0.78, 0.8, 0.82]
const brass: Vec3 = [0.83, 0.67, 0.29]

/** An angle bracket, 90 x 60 x 75 mm: counterbored base, boss and bore in the upright. */
export function bracketStep(fileName = 'bracket.step'): string {
  const part = new Part21()
  const products = new Products(part)
  const solid = new Solid(part)
  // the side view, seen along -y: x to the right, z up
  const profile: Outline = {
    start: [0, 0],
    segments: [
      { to: [90, 0] },
      { to: [90, 7] },
      { to: [87, 10], center: [87, 7], turn: 'left' },
      { to: [20, 10] },
      { to: [12, 18], center: [20, 18], turn: 'right' },
      { to: [12, 72] },
      { to: [9, 75], center: [9, 72], turn: 'left' },
      { to: [0, 75] },
      { to: [0, 0] },
    ],
  }
  const { sides } = solid.extrude({ origin: [0, 30, 0], x: [1, 0, 0], y: [0, 0, 1] }, [profile], 60)
  const [underside, , , deck, , front, , , back] = sides[0] ?? []
  if (!underside || !deck || !front || !back) throw new Error('The profile has nine sides')
  for (const x of [38, 74]) {
    for (const y of [-18, 18]) {
      const seat = solid.bore(deck, [x, y, 10], 6, 4)
      solid.bore(seat, [x, y, 6], 3.3, 6, underside)
    }
  }
  const boss = solid.boss(front, [12, 0, 45], 18, 6)
  solid.bore(boss, [18, 0, 45], 11, 18, back)
  for (const [y, z] of [
    [-22, 65],
    [22, 65],
    [-22, 27],
    [22, 27],
  ] as const)
    solid.bore(front, [12, y, z], 2.75, 12, back)
  products.part('Bracket KB-104', solid.finish(part21Text('Bracket')), steelBlue)
  products.finish()
  return part.toString(fileName)
}

/** A block, 120 x 80 x 25 mm: bores through, blind, and a pocket with round ends. */
export function blockStep(fileName = 'block.step'): string {
  const part = new Part21()
  const products = new Products(part)
  const solid = new Solid(part)
  const slot: Outline = {
    start: [-15, 6],
    segments: [
      { to: [15, 6] },
      { to: [15, -6], center: [15, 0], turn: 'right' },
      { to: [-15, -6] },
      { to: [-15, 6], center: [-15, 0], turn: 'right' },
    ],
  }
  const { top, sides } = solid.extrude(
    { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] },
    [
      roundedRectangle(120, 80, 10),
      slot,
      ...[-48, 48].flatMap((x) => [-28, 28].map((y) => circle([x, y], 4.5, 'hole'))),
    ],
    25,
  )
  for (const x of [-30, 0, 30]) solid.bore(top, [x, 25, 25], 5, 14)
  const front = sides[0]?.[0]
  if (front) solid.bore(front, [0, -40, 12.5], 4, 20)
  products.part('Block KB-220', solid.finish(part21Text('Block')), aluminium)
  products.finish()
  return part.toString(fileName)
}

/** An assembly of two different parts with Japanese names, 100 x 70 x 42 mm: a base and four posts. */
export function assemblyStep(fileName = 'assembly.step'): string {
  const part = new Part21()
  const products = new Products(part)
  const base = new Solid(part)
  const corners = [-38, 38].flatMap((x) => [-23, 23].map((y) => [x, y] as const))
  base.extrude(
    { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] },
    [roundedRectangle(100, 70, 12), circle([0, 0], 18, 'hole'), ...corners.map((corner) => circle(corner, 3, 'hole'))],
    12,
  )
  const post = new Solid(part)
  post.extrude(
    { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] },
    [circle([0, 0], 8, 'body'), circle([0, 0], 3, 'hole')],
    30,
  )
  const plate = products.part('ベース板', base.finish(part21Text('ベース板')), steelBlue)
  const collar = products.part('カラー φ16', post.finish(part21Text('カラー')), brass)
  products.assembly('治具 KA-310', [
    { product: plate, name: 'ベース板', at: [0, 0, 0] },
    ...corners.map(([x, y], i) => ({ product: collar, name: `カラー ${i + 1}`, at: [x, y, 12] as const })),
  ])
  products.finish()
  return part.toString(fileName)
}
