import type { DecidedCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import { largestDeviation } from '@kerf/shared-contracts/rules/characteristics'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { fontSize } from '@kerf/shared-ui/theme/tokens.ts'
import { Box, Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { useModelDialog } from '../files/model-dialog.tsx'
import { CharacteristicsFrame } from './characteristics-style.tsx'
import { DeviationDrawing } from './deviation-drawing.tsx'
import { text } from './text.ts'
import { VerdictBadge } from './verdict-badge.tsx'
import { characteristicName, measuredWords, requiredWords, signedWords } from './words.ts'

const words = text.characteristics

/** Rows that are shown at first, and that each click adds. */
const atOnce = 50

const Small = styled.span`
  display: block;
  font-size: ${fontSize[12]};
`

interface CharacteristicsTableProps<Row extends DecidedCharacteristic> {
  /** Accessible name. */
  caption: string
  rows: readonly Row[]
  /** The part of an order of several parts that a row belongs to. */
  partOf?: ((row: Row) => string | undefined) | undefined
  /** What stands in the last column; the decision so far by default. */
  decision?: ((row: Row) => ReactNode) | undefined
}

/** Inspected characteristics with their deviations drawn; those out of tolerance can be shown alone. */
export function CharacteristicsTable<Row extends DecidedCharacteristic>({
  caption,
  rows,
  partOf,
  decision = decided,
}: CharacteristicsTableProps<Row>) {
  const [filter, setFilter] = useState<'all' | 'outside'>('all')
  const [limit, setLimit] = useState(atOnce)
  const model = useModelDialog()
  const outside = rows.filter(({ verdict }) => verdict === 'out_of_tolerance')
  // Once none is out of tolerance any more, there is nothing to filter by.
  const listed = filter === 'outside' && outside.length > 0 ? outside : rows
  return (
    <Stack $gap={8}>
      <Cluster>
        <Muted>{words.summary(rows.length, outside.length)}</Muted>
        {outside.length > 0 && outside.length < rows.length && (
          <SegmentedToggle
            label={words.show}
            value={filter}
            onValueChange={setFilter}
            options={[
              { value: 'all', label: words.all(rows.length) },
              { value: 'outside', label: words.outOfTolerance(outside.length) },
            ]}
          />
        )}
      </Cluster>
      <CharacteristicsFrame caption={caption}>
        {listed.slice(0, limit).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand twice
          <tr key={`${row.number} ${index}`}>
            <th scope="row">
              <bdi>{characteristicName(row)}</bdi>
              {partOf?.(row) && <Small>{partOf(row)}</Small>}
              {row.face && (
                <div>
                  <FaceButton row={row} face={row.face} onShow={model.show} />
                </div>
              )}
            </th>
            <td data-column={words.columns.required}>
              <bdi>{requiredWords(row)}</bdi>
            </td>
            <td data-column={words.columns.measured}>{measuredWords(row) || '–'}</td>
            <td data-column={words.columns.deviation}>
              <Deviation row={row} />
            </td>
            <td data-column={words.columns.verdict}>
              <VerdictBadge kind={row.kind} verdict={row.verdict} />
            </td>
            <td data-column={words.columns.decision}>{decision(row)}</td>
          </tr>
        ))}
      </CharacteristicsFrame>
      {listed.length > limit && (
        <div>
          <Button size="small" onClick={() => setLimit(limit + atOnce)}>
            {words.more(Math.min(atOnce, listed.length - limit))}
          </Button>
        </div>
      )}
      {model.dialog}
    </Stack>
  )
}

function Deviation({ row }: { row: DecidedCharacteristic }) {
  const largest = largestDeviation(row)
  return (
    <>
      <DeviationDrawing characteristic={row} />
      {largest !== null && <Small>{signedWords(largest)}</Small>}
      {largest === null && row.kind === 'attribute' && '–'}
    </>
  )
}

/** What the customer said of a characteristic, with the note of a refusal. */
export function decided({ decision, decisionNote }: DecidedCharacteristic): ReactNode {
  if (decision === null) return '–'
  const isApproved = decision === 'approved'
  return (
    <>
      <IconBadge tone={isApproved ? 'green' : 'red'} icon={isApproved ? Check : X} label={words.decisions[decision]} />
      {decisionNote && <Small dir="auto">{decisionNote}</Small>}
    </>
  )
}

interface FaceButtonProps {
  row: DecidedCharacteristic
  face: NonNullable<DecidedCharacteristic['face']>
  onShow: ReturnType<typeof useModelDialog>['show']
}

function FaceButton({ row, face, onShow }: FaceButtonProps) {
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={words.face(characteristicName(row))}
      icon={<Box size={14} aria-hidden />}
      onClick={() => onShow({ id: face.fileId, name: face.fileName, face: face.faces.join(',') })}
    >
      {words.faceShort}
    </Button>
  )
}
