import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { color, radius } from '@kerf/shared-ui/theme/tokens.ts'
import { memo, useRef } from 'react'
import { styled } from 'styled-components'
import { PartFiles } from '../files/part-files.tsx'
import type { QueuedFile } from '../files/sending/upload-queue.ts'
import { useMoveTarget } from '../files/sorting/file-moves.tsx'
import { FormGrid } from '../form/form-grid.ts'
import { partName } from '../form/rfq-form-schema.ts'
import { text } from '../text.ts'
import { MaterialFields } from './material-fields.tsx'
import { PartButtons } from './part-buttons.tsx'
import { PartDrawings } from './part-drawings.tsx'
import { isSameErrors } from './part-errors.ts'
import { type PartFieldsProps, partField } from './part-field.ts'
import { holdsSomething } from './part-list.ts'
import { QuantityFields } from './quantity-fields.tsx'

const Title = styled.span`
  overflow-wrap: anywhere;
`

interface PartCardProps extends PartFieldsProps {
  count: number
  files: readonly QueuedFile[]
  lostFiles: readonly string[]
  onAddFiles: (part: string, files: File[]) => Promise<File[]>
  onRemoveFile: (id: string) => void
}

const Target = styled.div<{ $isOver: boolean }>`
  border-radius: ${radius.card};
  outline: ${({ $isOver }) => ($isOver ? `2px dashed ${color.accent}` : 'none')};
`

/**
 * One of several parts of a request. It re-renders only when its own data changes, so that typing in one of a hundred parts
 * is as fast as in one of two.
 */
export const PartCard = memo(PartCardBody, (before, now) => {
  const { errors, ...others } = now
  return (
    isSameErrors(before.errors, errors) &&
    Object.entries(others).every(([prop, value]) => before[prop as keyof PartCardProps] === value) // its own props
  )
})

function PartCardBody(props: PartCardProps) {
  const { part, index, count, files, lostFiles, actions, onAddFiles, onRemoveFile } = props
  const words = text.parts
  const card = useRef<HTMLElement>(null)
  const isOver = useMoveTarget(card, part.key)
  const called = partName(part, index)
  const numbered = words.numbered(index + 1)
  const name = partField(props, 'name')
  const notes = partField(props, 'notes')
  return (
    <Target $isOver={isOver}>
      <Card
        ref={card}
        aria-label={numbered}
        title={<Title>{called === numbered ? numbered : words.titled(numbered, called)}</Title>}
        actions={
          <PartButtons
            name={numbered}
            index={index}
            count={count}
            holdsSomething={holdsSomething(part) || files.length > 0 || lostFiles.length > 0}
            fileCount={files.length}
            actions={actions}
          />
        }
      >
        <Stack $gap={16}>
          <FormGrid>
            <Field label={words.name} hint={words.nameHint} error={name.error} optional>
              <TextInput autoComplete="off" {...name.control} />
            </Field>
            <MaterialFields {...props} />
            <QuantityFields {...props} />
          </FormGrid>
          <FormGrid>
            <Field label={words.notes} hint={words.notesHint} error={notes.error} optional>
              <TextArea rows={4} {...notes.control} />
            </Field>
            <PartFiles
              files={files}
              onAdd={(added) => onAddFiles(part.key, added)}
              onRemove={onRemoveFile}
              targetRef={card}
              title={words.drop}
              partName={numbered}
              lostFiles={lostFiles}
            />
          </FormGrid>
          <PartDrawings part={part} files={files} />
        </Stack>
      </Card>
    </Target>
  )
}
