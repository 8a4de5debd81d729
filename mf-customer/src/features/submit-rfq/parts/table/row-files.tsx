import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { FileName, shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { truncate } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Plus, RotateCw, X } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { styled } from 'styled-components'
import { acceptedNames } from '../../files/choosing/use-file-intake.ts'
import { useEarlyRetry } from '../../files/sending/early-retry.ts'
import type { QueuedFile } from '../../files/sending/upload-queue.ts'
import { problemOf } from '../../files/sending/use-upload-queue.tsx'
import { MoveFileButton, putIntoTransfer } from '../../files/sorting/file-moves.tsx'
import { text } from '../../text.ts'

const List = styled.ul`
  display: grid;
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  font-size: ${fontSize[12]};
  cursor: grab;

  & > :first-child {
    ${truncate}
  }
`

const Failed = styled.span`
  grid-column: 1 / -1;
  color: ${color.dangerText};
`

const Add = styled.label`
  /* Around its input, which would otherwise widen the page instead of the table. */
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};
  color: ${color.accentText};
  font-size: ${fontSize[12]};
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`

/** A file of a row: what is wrong with it stands below its name. */
function RowFile({ queued, onRemove }: { queued: QueuedFile; onRemove: (id: string) => void }) {
  const onRetry = useEarlyRetry()
  const { id, earlyFailure } = queued
  const name = shownFileName(queued.name)
  const problem = problemOf(queued)
  const words = text.files.states
  return (
    <Item draggable onDragStart={(event) => putIntoTransfer(id, event.dataTransfer)}>
      <span title={name}>
        <FileName>{name}</FileName>
      </span>
      <MoveFileButton id={id} name={queued.name} />
      <IconButton
        size="small"
        label={words.remove(name)}
        icon={<X size={14} aria-hidden />}
        onClick={() => onRemove(id)}
      />
      {problem && (
        <Failed role="alert">
          {problem}
          {earlyFailure && !earlyFailure.isFinal && onRetry && (
            <IconButton
              size="small"
              label={words.retry(name)}
              icon={<RotateCw size={14} aria-hidden />}
              onClick={() => onRetry(id)}
            />
          )}
        </Failed>
      )}
    </Item>
  )
}

interface RowFilesProps {
  /** The part's number, as in 'Part 3'. */
  numbered: string
  files: readonly QueuedFile[]
  onChosen: (files: readonly File[]) => void
  onRemove: (id: string) => void
}

/** The files of a row, each movable and removable, and a button that chooses more. */
export function RowFiles({ numbered, files, onChosen, onRemove }: RowFilesProps) {
  const id = useId()
  const words = text.files
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(event.currentTarget.files ?? [])])
    // Allows the same file to be chosen again after it was removed.
    event.currentTarget.value = ''
  }
  return (
    <>
      {files.length > 0 && (
        <List aria-label={words.listOf(numbered)}>
          {files.map((queued) => (
            <RowFile key={queued.id} queued={queued} onRemove={onRemove} />
          ))}
        </List>
      )}
      <Add htmlFor={id}>
        <Plus size={14} aria-hidden />
        {words.add}
        <input
          id={id}
          type="file"
          multiple
          accept={acceptedNames.join(',')}
          aria-label={words.labelOf(numbered)}
          onChange={choose}
        />
      </Add>
    </>
  )
}
