import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { text } from '../../text.ts'
import { acceptedNames, useFileIntake } from './use-file-intake.ts'
import { usePageDrop } from './use-page-drop.ts'

/* Covers the whole window, wherever the drop zone is; drops pass through it. */
const Over = styled.div`
  position: fixed;
  inset: ${space[8]};
  z-index: 30;
  display: grid;
  align-content: end;
  justify-content: center;
  padding: ${space[32]};
  border: 2px dashed ${color.accent};
  border-radius: ${radius.card};
  pointer-events: none;

  span {
    padding: ${space[12]} ${space[24]};
    border-radius: ${radius.control};
    background: ${color.accent};
    color: ${color.onAccent};
    font-size: ${fontSize[16]};
    font-weight: ${fontWeight.semibold};
  }
`

interface FileChoiceProps {
  title: string
  label?: string
  /** @returns the files that were already chosen */
  onFiles: (files: File[]) => Promise<File[]>
  /** Files dropped anywhere on this element are accepted. */
  targetRef?: RefObject<HTMLElement | null>
  /** Also accepts drops outside of every drop zone. */
  takesPageDrops?: boolean
}

/** Accepts STEP and PDF files, by name and content; others are listed with the reason. */
export function FileChoice({
  title,
  label = text.files.label,
  onFiles,
  targetRef,
  takesPageDrops = false,
}: FileChoiceProps) {
  const { take, refused, forget } = useFileIntake(onFiles)
  const isOver = usePageDrop(take, takesPageDrops)
  const rows = refused.map(({ file, refusal }) => ({
    id: file.name,
    name: file.name,
    size: file.size,
    status: 'failed' as const,
    error: text.files.refusals[refusal],
  }))
  return (
    <>
      {isOver && (
        <Over aria-hidden>
          <span>{text.files.over}</span>
        </Over>
      )}
      <FileDrop
        label={label}
        title={title}
        hint={text.files.hint}
        accept={acceptedNames}
        multiple
        onFiles={take}
        onReject={(rejected) => take(rejected.map(({ file }) => file))}
        targetRef={targetRef}
      />
      {rows.length > 0 && <FileList label={text.files.refused} files={rows} onRemove={(name) => forget([name])} />}
    </>
  )
}
