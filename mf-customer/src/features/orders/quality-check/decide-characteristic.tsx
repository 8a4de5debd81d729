import type { QualityCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import { decided } from '@kerf/shared-parts/quality/characteristics-table.tsx'
import { characteristicName } from '@kerf/shared-parts/quality/words.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { Check, X } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import type { Marking } from './use-marks.ts'

const words = text.characteristics

/* Wide enough for both buttons side by side. */
const Decision = styled(Stack)`
  @container (min-width: 720px) {
    min-width: 204px;
  }
`

interface DecideCharacteristicProps {
  row: QualityCharacteristic
  marking: Marking
}

/** Approves or refuses one characteristic; a second click takes it back. A refusal has a note. */
export function DecideCharacteristic({ row, marking }: DecideCharacteristicProps) {
  const mark = marking.markOf(row)
  const name = characteristicName(row)
  const choose = (decision: 'approved' | 'refused') =>
    marking.say(row, mark?.decision === decision ? undefined : { decision, note: mark?.note ?? '' })
  return (
    <Decision $gap={8}>
      {mark === undefined && row.decision !== null && <div>{decided(row)}</div>}
      <Cluster $gap={8}>
        <Button
          size="small"
          variant={mark?.decision === 'approved' ? 'primary' : 'secondary'}
          aria-pressed={mark?.decision === 'approved'}
          aria-label={words.approveNamed(name)}
          icon={<Check size={14} aria-hidden />}
          onClick={() => choose('approved')}
        >
          {words.approve}
        </Button>
        <Button
          size="small"
          variant={mark?.decision === 'refused' ? 'danger' : 'secondary'}
          aria-pressed={mark?.decision === 'refused'}
          aria-label={words.refuseNamed(name)}
          icon={<X size={14} aria-hidden />}
          onClick={() => choose('refused')}
        >
          {words.refuse}
        </Button>
      </Cluster>
      {mark?.decision === 'refused' && (
        <Field label={words.note(name)} hideLabel hint={mark.note.trim() ? undefined : words.noteHint} required>
          <TextArea
            rows={2}
            maxLength={500}
            value={mark.note}
            onChange={({ target }) => marking.say(row, { decision: 'refused', note: target.value })}
          />
        </Field>
      )}
    </Decision>
  )
}
