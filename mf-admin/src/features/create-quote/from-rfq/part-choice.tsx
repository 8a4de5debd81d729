import type { Rfq, RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { materialWords, partName, quantitiesWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { DrawingFacts } from './drawing-facts.tsx'
import { drawingOf, type RfqChoice } from './rfq-choice.ts'

const words = text.rfq

const Grown = styled.div`
  flex: 1;
  min-width: 0;
`

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

function PartPicture({ part }: { part: RfqPart }) {
  return <FilePicture kind="step" picture={drawingOf(part)?.pictureUrl} />
}

function PartFacts({ part }: { part: RfqPart }) {
  const drawing = drawingOf(part)
  return (
    <>
      {factsOf(part)}
      {drawing && <DrawingFacts fileId={drawing.id} />}
    </>
  )
}

interface PartChoiceProps {
  rfq: Rfq
  label: string
  choice: RfqChoice
  error: string | undefined
  onChange: (choice: RfqChoice) => void
}

/** Which parts of an RFQ suppliers are asked for, and their names for suppliers. */
export function PartChoice({ rfq, label, choice, error, onChange }: PartChoiceProps) {
  const set = (id: string, changes: Partial<RfqChoice['parts'][string]>) => {
    const before = choice.parts[id] ?? { isChosen: false, name: '' }
    onChange({ ...choice, parts: { ...choice.parts, [id]: { ...before, ...changes } } })
  }
  return (
    <Field group label={label} hint={words.partsHint} error={error}>
      <Rows>
        {rfq.parts.map((part) => {
          const { isChosen, name } = choice.parts[part.id] ?? { isChosen: false, name: '' }
          return (
            <ListRow key={part.id}>
              <Spread>
                <PartPicture part={part} />
                <Grown>
                  <Checkbox
                    label={words.include(partName(part))}
                    hint={<PartFacts part={part} />}
                    checked={isChosen}
                    onChange={(event) => set(part.id, { isChosen: event.target.checked })}
                  />
                </Grown>
              </Spread>
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
