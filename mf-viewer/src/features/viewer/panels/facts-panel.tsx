import type { Geometry, MeantUnit, PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { isBelievable } from '@kerf/shared-contracts/rules/part-unit'
import { measuredFacts } from '@kerf/shared-parts/measures/measured-facts.ts'
import { text as measures } from '@kerf/shared-parts/measures/text.ts'
import { color, fontSize, fontWeight, radius, space, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { Ruler, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin-bottom: ${space[8]};
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;

  th {
    padding: 5px ${space[8]} 5px 0;
    color: ${color.textMuted};
    font-weight: ${fontWeight.regular};
    text-align: start;
  }
  th {
    vertical-align: top;
  }
  td {
    padding: 5px 0;
    text-align: end;
  }
  tr + tr > * {
    border-top: 1px solid ${color.border};
  }
`

export const Notice = styled.p`
  display: flex;
  gap: ${space[8]};
  margin-top: ${space[8]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${toneColor('yellow').soft};
  color: ${toneColor('yellow').text};
  font-size: ${fontSize[13]};

  svg {
    flex: none;
    margin-top: 2px;
  }
`

const Lines = styled.td`
  white-space: pre-line;
`

const OneLine = styled.td`
  white-space: nowrap;
`

/** What the table says already, out of the model. */
const knownAnyway: readonly string[] = [measures.size, measures.solids, measures.unit]

/** What is known of a model; a model that the browser made knows nothing of solids. */
export type ModelFacts = Omit<NonNullable<Geometry['facts']>, 'solids'> & { solids: number | null }

interface FactsPanelProps {
  facts: ModelFacts
  /** Bytes of the STEP file. */
  fileSize: number
  /** What was measured in the file, once it is. */
  measured: PartFacts | null
  /** In which unit somebody said that the file's numbers are meant; null while nobody has. */
  meantUnit: MeantUnit | null
}

/** The size and make-up of the part, in words for those who do not see the picture. */
export function FactsPanel({ facts, fileSize, measured, meantUnit }: FactsPanelProps) {
  const rows = [
    [text.facts.size, text.millimetres(facts.sizeMm)],
    [text.facts.inches, text.inches(facts.sizeMm)],
    [text.facts.parts, facts.parts.toLocaleString(locale())],
    ...(facts.instances > facts.parts ? [[text.facts.instances, facts.instances.toLocaleString(locale())]] : []),
    ...(facts.solids === null
      ? []
      : [
          [text.facts.solids, facts.solids.toLocaleString(locale())],
          [text.facts.unit, facts.unit ?? text.facts.noUnit],
        ]),
    ...(meantUnit === 'mm' || meantUnit === 'in' ? [[text.facts.meant, text.facts.units[meantUnit]]] : []),
    [text.facts.file, formatFileSize(fileSize)],
  ]
  const further = measured ? measuredFacts(measured).filter(({ label }) => !knownAnyway.includes(label)) : []
  return (
    <section aria-label={text.facts.title}>
      <Title>
        <Ruler size={15} aria-hidden />
        {text.facts.title}
      </Title>
      <Table>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <OneLine>{value}</OneLine>
            </tr>
          ))}
          {further.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Lines>{value}</Lines>
            </tr>
          ))}
        </tbody>
      </Table>
      {facts.solids === 0 && (
        <Notice>
          <TriangleAlert size={15} aria-hidden />
          {text.facts.surfacesOnly}
        </Notice>
      )}
      {meantUnit === null && !isBelievable(facts.sizeMm) && (
        <Notice>
          <TriangleAlert size={15} aria-hidden />
          {text.facts.unusual}
        </Notice>
      )}
    </section>
  )
}
