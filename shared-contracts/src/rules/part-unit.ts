import type { FileFacts, MeantUnit, PartFacts } from '../contracts/geometry.ts'

/** Millimetres in each unit that a STEP file may declare. */
const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, µm: 0.001, in: 25.4, ft: 304.8 }

/** A part whose longest side lies between these, in millimetres, is nothing to ask about. */
const believable = { least: 3, most: 2500 }

type Size = PartFacts['sizeMm']

const scaled = ([x, y, z]: Size, by: number): Size => [rounded(x * by), rounded(y * by), rounded(z * by)]
const rounded = (mm: number) => Math.round(mm * 1000) / 1000
const isBelievable = (size: Size) => Math.max(...size) >= believable.least && Math.max(...size) <= believable.most

/** How much larger everything is when the file's numbers are meant in another unit than they were read in. */
function growth(facts: Pick<PartFacts, 'unit'>, meant: MeantUnit): number {
  const read = millimetres[facts.unit ?? 'mm'] ?? 1
  return meant === 'as_read' ? 1 : (millimetres[meant] ?? 1) / read
}

/**
 * The question to ask of a file whose size is hard to believe (docs/product/files.md, 'Facts'): a drawing in inches
 * that was exported as millimetres is a crumb, and the other way round a house. Null when there is nothing to ask.
 */
export function unitQuestion(facts: Pick<PartFacts, 'sizeMm' | 'unit'>): FileFacts['unitQuestion'] {
  const { sizeMm } = facts
  if (isBelievable(sizeMm) && facts.unit !== null) return null
  const others = (['mm', 'in'] as const).filter((unit) => growth(facts, unit) !== 1)
  const [first] = others
  // Of two, the one that makes a part that can be.
  const otherUnit = others.find((unit) => isBelievable(scaled(sizeMm, growth(facts, unit)))) ?? first
  return otherUnit ? { sizeMm, otherUnit, otherSizeMm: scaled(sizeMm, growth(facts, otherUnit)) } : null
}

/** The facts of a part whose numbers are meant in this unit. */
export function inMeantUnit(facts: PartFacts, meant: MeantUnit): PartFacts {
  const by = growth(facts, meant)
  if (by === 1) return facts
  const lengths = (mm: number) => rounded(mm * by)
  const volume = (mm3: number | null) => mm3 && Number((mm3 * by ** 3).toPrecision(9))
  return {
    ...facts,
    sizeMm: scaled(facts.sizeMm, by),
    volumeMm3: volume(facts.volumeMm3),
    areaMm2: Number((facts.areaMm2 * by ** 2).toPrecision(9)),
    stockMm3: volume(facts.stockMm3) ?? 0,
    wallMm: facts.wallMm && lengths(facts.wallMm),
    bodies: facts.bodies.map((body) => ({
      ...body,
      sizeMm: scaled(body.sizeMm, by),
      volumeMm3: volume(body.volumeMm3),
      areaMm2: Number((body.areaMm2 * by ** 2).toPrecision(9)),
      stockMm: scaled(body.stockMm, by),
      turned: body.turned && {
        ...body.turned,
        diameterMm: lengths(body.turned.diameterMm),
        lengthMm: lengths(body.turned.lengthMm),
      },
      wall: body.wall && { ...body.wall, thicknessMm: lengths(body.wall.thicknessMm) },
    })),
    holes: facts.holes.map((hole) => ({
      ...hole,
      diameterMm: lengths(hole.diameterMm),
      widestMm: lengths(hole.widestMm),
      depthMm: lengths(hole.depthMm),
    })),
  }
}
