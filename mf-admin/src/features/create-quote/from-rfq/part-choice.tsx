import type { Rfq, RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { materialWords, partName, quantitiesWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Checkbox } from '@kerf/shared-ui/forms/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/text-input.tsx'
import { ListRow, Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { text } from '../text.ts'
import type { RfqChoice } from './rfq-choice.ts'

const words = text.rfq

/** The material and quantities of a part. */
function factsOf(part: RfqPart): string {
  const facts = [
    materialWords(part),
    part.finishing,
    toleranceWords(part.tolerance, ''),
    quantitiesWords(part.quantities),
  ]
  return facts.filter(Boolean).join(' · ')
}

interface PartChoiceProps {
  rfq: Rfq
  choice: RfqChoice
  error: string | undefined
  onChange: (choice: RfqChoice) => void
}

/** Which parts of an RFQ suppliers are asked for, and their names for suppliers. */
export function PartChoice({ rfq, choice, error, onChange }: PartChoiceProps) {
  const set = (id: string, changes: Partial<RfqChoice['parts'][string]>) => {
    const before = choice.parts[id] ?? { isChosen: false, name: '' }
    onChange({ ...choice, parts: { ...choice.parts, [id]: { ...before, ...changes } } })
  }
  return (
    <Field group label={words.parts} hint={words.partsHint} error={error}>
      <Rows>
        {rfq.parts.map((part) => {
          const { isChosen, name } = choice.parts[part.id] ?? { isChosen: false, name: '' }
          return (
            <ListRow key={part.id}>
              <Checkbox
                label={words.include(partName(part))}
                hint={factsOf(part)}
                checked={isChosen}
                onChange={(event) => set(part.id, { isChosen: event.target.checked })}
              />
              {isChosen && (
                <TextInput
                  aria-label={words.partNameOf(partName(part))}
                  placeholder={words.partName}
                  maxLength={160}
                  value={name}
                  onChange={(event) => set(part.id, { name: event.target.value })}
                />
              )}
            </ListRow>
          )
        })}
      </Rows>
    </Field>
  )
}
