import type { PartFacts } from '../../contracts/geometry.ts'
import { shownValue } from '../catalog.ts'
import { decimalsOf } from '../currencies.ts'
import { fromCents, sumMoney, toCents, unitPriceOf } from '../money.ts'
import type { CostTables, MaterialCost, ProcessCost, ToleranceCost } from './cost-tables.ts'
import { estimateText as text } from './estimate-text.ts'

/** What is asked of a part, with the catalogue's values. */
export interface EstimateWish {
  material: string
  materialGrade: string | null
  finishing: string | null
  tolerance: string
  process: string | null
}

export type EstimateKind =
  | 'material'
  | 'machining'
  | 'setups'
  | 'holes'
  | 'tolerance'
  | 'finishing'
  | 'margin'
  | 'minimum'
  | 'rounding'

/** A part of an estimate. */
export interface EstimateLine {
  kind: EstimateKind
  /** What it is for, in words. */
  words: string
  amount: string
}

/** What so many pieces would cost; the lines add up to the total. */
export interface Estimate {
  quantity: number
  currency: string
  unitPrice: string
  total: string
  lines: EstimateLine[]
  /** What had to be assumed, in words. */
  assumptions: string[]
}

/** Why there is no estimate: it is better to say so than to guess. */
export type NoEstimate = 'no_volume' | 'material_unknown' | 'process_unknown' | 'finish_unknown' | 'tolerance_unknown'

export type EstimateResult = { estimate: Estimate; reason: null } | { estimate: null; reason: NoEstimate }

/** Processes that are machined when nobody chose. */
const isOpenChoice = (process: string) => process === 'recommendation' || process === 'no_preference'
/** The process by which a part is estimated. */
export const processOf = (process: string | null): string =>
  !process || isOpenChoice(process) ? 'cnc_machining' : process
/** Finishes that cost nothing. */
const isFree = (finish: string | null) => !finish || finish === 'As Machined' || finish === 'None'

/**
 * Estimates what some pieces of a part cost (docs/product/estimates.md, 'How it is made'). Times and weights are whole
 * seconds and grams, rounded up; amounts are exact from there on.
 */
export function estimate(facts: PartFacts, wish: EstimateWish, quantity: number, tables: CostTables): EstimateResult {
  const material = materialOf(wish, tables)
  const process = tables.processes.find((row) => row.process === processOf(wish.process))
  const finish = tables.finishes.find((row) => row.finish === wish.finishing)
  if (facts.volumeMm3 === null || facts.volumeMm3 <= 0 || facts.noVolume) return none('no_volume')
  if (!material) return none('material_unknown')
  if (!process) return none('process_unknown')
  if (!finish && !isFree(wish.finishing)) return none('finish_unknown')
  // Parts that were entered by hand may ask for none.
  const closer = tables.tolerances.find((row) => row.tolerance === (wish.tolerance || 'standard'))
  if (!closer) return none('tolerance_unknown')
  const work = workOf(facts, { material, process, closer, tables })
  const pay = (seconds: number) => timeCost(process.hourlyRate, seconds)
  const pieces = BigInt(quantity)
  const areaDm2 = Math.ceil(facts.areaMm2 / 100) / 100
  const lines: EstimateLine[] = [
    line('material', text.material(work.grams / 1000), weightCost(material.pricePerKg, work.grams) * pieces),
    line('machining', text.machining(work.machining / 60), pay(work.machining) * pieces),
    line('setups', text.setups(work.setups, work.clampings), pay(work.preparing) + pay(work.clamping) * pieces),
    line('holes', text.holes(work.holes), pay(work.drilling) * pieces),
    line('tolerance', text.tolerance, pay(work.tolerance) * pieces),
    line(
      'finishing',
      text.finishing(shownValue(wish.finishing), areaDm2),
      finish ? toCents(finish.perLot) + hundredths(toCents(finish.perSquareDecimetre), areaDm2) * pieces : 0n,
    ),
  ].filter(({ amount }) => amount !== '0.00')
  const assumptions = [
    ...(work.unknown > 0 ? [text.unknownSetups(work.unknown)] : []),
    ...(work.unplaced > 0 ? [text.unplacedSetups(work.unplaced)] : []),
  ]
  return { estimate: { ...priced(lines, quantity, tables), assumptions }, reason: null }
}

const none = (reason: NoEstimate): EstimateResult => ({ estimate: null, reason })
const line = (kind: EstimateKind, words: string, cents: bigint): EstimateLine => ({
  kind,
  words,
  amount: fromCents(cents),
})

function materialOf({ material, materialGrade }: EstimateWish, { materials }: CostTables): MaterialCost | undefined {
  const ofMaterial = materials.filter((row) => row.material === material)
  return ofMaterial.find(({ grade }) => grade === materialGrade) ?? ofMaterial.find(({ grade }) => grade === null)
}

interface Clamping {
  /** To prepare, over all bodies. */
  setups: number
  /** Of a piece, over all copies of all bodies. */
  clampings: number
  /** Bodies whose clamping is unknown: each counts as one setup. */
  unknown: number
  /** Copies beyond those that have a place in the facts: all of them together count with one setup. */
  unplaced: number
}

/** Every body is prepared for in its own way, and every copy of it clamped. */
function clampingOf({ bodies, instances }: PartFacts): Clamping {
  const known = bodies.map(({ setups, firstFaces }) => ({
    setups: Math.max(1, setups.length),
    copies: Math.max(1, firstFaces.length),
  }))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  // How many kinds they are of nobody knows.
  const others = Math.max(0, instances - sum(known.map(({ copies }) => copies)))
  return {
    setups: sum(known.map(({ setups }) => setups)) + (others > 0 ? 1 : 0),
    clampings: sum(known.map(({ setups, copies }) => setups * copies)) + others,
    unknown: bodies.filter(({ setups }) => setups.length === 0).length,
    unplaced: others,
  }
}

/** What is built up stands on one plate. */
const onePlate: Clamping = { setups: 1, clampings: 1, unknown: 0, unplaced: 0 }

/** How long everything takes, in seconds, and what goes into a piece. */
function workOf(
  facts: PartFacts,
  {
    material,
    process,
    closer,
    tables,
  }: { material: MaterialCost; process: ProcessCost; closer: ToleranceCost; tables: CostTables },
) {
  const volume = facts.volumeMm3 ?? 0
  const used = process.isAdditive ? volume : facts.stockMm3
  const moved = process.isAdditive ? volume : Math.max(0, facts.stockMm3 - volume)
  // A percentage of aluminum's speed: harder materials take longer by as much.
  const slower = 100 / material.speedPercent
  const machining = 60 * slower * (moved / process.removalMm3PerMinute + facts.areaMm2 / process.surfaceMm2PerMinute)
  const copiesOf = (body: number) => facts.bodies[body]?.firstFaces.length ?? 1
  const holes = process.isAdditive ? 0 : facts.holes.reduce((sum, { body }) => sum + copiesOf(body), 0)
  const depth = facts.holes.reduce((sum, hole) => sum + hole.depthMm * copiesOf(hole.body), 0)
  const drilling = holes === 0 ? 0 : holes * tables.secondsPerHole + (60 * slower * depth) / tables.drillMmPerMinute
  const clamping = process.isAdditive ? onePlate : clampingOf(facts)
  return {
    grams: Math.ceil((used * material.densityKgM3) / 1_000_000),
    machining: Math.ceil(machining),
    holes,
    drilling: Math.ceil(drilling),
    ...clamping,
    preparing: clamping.setups * process.setupMinutes * 60,
    clamping: clamping.clampings * process.clampSeconds,
    tolerance: Math.ceil((machining * closer.extraPercent) / 100) + holes * closer.secondsPerHole,
  }
}

/** Rounded half up to whole cents. */
const divided = (cents: bigint, by: bigint) => (cents * 2n + by) / (by * 2n)
const timeCost = (hourlyRate: string, seconds: number) => divided(toCents(hourlyRate) * BigInt(seconds), 3600n)
const weightCost = (pricePerKg: string, grams: number) => divided(toCents(pricePerKg) * BigInt(grams), 1000n)
/** @param times with at most two decimals */
const hundredths = (cents: bigint, times: number) => divided(cents * BigInt(Math.round(times * 100)), 100n)

/** Adds the margin, what is missing to the smallest order, and what makes the total payable in the currency. */
function priced(costs: readonly EstimateLine[], quantity: number, tables: CostTables): Omit<Estimate, 'assumptions'> {
  const cost = toCents(sumMoney(costs.map(({ amount }) => amount)))
  const unit = decimalsOf(tables.currency) === 0 ? 100n : 1n
  const withMargin = divided(cost * BigInt(100 + tables.marginPercent), 100n)
  const least = toCents(tables.minimumOrder)
  const missing = least > withMargin ? least - withMargin : 0n
  const wanted = withMargin + missing
  const payable = ((wanted + unit - 1n) / unit) * unit
  const added: EstimateLine[] = [
    line('margin', text.margin(tables.marginPercent), withMargin - cost),
    line('minimum', text.minimum, missing),
    line('rounding', text.rounding(tables.currency), payable - wanted),
  ]
  const total = fromCents(payable)
  return {
    quantity,
    currency: tables.currency,
    unitPrice: unitPriceOf(total, quantity),
    total,
    lines: [...costs, ...added.filter(({ amount }) => amount !== '0.00')],
  }
}

/** 1, 10, 100 and what was asked for, each once. */
export function estimatedQuantities(asked: readonly number[]): number[] {
  return [...new Set([1, 10, 100, ...asked])].filter((quantity) => quantity > 0).sort((a, b) => a - b)
}

/** What would make a part cheaper, and by how many percent. */
export interface EstimateHint {
  words: string
  percent: number
}

/** Looks for what would make some pieces cheaper, the most first; less than a percent is not worth a word. */
export function cheaperWays(
  facts: PartFacts,
  wish: EstimateWish,
  quantity: number,
  tables: CostTables,
): EstimateHint[] {
  const now = estimate(facts, wish, quantity, tables).estimate
  if (!now) return []
  const perPiece = (result: EstimateResult, pieces: number) =>
    result.estimate ? Number(result.estimate.total) / pieces : Infinity
  const present = Number(now.total) / quantity
  const hint = (words: string, other: EstimateResult, pieces = quantity): EstimateHint => ({
    words,
    percent: Math.round((1 - perPiece(other, pieces) / present) * 100),
  })
  const ways = [
    ...(wish.tolerance === 'standard'
      ? []
      : [
          hint(
            text.standardTolerance(wish.tolerance),
            estimate(facts, { ...wish, tolerance: 'standard' }, quantity, tables),
          ),
        ]),
    ...(isFree(wish.finishing)
      ? []
      : [hint(text.noFinish, estimate(facts, { ...wish, finishing: 'As Machined' }, quantity, tables))]),
    ...(quantity < 100
      ? [
          hint(
            text.pieces(quantity < 10 ? 10 : 100),
            estimate(facts, wish, quantity < 10 ? 10 : 100, tables),
            quantity < 10 ? 10 : 100,
          ),
        ]
      : []),
  ]
  return ways.filter(({ percent }) => percent >= 1 && Number.isFinite(percent)).sort((a, b) => b.percent - a.percent)
}
