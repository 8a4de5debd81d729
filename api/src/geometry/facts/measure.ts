import type { HoleFacts, PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { buyToFlyOf, stockOf } from '@kerf/shared-contracts/rules/stock'
import type { TopoDS_Shape } from 'replicad-opencascadejs'
import { GeometryFailure } from '../failure.ts'
import { outlinePart21, part21Of } from '../part21.ts'
import { Bounds } from '../scene.ts'
import { type Body, findBodies } from './bodies.ts'
import { type Box, boxOf, matrixOf, movedBox } from './boxes.ts'
import type { FactsKernel } from './kernel.ts'
import { type MeasuredBody, measureBody } from './measure-body.ts'
import { textFacts } from './text-facts.ts'

/** Rays for walls, and as many again for setups, over all bodies. */
const allRays = 40_000
const leastRays = 500
/** Bodies beyond this many have no place in facts; their volumes and sizes count. */
const mostBodies = 500
const mostHoles = 2000
/** After so many milliseconds the bodies that are left are measured without walls, setups and corners. */
const patience = 15_000

/**
 * Measures a STEP file.
 * @throws GeometryFailure when there is nothing to measure; any other error is the kernel's
 */
export function measureStep(oc: FactsKernel, step: Buffer, now: () => number = () => performance.now()): PartFacts {
  const part21 = part21Of(step)
  const outline = outlinePart21(part21)
  const shape = readShape(oc, part21)
  if (!shape)
    throw new GeometryFailure(outline.hasExternalReferences ? 'geometry.external_references' : 'geometry.empty')
  const { bodies, faces } = findBodies(oc, shape)
  const until = now() + patience
  const rays = Math.max(leastRays, Math.floor(allRays / Math.max(1, bodies.length)))
  let isCutShort = false
  const measured = bodies.flatMap((body) => {
    const isLate = now() > until
    isCutShort ||= isLate
    const found = measureBody(oc, body, isLate ? 0 : rays)
    return found ? [{ ...found, body, outer: outerBox(oc, body, found.box) }] : []
  })
  if (measured.length === 0) {
    throw new GeometryFailure(outline.hasExternalReferences ? 'geometry.external_references' : 'geometry.empty')
  }
  const facts = {
    ...totals(measured),
    faces,
    isCutShort,
    unit: outline.declaredUnit,
    ...textFacts(part21.toString('latin1')),
  }
  shape.delete()
  return facts
}

function readShape(oc: FactsKernel, part21: Buffer): TopoDS_Shape | null {
  const reader = new oc.STEPControl_Reader()
  const progress = new oc.Message_ProgressRange()
  try {
    oc.FS.writeFile('/part.step', part21)
    const status = reader.ReadFile('/part.step')
    oc.FS.unlink('/part.step')
    if (status !== 'IFSelect_RetDone') throw new GeometryFailure('geometry.unreadable', `read status ${status}`)
    reader.TransferRoots(progress)
    const shape = reader.OneShape()
    return shape.IsNull() ? null : shape
  } finally {
    progress.delete()
    reader.delete()
  }
}

/** Extents of all copies of a body. */
function outerBox(oc: FactsKernel, body: Body, box: Box): Box {
  const bounds = new Bounds()
  const [first, ...others] = body.copies
  bounds.add(box.min)
  bounds.add(box.max)
  const back = first ? first.shape.Location().Inverted() : null
  for (const { shape } of others) {
    const move = back && shape.Location().Multiplied(back)
    const moved = (move && movedBox(box, matrixOf(move))) ?? boxOf(oc, shape, 'exact')
    move?.delete()
    for (const corner of moved ? [moved.min, moved.max] : []) bounds.add(corner)
  }
  back?.delete()
  return { min: bounds.min, max: bounds.max }
}

type Measured = MeasuredBody & { body: Body; outer: Box }

const copiesOf = ({ body }: Measured) => body.copies.length
const sum = (values: readonly number[]) => Number(values.reduce((total, value) => total + value, 0).toPrecision(9))

function totals(
  measured: readonly Measured[],
): Omit<
  PartFacts,
  'faces' | 'isCutShort' | 'unit' | 'products' | 'authorSystem' | 'annotations' | 'tolerances' | 'dimensions'
> {
  const bounds = new Bounds()
  for (const { outer } of measured) {
    bounds.add(outer.min)
    bounds.add(outer.max)
  }
  const [x, y, z] = bounds.size
  const solids = measured.filter(({ facts }) => facts.isSolid)
  const volume = sum(solids.map((body) => (body.facts.volumeMm3 ?? 0) * copiesOf(body)))
  const stock = stockOf(measured.map((body) => ({ stockMm: body.facts.stockMm, copies: copiesOf(body) })))
  const walls = measured.flatMap(({ facts }) => facts.wall?.thicknessMm ?? [])
  const kind = (name: keyof PartFacts['faceKinds']) =>
    sum(measured.map((body) => (body.faceKinds[name] ?? 0) * copiesOf(body)))
  return {
    sizeMm: [micrometre(x), micrometre(y), micrometre(z)],
    volumeMm3: solids.length > 0 ? volume : null,
    noVolume: solids.length === measured.length ? null : 'open_surfaces',
    areaMm2: sum(measured.map((body) => body.facts.areaMm2 * copiesOf(body))),
    solids: sum(solids.map(copiesOf)),
    faceKinds: {
      plane: kind('plane'),
      cylinder: kind('cylinder'),
      cone: kind('cone'),
      sphere: kind('sphere'),
      torus: kind('torus'),
      freeform: kind('freeform'),
    },
    instances: sum(measured.map(copiesOf)),
    bodies: measured.slice(0, mostBodies).map(({ facts }) => facts),
    holes: holesOf(measured),
    sharpCorners: measured
      .slice(0, mostBodies)
      .flatMap(({ sharpCorners }, body) => sharpCorners.map((corner) => ({ ...corner, body }))),
    wallMm: walls.length > 0 ? Math.min(...walls) : null,
    setups: Math.max(0, ...measured.map(({ facts }) => facts.setups.length)),
    stockMm3: stock,
    buyToFly: buyToFlyOf(stock, volume),
  }
}

const micrometre = (mm: number) => Math.round(mm * 1000) / 1000

const holesOf = (measured: readonly Measured[]): HoleFacts[] =>
  measured
    .slice(0, mostBodies)
    .flatMap(({ holes }, body) => holes.map((hole) => ({ ...hole, body })))
    .slice(0, mostHoles)
