import type { BodyFacts, FileFacts, MeantUnit, PartFacts } from '../contracts/geometry.ts'
import { buyToFlyOf, stockFor, stockOf } from './stock.ts'

/** Millimetres in each unit that a STEP file may declare. */
const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, µm: 0.001, in: 25.4, ft: 304.8 }

/** A part whose longest side lies between these, in millimetres, is nothing to ask about. */
const believable = { least: 3, most: 2500 }

type Size = PartFacts['sizeMm']

const scaled = ([x, y, z]: Size, by: number): Size => [rounded(x * by), rounded(y * by), rounded(z * by)]
const rounded = (mm: number) => Math.round(mm * 1000) / 1000

/** Whether a part may well have this size in millimetres. */
export function isBelievable(size: Size): boolean {
  const longest = Math.max(...size)
  return longest >= believable.least && longest <= believable.most
}

/** What the kernel converted from, without that numbers could be told in another unit: `several` or `other`. */
const isConverted = (unit: string | null) => unit !== null && millimetres[unit] === undefined

/** How much larger everything is when the file's numbers are meant in another unit than they were read in. */
export function unitGrowth(facts: Pick<PartFacts, 'unit'>, meant: MeantUnit): number {
  const read = millimetres[facts.unit ?? 'mm'] ?? 1
  return meant === 'as_read' || isConverted(facts.unit) ? 1 : (millimetres[meant] ?? 1) / read
}

/**
 * The question to ask of a file whose size is hard to believe (docs/product/files.md, 'Facts'): a drawing in inches
 * that was exported as millimetres is a crumb, and the other way round a house. Null when there is nothing to ask.
 */
export function unitQuestion(facts: Pick<PartFacts, 'sizeMm' | 'unit'>): FileFacts['unitQuestion'] {
  const { sizeMm } = facts
  if (isBelievable(sizeMm) && facts.unit !== null) return null
  const others = (['mm', 'in'] as const).filter((unit) => unitGrowth(facts, unit) !== 1)
  const [first] = others
  // Of two, the one that makes a part that can be.
  const otherUnit = others.find((unit) => isBelievable(scaled(sizeMm, unitGrowth(facts, unit)))) ?? first
  return otherUnit ? { sizeMm, otherUnit, otherSizeMm: scaled(sizeMm, unitGrowth(facts, otherUnit)) } : null
}

/** The facts of a part whose numbers are meant in this unit. */
export function inMeantUnit(facts: PartFacts, meant: MeantUnit): PartFacts {
  const by = unitGrowth(facts, meant)
  if (by === 1) return facts
  const lengths = (mm: number) => rounded(mm * by)
  const bodies = facts.bodies.map((body) => inOtherUnit(body, by))
  // Of bodies beyond those that have a place in the facts only the sum is known.
  const others = Math.max(0, facts.stockMm3 - blocksOf(facts.bodies)) * by ** 3
  const stockMm3 = Number((blocksOf(bodies) + others).toPrecision(9))
  const volumeMm3 = volumeIn(facts.volumeMm3, by)
  return {
    ...facts,
    sizeMm: scaled(facts.sizeMm, by),
    volumeMm3,
    areaMm2: Number((facts.areaMm2 * by ** 2).toPrecision(9)),
    stockMm3,
    buyToFly: facts.buyToFly && buyToFlyOf(stockMm3, volumeMm3),
    wallMm: facts.wallMm && lengths(facts.wallMm),
    bodies,
    holes: facts.holes.map((hole) => ({
      ...hole,
      diameterMm: lengths(hole.diameterMm),
      widestMm: lengths(hole.widestMm),
      depthMm: lengths(hole.depthMm),
    })),
  }
}

const blocksOf = (bodies: readonly BodyFacts[]) =>
  stockOf(bodies.map(({ stockMm, firstFaces }) => ({ stockMm, copies: firstFaces.length })))
const volumeIn = (mm3: number | null, by: number) => mm3 && Number((mm3 * by ** 3).toPrecision(9))

/** The block is chosen anew: what it is larger than the body does not grow with it. */
function inOtherUnit(body: BodyFacts, by: number): BodyFacts {
  const { turned, wall } = body
  const sizeMm = scaled(body.sizeMm, by)
  return {
    ...body,
    sizeMm,
    volumeMm3: volumeIn(body.volumeMm3, by),
    areaMm2: Number((body.areaMm2 * by ** 2).toPrecision(9)),
    stockMm: stockFor(sizeMm),
    turned: turned && {
      ...turned,
      diameterMm: rounded(turned.diameterMm * by),
      lengthMm: rounded(turned.lengthMm * by),
    },
    wall: wall && { ...wall, thicknessMm: rounded(wall.thicknessMm * by) },
  }
}
