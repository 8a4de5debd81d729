import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { partNotes } from '@kerf/shared-contracts/rules/manufacturability'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useModelDialog } from '../files/model-dialog.tsx'
import { text } from './text.ts'

const Caption = styled.p`
  color: ${color.textSubtle};
  font-size: ${fontSize[12]};
`

const Notes = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  font-size: ${fontSize[13]};
  list-style: none;
`

const Note = styled.button`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[12]};
  width: 100%;
  min-height: 32px;
  padding: 6px ${space[8]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${color.hover};
  }
  span + span {
    color: ${color.accentText};
  }
`

interface MakingNotesProps {
  file: { id: string; fileName: string }
  facts: PartFacts
  /** By which the part is to be made, as the catalogue calls it. */
  process: string | null
}

/** What stands in the way of making a part by a process. Each note shows the model with its faces lit. */
export function MakingNotes({ file, facts, process }: MakingNotesProps) {
  const id = useId()
  const model = useModelDialog()
  const notes = partNotes(facts, process)
  if (notes.length === 0) return null
  return (
    <Stack $gap={4}>
      <Caption id={id}>{text.notesFor(process)}</Caption>
      <Notes aria-labelledby={id}>
        {notes.map((note) => (
          <li key={note.kind}>
            <Note
              type="button"
              aria-haspopup="dialog"
              onClick={() => model.show({ id: file.id, name: file.fileName, note: note.kind, process })}
            >
              <span>{note.text}</span>
              <span>{text.showNote(note)}</span>
            </Note>
          </li>
        ))}
      </Notes>
      {model.dialog}
    </Stack>
  )
}
