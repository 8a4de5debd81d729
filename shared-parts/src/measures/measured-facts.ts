import type { HoleFacts, PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import type { Definition } from '@kerf/shared-ui/content/definition-list.tsx'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { text } from './text.ts'

/** A part in a few words: size, volume and holes. */
export function shortFacts(facts: PartFacts): string {
  const { sizeMm, volumeMm3 } = facts
  const count = facts.holes.reduce((sum, hole) => sum + copiesOf(facts, hole), 0)
  return [
    text.millimetres(sizeMm),
    ...(volumeMm3 === null ? [] : [text.cubic(volumeMm3)]),
    ...(count > 0 ? [text.holeCount(count)] : []),
  ].join(' · ')
}

const copiesOf = ({ bodies }: PartFacts, { body }: Pick<HoleFacts, 'body'>) => bodies[body]?.firstFaces.length ?? 1

/** The unit of the file, in words where it is not one. */
function unitWords({ unit }: PartFacts): string {
  if (unit === 'several') return text.severalUnits
  return unit === 'other' ? text.otherUnit : (unit ?? text.noUnit)
}

/** What was measured of a part, each with its label. */
export function measuredFacts(facts: PartFacts): Definition[] {
  const [only, ...others] = facts.bodies
  const given = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  const marks = facts.annotations + facts.tolerances + facts.dimensions
  return [
    { label: text.size, value: text.sizes(facts.sizeMm) },
    { label: text.volume, value: volumeWords(facts) },
    { label: text.area, value: text.square(facts.areaMm2) },
    { label: text.wall, value: facts.wallMm === null ? text.notKnown : text.millimetre(facts.wallMm) },
    { label: text.setups, value: facts.setups > 0 ? String(facts.setups) : text.notKnown },
    {
      label: text.stock,
      value:
        only && others.length === 0 && facts.instances === 1
          ? text.block(only.stockMm, facts.buyToFly)
          : text.ofStock(facts.stockMm3, facts.buyToFly),
    },
    { label: text.solids, value: text.copies(facts.bodies.length, facts.instances) },
    { label: text.faces, value: facts.faces.toLocaleString(locale()) },
    ...given(text.corners, facts.sharpCorners.length > 0 ? String(facts.sharpCorners.length) : null),
    ...given(text.annotations, marks > 0 ? text.pmi(facts.annotations, facts.tolerances, facts.dimensions) : null),
    { label: text.unit, value: unitWords(facts) },
    ...given(text.author, facts.authorSystem),
  ]
}

function volumeWords({ volumeMm3, noVolume }: PartFacts): string {
  if (volumeMm3 === null) return noVolume ? text.noVolume[noVolume] : text.notKnown
  const volume = text.cubic(volumeMm3)
  return noVolume ? text.someVolume(volume) : volume
}

export interface HoleRow extends Pick<HoleFacts, 'kind' | 'diameterMm' | 'widestMm' | 'depthMm' | 'ratio'> {
  id: string
  count: number
}

/** Holes that are alike make one row; those of a body count once for each of its copies. */
export function holeRows(facts: PartFacts): HoleRow[] {
  const rows = new Map<string, HoleRow>()
  for (const { kind, diameterMm, widestMm, depthMm, ratio, body } of facts.holes) {
    const id = [kind, diameterMm.toFixed(2), widestMm.toFixed(2), depthMm.toFixed(2)].join(' ')
    const row = rows.get(id) ?? { id, kind, diameterMm, widestMm, depthMm, ratio, count: 0 }
    row.count += copiesOf(facts, { body })
    rows.set(id, row)
  }
  return [...rows.values()].sort((a, b) => a.diameterMm - b.diameterMm)
}
